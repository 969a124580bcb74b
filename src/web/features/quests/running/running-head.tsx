import { ArrowLeft, Pause, Play } from "lucide-react";
import { useEffect, useRef } from "react";
import type { QuestView } from "#contracts/quests.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { t } from "#web/platform/language/text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { LiveDot } from "../card/live-dot.tsx";
import { QuestCardMenu } from "../card/quest-card-menu.tsx";
import { useQuestActions } from "../quest-actions.ts";
import { clockTime, plannedMs, roughTime } from "../quest-time.ts";
import { dated } from "../use-quests.ts";
import { useCountedMs } from "../work/counted-time.ts";

interface RunningHeadProps {
  quest: QuestView;
  /** Phones: the person came back to the workspace, so its first button takes the focus. */
  hasReturned: boolean;
  /** Phones: shows the rest of the page instead. */
  onLeave: () => void;
}

/** How far the quest is, its counted time, and Pause. On a phone it stays at the top, with the way back. */
export function RunningHead({ quest, hasReturned, onLeave }: RunningHeadProps) {
  const { timeZone } = useMember();
  const leave = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasReturned) leave.current?.focus();
  }, [hasReturned]);
  return (
    <div className="flex min-h-14 items-center gap-2.5 text-14 leading-none font-650 text-on-primary-soft max-sm:sticky max-sm:top-0 max-sm:z-22 max-sm:-mx-4 max-sm:gap-2 max-sm:bg-bg max-sm:px-1 sm:min-h-13 sm:rounded-t-[21px] sm:bg-primary-soft sm:pr-2 sm:pl-5.5">
      <Button
        variant="ghost"
        icon
        ref={leave}
        aria-label={t("Back to Today")}
        data-track="Back to Today"
        className="sm:hidden"
        onClick={onLeave}
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
      </Button>
      <LiveDot isCounting={quest.countingSince !== null} />
      <span className="max-sm:sr-only">{progressText(quest)}</span>
      <Counted quest={quest} className="sm:ml-auto" />
      <PauseButton quest={quest} />
      <QuestCardMenu quest={dated(quest, timeZone)} className="bg-transparent! max-sm:size-11" />
    </div>
  );
}

/** "In progress, 2 of 4 steps" */
export function progressText({ description, stepsDone, countingSince }: QuestView): string {
  const count = readQuestText(description).steps.length;
  const done = stepsDone.length;
  if (countingSince === null)
    return count === 0 ? t("Paused") : t("Paused, {done} of {count} steps", { done, count });
  return count === 0 ? t("In progress") : t("In progress, {done} of {count} steps", { done, count });
}

/** Renders every second by itself, not with the whole quest. */
export function Counted({ quest, className }: { quest: QuestView; className: string }) {
  const countedMs = useCountedMs(quest);
  return (
    <span className={classNames("flex items-baseline gap-2.5", className)}>
      <b
        role="timer"
        aria-label={t("Counted time")}
        className="num text-[20px] leading-none font-750 max-sm:text-text sm:text-22"
      >
        {clockTime(countedMs)}
      </b>
      <span className="text-[13.5px] font-medium whitespace-nowrap max-sm:sr-only">
        {t("of {time}", { time: roughTime(plannedMs(quest)) })}
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
      <Icon className={classNames("size-4", !isCounting && "fill-current")} aria-hidden="true" />
      <span className="max-sm:sr-only">{isCounting ? t("Pause") : t("Go on")}</span>
    </Button>
  );
}
