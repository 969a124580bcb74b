import { addDays, type CalendarDay, dayAt, instantOf } from "#domain/general/calendar-day.ts";
import { MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { DUE_TIME } from "#domain/quests/quest.ts";
import type { Playbook } from "#server/engine/playbook/playbook.ts";
import { DEMO_SEED } from "./demo-ids.ts";

/** Nothing starts later than this before now, so that nothing ends in the future. */
const LATEST_START_MS = MS_PER_HOUR;

/** Everything a demo world depends on. */
export interface DemoWorld {
  readonly seed: string;
  readonly playbook: Playbook;
  readonly now: Date;
  readonly people: number;
  readonly days: number;
  readonly latestStart: Date;
  /** The instant this many minutes after midnight, local time in this zone. */
  instant(day: CalendarDay, minutes: number, zone: string): Date;
  /** When a quest of this day is due. */
  dueAt(day: CalendarDay, zone: string): Date;
}

interface DemoOptions {
  readonly playbook: Playbook;
  readonly now: Date;
  readonly people?: number;
  readonly days?: number;
  readonly seed?: string;
}

export function demoWorld({
  playbook,
  now,
  people = 500,
  days = 365,
  seed = DEMO_SEED,
}: DemoOptions): DemoWorld {
  const midnights = new Map<string, number>();
  const midnight = (day: CalendarDay, zone: string): number => {
    const name = `${day} ${zone}`;
    const known = midnights.get(name) ?? instantOf(day, "00:00", zone).getTime();
    midnights.set(name, known);
    return known;
  };
  return {
    seed,
    playbook,
    now,
    people,
    days,
    latestStart: new Date(now.getTime() - LATEST_START_MS),
    instant: (day, minutes, zone) => new Date(midnight(day, zone) + minutes * MS_PER_MINUTE),
    dueAt: (day, zone) => instantOf(day, DUE_TIME, zone),
  };
}

/** The date this many days ago in the zone. */
export function daysAgo(world: DemoWorld, days: number, zone: string): CalendarDay {
  return addDays(dayAt(world.now, zone), -days);
}
