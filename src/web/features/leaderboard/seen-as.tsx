import { useId, useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { t } from "#web/platform/language/text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Switch } from "#web/ui/controls/switch.tsx";
import { useSaveSeenAs } from "./use-save-seen-as.ts";

const CHOICES = [
  { value: "public", label: t("My name") },
  { value: "alias", label: t("An alias") },
  { value: "off", label: t("Not at all") },
] as const;

interface SeenAsProps {
  alias: string;
  /** First time: there is no cancel button. */
  isFirst: boolean;
  onClose: () => void;
  className?: string;
}

export function SeenAs({ alias, isFirst, onClose, className }: SeenAsProps) {
  const user = useMember();
  const id = useId();
  const [privacy, setPrivacy] = useState(user.leaderboardPrivacy);
  const [showsBusiness, setShowsBusiness] = useState(user.showsBusinessName);
  const save = useSaveSeenAs(onClose);
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className={className}>
      <h2 id={`${id}-title`} className="text-18 font-750">
        {t("How should others see you here?")}
      </h2>
      <p className="mt-1 text-14 text-pretty text-text-2">
        {t(
          "Everybody who is signed in can read the board: name, level, XP and completed quests. You can change this at any time, here or in your profile.",
        )}
      </p>
      <Segmented
        label={t("On the leaderboard, show")}
        segments={CHOICES}
        value={privacy}
        onValueChange={setPrivacy}
        className="mt-3.5 sm:max-w-[400px]"
      />
      <p aria-live="polite" className="mt-2.5 text-14 text-pretty wrap-anywhere text-text-2">
        {preview(privacy, { user, alias, showsBusiness })}
      </p>
      {privacy === "public" ? (
        <div className="mt-3.5 flex items-center gap-3">
          <Switch id={`${id}-business`} checked={showsBusiness} onCheckedChange={setShowsBusiness} />
          <label htmlFor={`${id}-business`} className="text-[14.5px] font-semibold">
            {t("Show my business name")}
          </label>
        </div>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="primary"
          loading={save.isPending}
          onClick={() => save.mutate({ leaderboardPrivacy: privacy, showsBusinessName: showsBusiness })}
        >
          {t("Save my choice")}
        </Button>
        {isFirst ? null : <Button onClick={onClose}>{t("Cancel")}</Button>}
      </div>
    </Card>
  );
}

interface Seen {
  user: UserView;
  alias: string;
  showsBusiness: boolean;
}

function preview(privacy: UserView["leaderboardPrivacy"], { user, alias, showsBusiness }: Seen): string {
  if (privacy === "off") return t("You are not listed. Your XP and your level stay as they are.");
  if (privacy === "alias") return t("Others read “{alias}”, without your business name.", { alias });
  const { username: name, businessName: business } = user;
  return showsBusiness && business
    ? t("Others read “{name}” with “{business}”.", { name, business })
    : t("Others read “{name}”.", { name });
}
