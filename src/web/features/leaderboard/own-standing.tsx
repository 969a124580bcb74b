import { useState } from "react";
import type { StandingView } from "#contracts/leaderboard.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SeenAs } from "./seen-as.tsx";
import { useStanding } from "./use-leaderboard.ts";

const WHY_NOT: Record<Exclude<StandingView["listing"], "listed">, string> = {
  not_onboarded: t("You are not on the board: first tell us about your business."),
  nothing_completed: t("You are not on the board: complete your first quest, and you are on it."),
  off: t("You are not on the board: you chose to stay off it."),
  hidden: t(
    "You are not on the board: an admin took you off it after a review. If that is a mistake, tell us by the Feedback button.",
  ),
};

/** Asks once how to appear on the leaderboard; later shows the choice and lets it be changed. */
export function OwnStanding() {
  const { data: standing } = useStanding();
  const [isOpen, setIsOpen] = useState(false);
  // The leaderboard works without it: if the standing cannot be read, nothing is shown.
  if (!standing) return null;
  if (isOpen || !standing.hasChosen)
    return (
      <SeenAs
        alias={standing.alias}
        isFirst={!standing.hasChosen}
        onClose={() => setIsOpen(false)}
        className="mb-3.5"
      />
    );
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pl-1 text-14 text-text-2">
      <p className="min-w-0 flex-1 basis-64 text-pretty">
        <HowSeen standing={standing} />
      </p>
      <Button variant="ghost" size="sm" className="-mx-3" onClick={() => setIsOpen(true)}>
        {t("Change how others see you")}
      </Button>
    </div>
  );
}

function HowSeen({ standing: { listing, alias } }: { standing: StandingView }) {
  const { leaderboardPrivacy, username } = useMember();
  if (listing !== "listed") return WHY_NOT[listing];
  return tx("Others see you as <b>{name}</b>.", {
    b: (text) => <b className="font-650 text-text">{text}</b>,
    name: leaderboardPrivacy === "alias" ? alias : username,
  });
}
