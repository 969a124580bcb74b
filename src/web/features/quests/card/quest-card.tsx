import { Clock } from "lucide-react";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { firstSentence, readQuestText } from "#domain/quests/quest-text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { CategoryBadge } from "#web/ui/category-badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { useQuestActions } from "../quest-actions.ts";
import { roughTime, shortDay } from "../quest-time.ts";
import { LiveDot } from "../running/live-dot.tsx";
import type { DatedQuest } from "../use-quests.ts";
import { isOverdue } from "../week/week-plan.ts";
import { QuestCardActions } from "./quest-card-actions.tsx";
import { QuestCardMenu } from "./quest-card-menu.tsx";
import { RunningTimer } from "./running-timer.tsx";

interface QuestCardProps {
  quest: DatedQuest;
  /** big: today's column and the one-day view; small: the other columns. */
  size: "big" | "small";
  /** Actions are always visible; otherwise on hover, focus and touch devices. */
  actionsShown?: boolean;
}

export function QuestCard({ quest, size, actionsShown = false }: QuestCardProps) {
  const { today, unsavedIds, highlightedId } = useQuestActions();
  const isLate = isOverdue(quest, today);
  const isBig = size === "big";
  return (
    <article
      data-quest-id={quest.id}
      data-highlighted={highlightedId === quest.id || undefined}
      aria-labelledby={`quest-${quest.id}`}
      className={classNames(
        "group/card relative bg-surface transition-[transform,box-shadow] duration-[var(--t-enter)] ease-out hover:z-10 focus-within:z-10",
        isBig ? "rounded-card p-[15px]" : "rounded-quest p-[11px]",
        frameOf(quest, isLate),
        highlightedId === quest.id &&
          "scale-[1.02] shadow-[0_0_0_5px_var(--gold-soft),0_0_0_7px_var(--gold)]",
      )}
    >
      {quest.inProgress ? <RunningStrip quest={quest} isBig={isBig} /> : null}
      <div className="flex min-w-0 items-center gap-1.5">
        <CategoryBadge category={quest.category} size={isBig ? "md" : "sm"} />
        <QuestCardMenu
          quest={quest}
          isQuiet={!isBig}
          className={isBig ? "-my-1 -mr-1.5 ml-auto" : "absolute top-[9px] right-1.5"}
        />
      </div>
      <Title quest={quest} isBig={isBig} />
      <Summary quest={quest} isBig={isBig} />
      <div
        className={classNames(
          "mt-[11px] flex flex-wrap items-center gap-y-1",
          isBig ? "gap-x-1.5" : "gap-x-1",
        )}
      >
        <XpPill xp={quest.xpReward} sign />
        <Badge className={isBig ? "px-2" : "px-1.5"}>{shortDay(quest.dueDay)}</Badge>
        {isBig ? (
          <span className="ml-auto text-[12.5px] leading-none font-medium whitespace-nowrap text-text-2">
            {roughTime(quest.estimatedHours * MS_PER_HOUR)}
          </span>
        ) : null}
      </div>
      {isLate ? (
        <p className="mt-2.5 flex items-center gap-[5px] text-[12.5px] leading-tight font-semibold text-streak">
          <Clock className="size-[15px]" aria-hidden="true" />
          Overdue, still worth {quest.xpReward} XP
        </p>
      ) : null}
      {unsavedIds.has(quest.id) ? (
        <p role="status" className="mt-2.5 text-13 font-semibold text-danger">
          Not saved
        </p>
      ) : null}
      <QuestCardActions quest={quest} isBig={isBig} isShown={actionsShown} />
    </article>
  );
}

function frameOf(quest: DatedQuest, isLate: boolean): string {
  if (quest.inProgress) return "border-2 border-primary shadow-[0_0_0_5px_var(--primary-soft)]";
  if (isLate) return "border border-dashed border-streak";
  return "border border-border hover:border-control focus-within:border-control";
}

function RunningStrip({ quest, isBig }: { quest: DatedQuest; isBig: boolean }) {
  return (
    <div
      className={classNames(
        "@container flex min-h-10 flex-wrap items-center gap-x-1.5 gap-y-1 bg-primary-soft text-13 leading-none font-650 text-on-primary-soft",
        isBig
          ? "-mx-[15px] -mt-[15px] mb-3.5 rounded-t-[13px] px-[15px] py-2"
          : "-mx-[11px] -mt-[11px] mb-2.5 rounded-t-[11px] px-[11px] py-2",
      )}
    >
      <LiveDot isCounting={quest.countingSince !== null} />
      {quest.countingSince === null ? "Paused" : "In progress"}
      <RunningTimer quest={quest} />
    </div>
  );
}

/** What it is about in one sentence, and how many steps it takes. */
function Summary({ quest, isBig }: { quest: DatedQuest; isBig: boolean }) {
  const { summary, steps } = readQuestText(quest.description);
  const sentence = firstSentence(summary);
  if (!sentence && steps.length === 0) return null;
  return (
    <p
      className={classNames(
        "mt-[5px] wrap-anywhere text-text-2",
        isBig ? "text-14 leading-[1.42]" : "text-13 leading-[1.42]",
      )}
    >
      {sentence ? <span className="line-clamp-3">{sentence}</span> : null}
      {steps.length > 0 ? (
        <span className="block font-semibold">{steps.length === 1 ? "1 step" : `${steps.length} steps`}</span>
      ) : null}
    </p>
  );
}

function Title({ quest, isBig }: { quest: DatedQuest; isBig: boolean }) {
  const { openWorkspace, read } = useQuestActions();
  return (
    <h4
      id={`quest-${quest.id}`}
      className={classNames(
        "mt-[9px] font-body font-650 tracking-[-.003em] text-pretty wrap-anywhere",
        isBig ? "text-16 leading-[1.32]" : "text-14 leading-[1.32]",
      )}
    >
      <button
        type="button"
        data-track="Quest title"
        className="relative rounded-xs border-0 bg-transparent p-0 text-left font-[inherit] hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-3"
        onClick={() => (quest.inProgress ? openWorkspace(quest) : read(quest))}
      >
        {quest.title}
      </button>
    </h4>
  );
}
