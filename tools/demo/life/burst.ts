import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { type DemoWorld, daysAgo } from "../demo-world.ts";
import type { DemoPerson } from "../people/person.ts";
import { finishQuest } from "./settle-quest.ts";
import type { Sitting } from "./sitting.ts";

/** People who earned suspiciously much at once: how many days ago, and the state of their flag. */
const FAST_EARNERS: ReadonlyMap<number, { ago: number; state: "open" | "hidden" }> = new Map([
  [17, { ago: 6, state: "open" }],
  [25, { ago: 12, state: "hidden" }],
]);

/** At 100 XP each, above the limit of 1,000 within ten minutes. */
const QUESTS = 12;
const BATCHES_MAX = 6;
const FLAGGED_AFTER_MS = 7 * MS_PER_MINUTE;
const DECIDED_AFTER_MS = MS_PER_DAY;

export function isBurst(world: DemoWorld, { index, zone }: DemoPerson, day: CalendarDay): boolean {
  const fast = FAST_EARNERS.get(index);
  return fast !== undefined && daysAgo(world, fast.ago, zone) === day;
}

/** Takes the longest quests available and completes them one after the other. */
export function burst(sitting: Sitting): void {
  const { person, book, progress, rows, visit, day } = sitting;
  const before = progress.totalXp;
  const quests = [];
  for (let batch = 0; batch < BATCHES_MAX && quests.length < QUESTS; batch++) {
    visit.act("task_generate", "more");
    visit.use("More Quests", 5);
    quests.push(...book.generate(day, visit.now, true));
  }
  for (const quest of quests.slice(0, QUESTS)) finishQuest(sitting, quest, 20);
  const flaggedAt = new Date(visit.now.getTime() + FLAGGED_AFTER_MS);
  const state = FAST_EARNERS.get(person.index)?.state ?? "open";
  rows.add("leaderboard_flags", {
    user_id: person.id,
    flagged_at: flaggedAt,
    xp: progress.totalXp - before,
    state,
    decided_at: state === "open" ? null : new Date(flaggedAt.getTime() + DECIDED_AFTER_MS),
  });
}
