import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { type Db, withTransaction } from "#server/platform/db/handles.ts";
import { addPartition, dropPartition, listPartitions } from "./ingest/events.repository.ts";
import { deleteWordsUnusedSince } from "./ingest/name-dictionary.repository.ts";
import { deleteVisitsBefore } from "./ingest/visits.repository.ts";
import { deleteHoursBefore } from "./sums/counts.repository.ts";

const RAW_DAYS = 90;
const HOURLY_DAYS = 8;
/** Two ranges of 90 days, and a day for zones ahead. */
const LONG_HOURLY_DAYS = 182;

/** Creates tomorrow's partition and drops raw events after 90 days; their sums stay. */
export async function dropOldEvents(db: Db, now: Date): Promise<{ eventDays: number; visits: number }> {
  const today = utcDay(now);
  await withTransaction(db, (tx) => addPartition(tx, addDays(today, 1)));
  const oldest = addDays(today, -RAW_DAYS);
  const past = (await listPartitions(db)).filter((day) => day < oldest);
  for (const day of past) await dropPartition(db, day);
  const before = new Date(now.getTime() - RAW_DAYS * MS_PER_DAY);
  const visits = await deleteVisitsBefore(db, before);
  const daysAgo = (days: number) => new Date(now.getTime() - days * MS_PER_DAY);
  await deleteHoursBefore(db, { before: daysAgo(HOURLY_DAYS), longBefore: daysAgo(LONG_HOURLY_DAYS) });
  await deleteWordsUnusedSince(db, addDays(today, -RAW_DAYS - 1));
  return { eventDays: past.length, visits };
}
