import { sql } from "kysely";
import { writeRanges } from "#domain/analytics/number-ranges.ts";
import { addDays, type CalendarDay, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import {
  addPartition,
  type EventRow,
  insertEvents,
  listPartitions,
} from "#server/features/analytics/ingest/events.repository.ts";
import { addWords } from "#server/features/analytics/ingest/name-dictionary.repository.ts";
import { type Count, LONG_KEPT, type Metric } from "#server/features/analytics/sums/counts.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { inStep, insertRows } from "../demo-store.ts";
import type { FoldedVisit } from "./visit-sums.ts";

/** Days of raw visits, including today; their partitions are not dropped yet. */
const RAW_DAYS = 90;
const HOURLY_DAYS = 8;
const LONG_HOURLY_DAYS = 182;
const VISITS_A_STEP = 1_000;

/** Stores the raw visits of the last months. Their numbers are negative, unlike real ones. */
export class VisitRows {
  readonly #db: Db;
  readonly #since: Date;
  readonly #today: CalendarDay;
  readonly #days = new Set<CalendarDay>();
  readonly #words = new Map<string, number>();
  #waiting: FoldedVisit[] = [];
  #number = 0;

  constructor(db: Db, now: Date) {
    this.#db = db;
    this.#today = utcDay(now);
    this.#since = new Date(`${addDays(this.#today, 1 - RAW_DAYS)}T00:00:00Z`);
  }

  async add(visits: Iterable<FoldedVisit>): Promise<void> {
    for (const visit of visits) {
      if (visit.state.startedAt < this.#since) continue;
      this.#waiting.push(visit);
      if (this.#waiting.length >= VISITS_A_STEP) await this.flush();
    }
  }

  async flush(): Promise<void> {
    const visits = this.#waiting.map((visit) => ({ ...visit, id: --this.#number }));
    this.#waiting = [];
    await this.#learn(visits);
    const rows = visits.flatMap((visit) => this.#eventsOf(visit));
    await this.#makePartitions(rows);
    await inStep(this.#db, async (tx) => {
      await insertRows(tx, "visits", visits.map(visitRow));
      await insertEvents(tx, rows);
    });
  }

  async #learn(visits: readonly FoldedVisit[]): Promise<void> {
    const names = visits.flatMap(({ events }) =>
      events.flatMap(({ action, element, page }) => [action, element, page]),
    );
    const missing = [...new Set(names)].filter((word) => !this.#words.has(word));
    if (missing.length === 0) return;
    for (const [word, id] of await addWords(this.#db, missing, false, this.#today)) this.#words.set(word, id);
  }

  #eventsOf({ id, events }: FoldedVisit & { id: number }): EventRow[] {
    return events.map(({ at, action, element, page, details }) => ({
      at,
      visitId: String(id),
      action: this.#words.get(action) ?? 0,
      element: this.#words.get(element) ?? 0,
      page: this.#words.get(page) ?? 0,
      details,
    }));
  }

  async #makePartitions(rows: readonly EventRow[]): Promise<void> {
    if (this.#days.size === 0) for (const day of await listPartitions(this.#db)) this.#days.add(day);
    for (const day of new Set(rows.map(({ at }) => at.toISOString().slice(0, 10) as CalendarDay))) {
      if (this.#days.has(day)) continue;
      await inStep(this.#db, (tx) => addPartition(tx, day));
      this.#days.add(day);
    }
  }
}

function visitRow({ id, key, state }: FoldedVisit & { id: number }) {
  return {
    id,
    key: `\\x${key}`,
    user_id: state.userId,
    started_at: state.startedAt,
    last_seen_at: state.lastSeenAt,
    active_seconds: state.activeSeconds,
    actions: state.actions,
    claimed_actions: state.claimedActions,
    page_views: state.pageViews,
    source: state.source,
    device: state.device,
    marks: state.marks,
    seen: writeRanges(state.seen),
    is_demo: true,
  };
}

/** Sums by day for all time, by hour for the last days, as the timer would have left them. */
export async function writeCounts(db: Db, counts: readonly Count[], now: Date): Promise<void> {
  const daysOf = (metric: Metric) => (LONG_KEPT.includes(metric) ? LONG_HOURLY_DAYS : HOURLY_DAYS);
  const hourly = counts.filter(
    ({ hour, metric }) =>
      metric !== "people" && hour.getTime() >= now.getTime() - daysOf(metric) * MS_PER_DAY,
  );
  const daily = new Map<string, { metric: string; day: string; key: string; n: number; total: number }>();
  for (const { hour, metric, key, n, total } of counts) {
    const day = hour.toISOString().slice(0, 10);
    const sum = daily.get(`${day}|${metric}|${key}`) ?? { metric, day, key, n: 0, total: 0 };
    sum.n += n;
    sum.total += total;
    daily.set(`${day}|${metric}|${key}`, sum);
  }
  const marked = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ ...row, is_demo: true }));
  for (const part of inParts([...daily.values()], 10_000))
    await inStep(db, (tx) => insertRows(tx, "daily_counts", marked(part)));
  await inStep(db, (tx) => insertRows(tx, "hourly_counts", marked(hourly)));
  await sql`analyze daily_counts, visits, events, quests, xp_ledger, users`.execute(db);
}

function* inParts<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
