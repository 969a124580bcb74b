import { Pause, Play } from "lucide-react";
import type { QuestView } from "#contracts/quests.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { QuestCardMenu } from "../card/quest-card-menu.tsx";
import { useQuestActions } from "../quest-actions.ts";
import { clockTime, roughTime } from "../quest-time.ts";
import { dated } from "../use-quests.ts";
import { useCountedMs } from "./counted-time.ts";

/** How far the quest is, its counted time, and Pause. */
export function RunningHead({ quest }: { quest: QuestView }) {
  const { timeZone } = useMember();
  return (
    <div className="flex min-h-13 items-center gap-2.5 rounded-t-[21px] text-14 leading-none font-650 text-on-primary-soft sm:bg-primary-soft sm:pr-2 sm:pl-5.5">
      <LiveDot isCounting={quest.countingSince !== null} />
      <span className="max-sm:sr-only">{progressText(quest)}</span>
      <Counted quest={quest} />
      <PauseButton quest={quest} />
      <QuestCardMenu quest={dated(quest, timeZone)} className="bg-transparent! max-sm:-mr-3 max-sm:size-11" />
    </div>
  );
}

function progressText({ description, stepsDone, countingSince }: QuestView): string {
  const count = readQuestText(description).steps.length;
  const state = countingSince === null ? "Paused" : "In progress";
  return count === 0 ? state : `${state}, ${stepsDone.length} of ${count} steps`;
}

function LiveDot({ isCounting }: { isCounting: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "mx-1 size-[9px] flex-none rounded-full",
        isCounting
          ? "moves animate-pulse-dot bg-primary shadow-[0_0_0_4px_color-mix(in_srgb,var(--primary)_22%,transparent)]"
          : "bg-control",
      )}
    />
  );
}

/** Renders every second by itself, not with the whole quest. */
function Counted({ quest }: { quest: QuestView }) {
  const countedMs = useCountedMs(quest);
  return (
    <span className="flex items-baseline gap-2.5 sm:ml-auto">
      <b
        role="timer"
        aria-label="Counted time"
        className="num text-18 leading-none font-750 max-sm:text-text sm:text-22"
      >
        {clockTime(countedMs)}
      </b>
      <span className="text-[13.5px] font-medium whitespace-nowrap max-sm:sr-only">
        of {roughTime(quest.estimatedHours * MS_PER_HOUR)}
      </span>
    </span>
  );
}

function PauseButton({ quest }: { quest: QuestView }) {
  const { setCounting } = useQuestActions();
  const isCounting = quest.countingSince !== null;
  const Icon = isCounting ? Pause : Play;
  return (
    <Button
      variant="ghost"
      data-track={isCounting ? "Pause" : "Go on"}
      className="px-3! text-14! [--ink:var(--on-primary-soft)]! max-sm:ml-auto sm:h-10!"
      onClick={() => setCounting(quest, !isCounting)}
    >
      <Icon className="size-4" aria-hidden="true" />
      <span className="max-sm:sr-only">{isCounting ? "Pause" : "Go on"}</span>
    </Button>
  );
}
