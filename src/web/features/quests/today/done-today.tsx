import { Check } from "lucide-react";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { roughTime } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";
import { sumPaidXp, workedMs } from "../week/week-plan.ts";
import { RowList, SectionHead } from "./row-list.tsx";
import { timeIn } from "./todays-quests.ts";

interface DoneTodayProps {
  /** Newest first. */
  quests: readonly DatedQuest[];
  timeZone: string;
}

export function DoneToday({ quests, timeZone }: DoneTodayProps) {
  if (quests.length === 0) return null;
  return (
    <section aria-labelledby="done-today">
      <SectionHead id="done-today" title="Done today" aside={`+${sumPaidXp(quests)} XP`} />
      <RowList>
        {quests.map((quest) => (
          <DoneRow key={quest.id} quest={quest} timeZone={timeZone} />
        ))}
      </RowList>
    </section>
  );
}

function DoneRow({ quest, timeZone }: { quest: DatedQuest; timeZone: string }) {
  return (
    <li className="grid min-h-15 grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 border-border py-2 pr-3 pl-3.5 not-first:border-t sm:pr-5 sm:pl-4.5">
      <span
        aria-hidden="true"
        className="grid h-7 w-10 place-items-center rounded-[50%] bg-gold text-on-gold shadow-[0_4px_0_var(--gold-edge)]"
      >
        <Check className="size-4 stroke-[2.8]" />
      </span>
      <div className="min-w-0">
        <s className="line-clamp-2 text-15 leading-[1.3] font-650 wrap-anywhere text-text-2 decoration-[1.5px] sm:text-16">
          {quest.title}
        </s>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-[13.5px] leading-[1.35] font-medium text-text-2">
          <span>{whenDone(quest, timeZone)}</span>
          <b className="num leading-none font-750 text-gold-text">+{quest.xpPaid ?? 0} XP</b>
        </p>
      </div>
      <span className="-rotate-6 rounded-[8px] border-[2.5px] border-current px-2 py-1.5 font-display text-13 leading-none font-extrabold tracking-[.07em] text-gold-text uppercase">
        Done
      </span>
    </li>
  );
}

/** "12:41, 6 min"; without the length if it was not started before. */
function whenDone(quest: DatedQuest, timeZone: string): string {
  if (!quest.completedAt) return "";
  const at = timeIn(timeZone, new Date(quest.completedAt));
  const spentMs = workedMs([quest]);
  return spentMs >= MS_PER_MINUTE ? `${at}, ${roughTime(spentMs)}` : at;
}
