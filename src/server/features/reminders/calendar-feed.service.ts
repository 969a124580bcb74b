import { createHash } from "node:crypto";
import { dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import type { WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { type CalendarEvent, calendarEvents } from "#domain/reminders/calendar-events.ts";
import { calendarFile } from "#domain/reminders/calendar-file.ts";
import { type FeedRevisions, reviseEvents } from "#domain/reminders/event-revisions.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { hashToken, randomToken } from "#server/platform/secrets.ts";
import * as feeds from "./calendar-feed.repository.ts";

/** How exactly the last reading is known. */
const READ_NOTED_MS = MS_PER_HOUR;

/** The address is told once: only its hash is kept. */
export async function makeMyCalendar(ctx: Context, publicUrl: URL): Promise<{ url: string }> {
  const token = randomToken();
  await inTransaction(ctx, (ctx) => feeds.putFeed(ctx.db, ctx.actor.id, hashToken(token), ctx.now));
  return { url: `${publicUrl.origin}/calendar/${token}.ics` };
}

export async function removeMyCalendar(ctx: Context): Promise<void> {
  await feeds.deleteFeed(ctx.db, ctx.actor.id);
}

export interface ReadFeed {
  readonly etag: string;
  /** Null if the reader has this version. */
  readonly file: string | null;
}

interface FeedReading {
  readonly db: Db;
  readonly now: Date;
  readonly publicUrl: URL;
  /** What the reader says it has, as in If-None-Match. */
  readonly known: string;
}

/** Null if there is no such address. While nothing changed, a reader that has the file costs one statement. */
export async function readFeed(token: string, reading: FeedReading): Promise<ReadFeed | null> {
  const { db, now, publicUrl, known } = reading;
  const feed = await feeds.findFeed(db, hashToken(token));
  if (!feed) return null;
  if (!feed.read_at || now.getTime() - feed.read_at.getTime() >= READ_NOTED_MS)
    await feeds.noteRead(db, feed.user_id, now);
  const madeFrom = sourceOf(feed, now);
  const isCurrent = feed.made_from === madeFrom;
  if (isCurrent && known.includes(etagOf(feed, feed.revision)))
    return { etag: etagOf(feed, feed.revision), file: null };
  const events = await eventsOf(db, feed, now);
  const prints = new Map(events.map((event) => [event.questId, printOf(event, feed.time_zone)]));
  const before = revisionsOf(feed);
  const revised = reviseEvents(before, prints, now);
  const isSaved = isCurrent || (await feeds.saveRevisions(db, feed, madeFrom, revised));
  // Another reader came first: its numbers hold.
  if (!isSaved) return readFeed(token, reading);
  const etag = etagOf(feed, revised.revision);
  if (known.includes(etag)) return { etag, file: null };
  const file = calendarFile({
    events: events.map((event) => ({ ...event, ...numbersOf(event, revised, now) })),
    url: `${publicUrl.origin}/app`,
    host: publicUrl.hostname,
    timeZone: feed.time_zone,
  });
  return { etag, file };
}

async function eventsOf(db: Db, feed: feeds.FoundFeed, now: Date): Promise<CalendarEvent[]> {
  const { time_zone: timeZone, user_id } = feed;
  const schedule = feed.weekly_schedule as WeeklySchedule | null;
  const quests = await feeds.listOpenQuests(db, user_id);
  const placeable = quests.map(({ id, title, due_at, created_at, estimated_hours }) => ({
    id,
    title,
    dueDay: dayAt(due_at, timeZone),
    createdAt: created_at.toISOString(),
    estimatedHours: estimated_hours,
  }));
  return calendarEvents(placeable, { schedule, today: dayAt(now, timeZone) }, timeZone);
}

/** All that the events depend on. */
function sourceOf({ quests_version, time_zone, weekly_schedule }: feeds.FoundFeed, now: Date): string {
  return hashOf([quests_version, time_zone, weekly_schedule, dayAt(now, time_zone)]);
}

function etagOf({ created_at }: feeds.FoundFeed, revision: number): string {
  return `"${created_at.getTime().toString(36)}-${revision}"`;
}

function printOf({ title, day, hours }: CalendarEvent, timeZone: string): string {
  return hashOf([title, day, hours, timeZone]);
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);
}

function revisionsOf({ revision, events }: feeds.FoundFeed): FeedRevisions {
  const known = Object.entries(events).map(([id, [print, sequence, changedAt]]) => [
    id,
    { print, sequence, changedAt: new Date(changedAt) },
  ]);
  return { revision, events: Object.fromEntries(known) };
}

function numbersOf({ questId }: CalendarEvent, { events, revision }: FeedRevisions, now: Date) {
  const { sequence, changedAt } = events[questId] ?? { sequence: revision, changedAt: now };
  return { sequence, changedAt };
}
