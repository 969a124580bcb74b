import { dayAt, mondayOf } from "#domain/general/calendar-day.ts";
import { placeQuests } from "#domain/quests/quest-week.ts";
import { t } from "#web/platform/language/text.ts";
import { Trail, type TrailStop } from "#web/ui/trail/trail.tsx";
import { todaysQuests } from "../board/todays-quests.ts";
import type { QuestBoard } from "../board/use-quest-board.ts";
import { stopsOf } from "../week/trail-stops.ts";
import { planWeek } from "../week/week-plan.ts";

/** This week as seven discs. A tent is a rest day only: a day that took quests and saw none done keeps its number. Days before the person joined are plain dots; a finished today is gold. */
export function WeekTrail({ board }: { board: QuestBoard }) {
  const { user, today, active, completed } = board;
  const schedule = user.weeklySchedule;
  const placed = placeQuests(active, { schedule, today });
  const days = planWeek({ monday: mondayOf(today), today, schedule, active, completed, placed });
  const joined = dayAt(new Date(user.createdAt), user.timeZone);
  const isDone = todaysQuests(board).state.kind === "done";
  const missed = new Set(
    days.filter((plan) => plan.isAvailable && plan.isQuiet).map(({ day }) => String(day)),
  );
  const stops = stopsOf(days).map((stop): TrailStop => {
    if (stop.id < joined) return { ...stop, state: "before" };
    if (missed.has(stop.id)) return { ...stop, state: "quiet" };
    return stop.id === today && isDone ? { ...stop, state: "done" } : stop;
  });
  return <Trail label={t("This week")} size="slim" stops={stops} className="wide:w-[378px]" />;
}
