import { Check, Play } from "lucide-react";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { t } from "#web/platform/language/text.ts";
import { CategoryTile } from "#web/ui/category-badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { QuestCardMenu } from "../card/quest-card-menu.tsx";
import { useQuestActions } from "../quest-actions.ts";
import { plannedMs, roughTime, shortDate } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";
import { emptyDayWords } from "./day-summary.tsx";
import { QuestTitle } from "./quest-title.tsx";
import type { PlannedDay } from "./week-plan.ts";

interface WeekRowsProps {
  label: string;
  days: readonly PlannedDay[];
  isHistory: boolean;
  /** The quest at the top of the page. It is not repeated below it. */
  nextId: string | null;
}

/** The week as a list, for screens that cannot hold columns. */
export function WeekRows({ label, days, isHistory, nextId }: WeekRowsProps) {
  const rows = days.flatMap(({ day, quests, finished }) =>
    isHistory
      ? finished.map((quest) => <FinishedRow key={quest.id} quest={quest} day={day} />)
      : quests.flatMap((quest) =>
          quest.id === nextId ? [] : <PlanRow key={quest.id} quest={quest} day={day} />,
        ),
  );
  if (rows.length === 0) {
    const isAbove = days.some(({ quests }) => quests.some(({ id }) => id === nextId));
    if (!isHistory && !isAbove) return <FreeDays label={label} days={days} />;
    return (
      <p className="rounded-[18px] border-[1.5px] border-dashed border-border px-4 py-5 text-center text-14 text-text-2">
        {isHistory ? t("Nothing was finished in this week.") : t("Nothing else is planned for this week.")}
      </p>
    );
  }
  return (
    <ul aria-label={label} className="card m-0 list-none rounded-[18px] px-0 py-1">
      {rows}
    </ul>
  );
}

/** A week without quests: what is left of it, day by day. */
function FreeDays({ label, days }: Pick<WeekRowsProps, "label" | "days">) {
  return (
    <ul aria-label={label} className="card m-0 list-none rounded-[18px] px-4.5 py-1 text-14">
      {days
        .filter(({ when }) => when !== "past")
        .map(({ day, when, isAvailable, finished }) => (
          <li
            key={day}
            className="flex min-h-11 items-center justify-between gap-3 border-border font-medium text-text-2 not-first:border-t"
          >
            <span className="font-650 text-text">{shortDate(day)}</span>
            {finished.length > 0 ? t("Cleared") : emptyDayWords(when, isAvailable)}
          </li>
        ))}
    </ul>
  );
}

const ROW = "grid min-h-[66px] items-center gap-x-3 py-2.5 pr-2 pl-3.5 sm:py-2 sm:pr-3 sm:pl-4.5";
const FACTS =
  "mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-[3px] text-[13.5px] leading-[1.35] font-medium text-text-2";

function PlanRow({ quest, day }: { quest: DatedQuest; day: CalendarDay }) {
  const { start, reject, openWorkspace, unsavedIds } = useQuestActions();
  return (
    <li className="border-border not-first:border-t">
      <article
        data-quest-id={quest.id}
        aria-labelledby={`quest-${quest.id}`}
        className={`${ROW} grid-cols-[40px_minmax(0,1fr)_auto] sm:grid-cols-[40px_minmax(0,1fr)_auto_auto_auto]`}
      >
        <CategoryTile category={quest.category} />
        <div className="min-w-0">
          <QuestTitle quest={quest} as="h3" className="text-15 leading-[1.3] wrap-anywhere sm:text-16" />
          <p className={FACTS}>
            <span>{shortDate(day)}</span>
            <span>{roughTime(plannedMs(quest))}</span>
            <b className="num leading-none font-750 text-gold-text">+{quest.xpReward} XP</b>
            {unsavedIds.has(quest.id) ? (
              <span className="font-semibold text-danger">{t("Not saved")}</span>
            ) : null}
          </p>
        </div>
        {quest.inProgress ? (
          <Button
            size="sm"
            className="max-sm:hidden"
            data-track="Open workspace"
            onClick={() => openWorkspace(quest)}
          >
            {t("In progress")}
          </Button>
        ) : (
          <Button size="sm" className="max-sm:hidden" data-track="Start" onClick={() => start(quest)}>
            <Play className="size-3.5 fill-current stroke-0" aria-hidden="true" />
            {t("Start")}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          className="-mx-2 max-sm:hidden"
          data-track="Not Relevant"
          onClick={() => reject(quest)}
        >
          {t("Not Relevant")}
        </Button>
        <QuestCardMenu quest={quest} className="size-11! rounded-input! pointer-coarse:my-0!" />
      </article>
    </li>
  );
}

function FinishedRow({ quest, day }: { quest: DatedQuest; day: CalendarDay }) {
  return (
    <li className="border-border not-first:border-t">
      <article className={`${ROW} grid-cols-[40px_minmax(0,1fr)]`}>
        <span
          aria-hidden="true"
          className="grid h-[27px] w-[38px] place-items-center rounded-[50%] bg-walked text-on-walked shadow-[0_4px_0_var(--walked-edge)]"
        >
          <Check className="size-4 stroke-3" />
        </span>
        <div className="min-w-0">
          <h3 className="font-body text-15 leading-[1.3] font-650 tracking-[-.003em] wrap-anywhere text-text-2 line-through">
            {quest.title}
          </h3>
          <p className={FACTS}>
            <span>{shortDate(day)}</span>
            <b className="num leading-none font-750 text-gold-text">+{quest.xpPaid ?? 0} XP</b>
          </p>
        </div>
      </article>
    </li>
  );
}
