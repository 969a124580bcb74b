import { Fragment } from "react";
import { type CalendarDay, mondayOf } from "#domain/general/calendar-day.ts";
import { nextAvailableDays } from "#domain/quests/quest-week.ts";
import { t } from "#web/platform/language/text.ts";
import { Menu, MenuItem, MenuPage, MenuSeparator } from "#web/ui/overlays/menu.tsx";
import type { MenuState } from "#web/ui/overlays/menu-button.ts";
import { useQuestActions } from "../quest-actions.ts";
import { longDay, monthAndDay } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";

const CHOICES = 7;

/** The next days that take quests, except the one on which this quest is due. */
export function DayMenu({ quest }: { quest: DatedQuest }) {
  const { today, schedule, moveTo } = useQuestActions();
  const days = nextAvailableDays({ schedule, today }, CHOICES + 1)
    .filter((day) => day !== quest.dueDay)
    .slice(0, CHOICES);
  return (
    <MenuPage label={t("Another day")} heading={t("Move “{title}” to", { title: quest.title })}>
      {days.map((day, index) => (
        <Fragment key={day}>
          {startsPart(days[index - 1], day, today) ? <MenuSeparator /> : null}
          <MenuItem
            aside={<span className="text-13 font-medium text-text-2">{monthAndDay(day)}</span>}
            onSelect={() => moveTo(quest, day)}
          >
            {day === today ? t("Today") : longDay(day)}
          </MenuItem>
        </Fragment>
      ))}
    </MenuPage>
  );
}

/** After today, and before another week. */
function startsPart(before: CalendarDay | undefined, day: CalendarDay, today: CalendarDay): boolean {
  return before !== undefined && (before === today || mondayOf(before) !== mondayOf(day));
}

/** The days alone, for a button of its own. */
export function AnotherDayMenu({ menu, quest }: { menu: MenuState; quest: DatedQuest }) {
  return (
    <Menu menu={menu} widthClass="w-60" align="center">
      <DayMenu quest={quest} />
    </Menu>
  );
}
