import { useState } from "react";
import { Trail } from "#web/ui/trail/trail.tsx";
import { dayNumber, hoursText, longDay, questsText } from "../quest-time.ts";
import { DayContent } from "./day-content.tsx";
import { stopsOf } from "./trail-stops.ts";
import { isOverdue, type PlannedDay, sumHours, sumPaidXp } from "./week-plan.ts";

interface DayStripProps {
  label: string;
  days: readonly PlannedDay[];
  isHistory: boolean;
  /** Cards are laid out side by side, and the day is one group. */
  isWide: boolean;
}

/** One day at a time, for screens that cannot hold seven columns. */
export function DayStrip({ label, days, isHistory, isWide }: DayStripProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const shown = days.find((plan) => plan.day === picked) ?? firstWorthwhile(days);
  if (!shown) return null;
  return (
    <>
      <Trail
        label={label}
        size="strip"
        stops={stopsOf(days)}
        onPick={setPicked}
        pickedId={shown.day}
        className="sticky top-13 z-5 -mx-4 bg-bg px-2 py-2 sm:top-16 sm:mx-0 sm:px-0"
      />
      <section aria-label={`${longDay(shown.day)} ${dayNumber(shown.day)}`} className="mt-3">
        <Groups plan={shown} isHistory={isHistory} isWide={isWide} />
      </section>
    </>
  );
}

/** Today if it has quests; else the next day with any; else today. */
function firstWorthwhile(days: readonly PlannedDay[]): PlannedDay | undefined {
  const today = days.find((plan) => plan.when === "today");
  if (today && today.quests.length > 0) return today;
  const next = days.find((plan) => plan.when === "ahead" && plan.quests.length > 0);
  return next ?? today ?? days.find((plan) => plan.finished.length > 0) ?? days[0];
}

function Groups({ plan, isHistory, isWide }: { plan: PlannedDay; isHistory: boolean; isWide: boolean }) {
  const { day, when, quests } = plan;
  const late =
    when === "today" && !isWide ? quests.filter((quest) => isOverdue(quest, day) && !quest.inProgress) : [];
  const rest = quests.filter((quest) => !late.includes(quest));
  const heading = when === "today" ? `${longDay(day)}, today` : `${longDay(day)} ${dayNumber(day)}`;
  if (late.length === 0 || rest.length === 0) {
    return (
      <Group title={late.length > 0 ? "Moved to today" : heading} aside={asideOf(plan, isHistory)}>
        <DayContent plan={plan} size="big" actionsShown isHistory={isHistory} />
      </Group>
    );
  }
  const running = rest.filter((quest) => quest.inProgress);
  const waiting = rest.filter((quest) => !quest.inProgress);
  const part = (title: string, part: typeof quests, aside = "") =>
    part.length > 0 ? (
      <Group title={title} aside={aside}>
        <DayContent plan={{ ...plan, quests: part }} size="big" actionsShown />
      </Group>
    ) : null;
  return (
    <div className="grid gap-4">
      {part(heading, running, asideOf(plan, isHistory))}
      {part("Moved to today", late)}
      {part("Next today", waiting)}
    </div>
  );
}

function asideOf({ quests, finished }: PlannedDay, isHistory: boolean): string {
  if (isHistory)
    return finished.length > 0 ? `${questsText(finished.length)}, +${sumPaidXp(finished)} XP` : "";
  return quests.length > 0 ? `${questsText(quests.length)}, ${hoursText(sumHours(quests))}` : "";
}

function Group(props: { title: string; aside: string; children: React.ReactNode }) {
  return (
    <div>
      <h3 className="mb-2.5 flex items-baseline justify-between gap-3 text-18 font-bold">
        {props.title}
        <small className="font-body text-14 font-medium tracking-normal whitespace-nowrap text-text-2">
          {props.aside}
        </small>
      </h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] items-start gap-3">
        {props.children}
      </div>
    </div>
  );
}
