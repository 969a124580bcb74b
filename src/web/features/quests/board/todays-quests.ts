import { stateOfToday } from "#domain/quests/next-quest.ts";
import { isFirstVisit } from "#web/platform/session/first-visit.ts";
import type { DatedQuest } from "../use-quests.ts";
import type { QuestBoard } from "./use-quest-board.ts";

/** What stands at the top of the page: the next quest, the end of the day, or nothing. */
export function todaysQuests({ active, completed, user, today }: QuestBoard) {
  const finished = completed
    .filter((quest) => quest.completedDay === today)
    .sort((a, b) => String(b.completedAt).localeCompare(String(a.completedAt)));
  const state = stateOfToday<DatedQuest>({
    active,
    finishedToday: finished.length,
    time: timeIn(user.timeZone, new Date()),
    schedule: user.weeklySchedule,
    today,
    isFirstVisit: isFirstVisit(user.id),
  });
  return { state, finished };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** "14:05" on the person's clock. */
export function timeIn(timeZone: string, instant: Date): string {
  const known = formats.get(timeZone);
  if (known) return known.format(instant);
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  formats.set(timeZone, format);
  return format.format(instant);
}
