import { Check } from "lucide-react";
import { memo } from "react";
import { QuestCard } from "../card/quest-card.tsx";
import { questsText } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";
import { DayStamp } from "./day-stamp.tsx";
import { type PlannedDay, sumPaidXp } from "./week-plan.ts";

interface DayContentProps {
  plan: PlannedDay;
  size: "big" | "small";
  actionsShown?: boolean;
  /** Past week: shows completed quests as cards. */
  isHistory?: boolean;
}

const Card = memo(QuestCard);

/** The cards of one day, or a summary of it. */
export function DayContent({ plan, size, actionsShown = false, isHistory = false }: DayContentProps) {
  const { quests, finished } = plan;
  if (isHistory) return finished.map((quest) => <FinishedCard key={quest.id} quest={quest} />);
  return (
    <>
      {quests.map((quest) => (
        <Card key={quest.id} quest={quest} size={size} actionsShown={actionsShown} />
      ))}
      {quests.length === 0 ? <EmptyDay plan={plan} /> : null}
    </>
  );
}

function EmptyDay({ plan }: { plan: PlannedDay }) {
  const { finished, movedCount, when } = plan;
  if (finished.length > 0) {
    return (
      <DayStamp word={movedCount > 0 ? "Done" : "Cleared"}>
        {questsText(finished.length)}, +{sumPaidXp(finished)} XP
        {movedCount > 0 ? <Moved count={movedCount} /> : null}
      </DayStamp>
    );
  }
  return (
    <p className="rounded-quest border-2 border-dashed border-border px-3 py-5 text-center text-13 font-medium text-pretty text-text-2">
      {movedCount > 0 ? `${movedCount} moved to today` : wordsFor(when, plan.isAvailable)}
    </p>
  );
}

function Moved({ count }: { count: number }) {
  return (
    <>
      <br />
      {count} moved to today
    </>
  );
}

function wordsFor(when: PlannedDay["when"], isOpen: boolean): string {
  if (when === "today") return isOpen ? "Nothing left for today." : "A rest day. Enjoy it.";
  if (when === "past") return "A quiet day.";
  return isOpen ? "Free so far." : "Rest day.";
}

function FinishedCard({ quest }: { quest: DatedQuest }) {
  return (
    <article className="flex min-w-0 items-start gap-2 rounded-quest border border-border bg-surface p-[11px] text-13">
      <Check className="mt-px size-4 stroke-[2.6] text-success" aria-hidden="true" />
      <div className="min-w-0">
        <h4 className="font-body text-13 leading-[1.35] font-550 tracking-normal text-pretty wrap-anywhere text-text-2 line-through">
          {quest.title}
        </h4>
        <span className="num mt-1 block font-bold text-gold-text">+{quest.xpPaid ?? 0} XP</span>
      </div>
    </article>
  );
}
