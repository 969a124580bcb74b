import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { addDays, type CalendarDay } from "#domain/general/calendar-day.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import type { TodaysState } from "#domain/quests/next-quest.ts";
import { t } from "#web/platform/language/text.ts";
import { CategoryTile } from "#web/ui/category-badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { QuestCardMenu } from "../card/quest-card-menu.tsx";
import { useQuestActions } from "../quest-actions.ts";
import { languageOf } from "../quest-language.ts";
import { longDay, plannedMs, roughTime } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";
import { isOverdue, sumHours } from "../week/week-plan.ts";
import { RowList, SectionHead } from "./row-list.tsx";

interface ThenListProps {
  state: Extract<TodaysState<DatedQuest>, { kind: "quest" }>;
  today: CalendarDay;
}

/** The rest of today. If there is none, the first quest of the next day, so that the trail goes on. */
export function ThenList({ state: { others, after }, today }: ThenListProps) {
  if (others.length > 0) {
    return (
      <section aria-labelledby="then">
        <SectionHead
          id="then"
          title={t("Then")}
          aside={t("if there is time, {time}", { time: roughTime(sumHours(others) * MS_PER_HOUR) })}
        />
        <RowList>
          {others.map((quest) => (
            <WaitingRow key={quest.id} quest={quest} />
          ))}
        </RowList>
      </section>
    );
  }
  if (!after) return null;
  const day = dayName(after.day, today);
  return (
    <section aria-labelledby="then">
      <SectionHead id="then" title={t("Then")} aside={t("{day}; one is enough for today", { day })} />
      <RowList>
        <WaitingRow quest={after.quest} day={day} />
      </RowList>
    </section>
  );
}

/** "tomorrow", "Monday" */
export function dayName(day: CalendarDay, today: CalendarDay): string {
  return day === addDays(today, 1) ? t("tomorrow") : longDay(day);
}

function WaitingRow({ quest, day }: { quest: DatedQuest; day?: string }) {
  const { today, start, read, openWorkspace, unsavedIds } = useQuestActions();
  return (
    <li
      data-quest-id={quest.id}
      className="grid min-h-[66px] grid-cols-[40px_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-border py-2.5 pr-2 pl-3.5 not-first:border-t sm:py-2 sm:pr-3 sm:pl-4.5"
    >
      <CategoryTile category={quest.category} />
      <div className="min-w-0">
        <h3 className="font-body text-15 leading-[1.3] font-650 tracking-[-.003em] sm:text-16">
          <button
            type="button"
            data-track="Quest title"
            onClick={() => read(quest)}
            className="relative block rounded-xs border-0 bg-transparent p-0 text-left font-[inherit] hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-3"
          >
            <span lang={languageOf(quest)} className="line-clamp-2 wrap-anywhere">
              {quest.title}
            </span>
          </button>
        </h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-[3px] text-[13.5px] leading-[1.35] font-medium text-text-2">
          {day ? <span className="first-letter:uppercase">{day}</span> : null}
          <span>{roughTime(plannedMs(quest))}</span>
          <b className="num leading-none font-750 text-gold-text">+{quest.xpReward} XP</b>
          {isOverdue(quest, today) && !quest.inProgress ? (
            <span className="font-semibold text-gold-text">
              {t("From {day}", { day: longDay(quest.dueDay) })}
              <span className="max-sm:sr-only">{t(", still worth {xp} XP", { xp: quest.xpReward })}</span>
            </span>
          ) : null}
          {unsavedIds.has(quest.id) ? (
            <span className="font-semibold text-danger">{t("Not saved")}</span>
          ) : null}
        </p>
      </div>
      {quest.inProgress ? (
        <Button size="sm" data-track="Open workspace" onClick={() => openWorkspace(quest)}>
          {t("In progress")}
        </Button>
      ) : (
        <StartButton onClick={() => start(quest)}>{t("Start")}</StartButton>
      )}
      <QuestCardMenu
        quest={quest}
        className="size-9! rounded-input! max-sm:hidden pointer-coarse:my-0 pointer-coarse:size-11!"
      />
    </li>
  );
}

/** On a phone only its sign. */
function StartButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button size="sm" data-track="Start" onClick={onClick} className="max-sm:w-11 max-sm:px-0!">
      <Play className="size-3.5 fill-current stroke-0" aria-hidden="true" />
      <span className="max-sm:sr-only">{children}</span>
    </Button>
  );
}
