import { firstSentence, readQuestText } from "#domain/quests/quest-text.ts";
import { t } from "#web/platform/language/text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { CategoryBadge } from "#web/ui/category-badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { LiveDot } from "../card/live-dot.tsx";
import { RunningTimer } from "../card/running-timer.tsx";
import { useQuestActions } from "../quest-actions.ts";
import { longDay, plannedMs, roughTime, shortDay } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";
import { MoveGrip } from "./move-grip.tsx";
import { PlanCardActions } from "./plan-card-actions.tsx";
import { useQuestDrag } from "./quest-drag.ts";
import { QuestTitle } from "./quest-title.tsx";
import { isOverdue } from "./week-plan.ts";

interface PlanCardProps {
  quest: DatedQuest;
  /** The quest at the top of the page. */
  isNext: boolean;
}

/** A quest in its day's column. It can be dragged to another day. */
export function PlanCard({ quest, isNext }: PlanCardProps) {
  const { today, unsavedIds, highlightedId } = useQuestActions();
  const { dragged, setDragged } = useQuestDrag();
  // What is being worked on is late no more.
  const isLate = isOverdue(quest, today) && !quest.inProgress;
  const sentence = firstSentence(readQuestText(quest.description).summary);
  return (
    <article
      data-quest-id={quest.id}
      data-highlighted={highlightedId === quest.id || undefined}
      aria-labelledby={`quest-${quest.id}`}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        // Without data Firefox does not drag.
        event.dataTransfer.setData("text/plain", quest.title);
        setDragged(quest);
      }}
      onDragEnd={() => setDragged(null)}
      className={classNames(
        "group/card @container relative rounded-[13px] border bg-surface px-[9px] pt-[9px] pb-2 transition-[transform,box-shadow] duration-[var(--t-enter)] ease-out",
        frameOf(quest, isNext),
        dragged === quest && "rotate-[2.5deg] border-primary! opacity-60 motion-reduce:rotate-0",
        highlightedId === quest.id &&
          "scale-[1.02] shadow-[0_0_0_5px_var(--gold-soft),0_0_0_7px_var(--gold)]!",
      )}
    >
      {quest.inProgress ? <RunningStrip quest={quest} /> : null}
      <div className="flex min-w-0 items-center gap-1">
        <span className="-ml-0.5 flex min-w-0">
          <CategoryBadge category={quest.category} />
        </span>
        <MoveGrip quest={quest} />
      </div>
      <QuestTitle
        quest={quest}
        as="h4"
        className="mt-[7px] text-14 leading-[1.3] text-pretty wrap-anywhere [&>button]:line-clamp-4"
      />
      {sentence ? (
        <p className="mt-1 hidden text-13 leading-[1.4] wrap-anywhere text-text-2 @min-[206px]:line-clamp-2">
          {sentence}
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-[5px] gap-y-1 text-12 leading-none font-medium whitespace-nowrap text-text-2">
        <XpPill xp={quest.xpReward} sign className="h-[22px]! gap-0.5! pr-1.5! pl-[3px]! text-[12.5px]!" />
        <Badge className="h-[22px] px-[5px]!">{shortDay(quest.dueDay)}</Badge>
        <span>{roughTime(plannedMs(quest))}</span>
      </div>
      {isLate ? (
        <p className="mt-2 text-12 leading-tight font-semibold text-gold-text">
          {t("From {day}", { day: longDay(quest.dueDay) })}
          {t(", still worth {xp} XP", { xp: quest.xpReward })}
        </p>
      ) : null}
      {unsavedIds.has(quest.id) ? (
        <p role="status" className="mt-2 text-13 font-semibold text-danger">
          {t("Not saved")}
        </p>
      ) : null}
      <PlanCardActions quest={quest} />
    </article>
  );
}

function frameOf(quest: DatedQuest, isNext: boolean): string {
  if (quest.inProgress)
    return "border-primary shadow-[inset_0_0_0_1px_var(--primary),0_0_0_4px_var(--primary-soft)]";
  if (isNext) return "border-primary shadow-[inset_0_0_0_1px_var(--primary)]";
  return "border-border hover:border-control focus-within:border-control";
}

function RunningStrip({ quest }: { quest: DatedQuest }) {
  return (
    <div className="-mx-2 -mt-2 mb-2 flex min-h-8 flex-wrap items-center gap-x-1 gap-y-1 rounded-t-[11px] bg-primary-soft px-2 py-1.5 text-12 leading-none font-650 text-on-primary-soft">
      <LiveDot isCounting={quest.countingSince !== null} />
      {quest.countingSince === null ? t("Paused") : t("In progress")}
      <RunningTimer quest={quest} />
    </div>
  );
}
