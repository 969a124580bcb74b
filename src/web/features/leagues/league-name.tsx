import { useId } from "react";
import type { LeagueView } from "#contracts/leagues/leagues.ts";
import { t } from "#web/platform/language/text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { Switch } from "#web/ui/controls/switch.tsx";
import { useNameInLeague } from "./use-league.ts";

export function LeagueName({ league: { alias, showsName } }: { league: LeagueView }) {
  const { username } = useMember();
  const name = useNameInLeague();
  const id = useId();
  return (
    <div className="mt-4 flex items-center gap-3">
      <Switch
        id={id}
        checked={showsName}
        aria-describedby={`${id}-text`}
        onCheckedChange={(shows) => name.mutate(shows)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="text-[14.5px] font-semibold">
          {t("Show my own name")}
        </label>
        <p id={`${id}-text`} aria-live="polite" className="text-13 wrap-anywhere text-text-2">
          {t("Others read “{name}”.", { name: showsName ? username : alias })}
        </p>
      </div>
    </div>
  );
}
