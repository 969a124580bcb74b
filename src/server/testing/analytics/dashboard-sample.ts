import type { Range } from "#domain/analytics/ranges.ts";
import { utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { createDashboard } from "#server/features/analytics/dashboard/dashboard.service.ts";
import type { Context } from "#server/platform/context.ts";
import { openFileWorld } from "../world.ts";
import { createChance } from "./analytics-chance.ts";
import { insertRows, makeRows } from "./analytics-rows.ts";
import { makeVisits, sendVisits } from "./analytics-visits.ts";

export const NOW = new Date("2026-11-15T13:37:20Z");

/** What chance made, the same in every run: people with their quests and ratings, and visits of some of them. */
const chance = createChance(6);
export const rows = makeRows(chance, NOW, 200);
export const visits = makeVisits(chance, rows.users, NOW, 500);

/** A world for all tests of a file that holds the sample, with its dashboard before and after. */
export async function openDashboard() {
  const world = await openFileWorld();
  // Each time anew, because a dashboard keeps its figures for a while; those that took long are stored.
  const read = async (now: Date, range?: Range) => {
    await world.db.deleteFrom("kept_figures").execute();
    const readNow = createDashboard({
      presence: { count: async () => ({ people: 3, visitors: 5 }) },
      fleet: { load: () => ({ cpu: 12.5, memory: 40 }) },
      database: world.database,
    });
    // The figures ask for nothing else of a context.
    return readNow({ db: world.db, now } as Context, range);
  };
  const emptyDashboard = await read(NOW);
  await insertRows(world.db, rows);
  await sendVisits(world.db, visits);
  return { world, read, emptyDashboard, dashboard: await read(NOW) };
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]) => (values.length > 0 ? sum(values) / values.length : null);
export const daysAgo = (at: Date) => (Date.parse(utcDay(NOW)) - Date.parse(utcDay(at))) / MS_PER_DAY;
export const isInLast = (days: number) => (at: Date) => daysAgo(at) < days;
