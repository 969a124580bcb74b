import { type CalendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { availableWeekdays, type WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { inPlacingOrder, placeQuests } from "#domain/quests/quest-week.ts";
import { type DigestWords, digestWords } from "#domain/reminders/digest.ts";
import { DIGEST_LATE_MS, nextDigestAt } from "#domain/reminders/digest-time.ts";
import { reviewTime } from "#domain/review/review-week.ts";
import {
  type AskedMail,
  claimAskedMail,
  type MailDeps,
  sendAskedMail,
} from "#server/features/email/asked-mail.service.ts";
import { type Tx, withTransaction } from "#server/platform/db/handles.ts";
import { listOpenQuests } from "./calendar-feed.repository.ts";
import * as digests from "./digests.repository.ts";
import { digestTimesOf } from "./reminder-settings.ts";

const PEOPLE_AT_ONCE = 100;
const SENT_AT_ONCE = 5;
/** How long a run goes on; the next one follows within a minute. */
const RUN_MS = 40_000;

type Person = NonNullable<Awaited<ReturnType<typeof digests.lockDigest>>>;
type Done = "sent" | "failed" | "outage" | "nothing";

/** Sends the digests that are due. A mail's row is committed before it leaves, so none is sent twice. */
export async function sendDigests(deps: MailDeps) {
  if (deps.mailer.kind === "none") return undefined;
  const run = { sent: 0, failed: 0, isOver: false, endsAt: performance.now() + RUN_MS };
  while (isGoingOn(run)) {
    const people = await digests.listDueDigests(deps.db, deps.clock.now(), PEOPLE_AT_ONCE);
    await sendToEach(deps, run, people);
    // What failed is due still: it waits for the next run.
    run.isOver ||= people.length < PEOPLE_AT_ONCE || run.failed > 0;
  }
  const { sent, failed } = run;
  return sent + failed > 0 ? { sent, failed } : undefined;
}

interface Run {
  sent: number;
  failed: number;
  isOver: boolean;
  readonly endsAt: number;
}

const isGoingOn = ({ isOver, endsAt }: Run) => !isOver && performance.now() < endsAt;

async function sendToEach(deps: MailDeps, run: Run, people: readonly string[]): Promise<void> {
  const waiting = people[Symbol.iterator]();
  const work = async () => {
    for (const userId of waiting) {
      const done = await sendDigest(deps, userId);
      if (done === "sent") run.sent++;
      if (done === "failed" || done === "outage") run.failed++;
      run.isOver ||= done === "outage";
      if (!isGoingOn(run)) return;
    }
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, work));
}

async function sendDigest(deps: MailDeps, userId: string): Promise<Done> {
  const claimed = await withTransaction(deps.db, (tx) => claimDigest(tx, userId, deps.clock.now()));
  if (!claimed) return "nothing";
  const { mail, dueAt, next } = claimed;
  const outcome = await sendAskedMail(deps, mail);
  if (outcome.kind === "failed") return outcome.isOutage ? "outage" : "failed";
  await digests.setDigestTime(deps.db, userId, dueAt, next);
  return "sent";
}

interface ClaimedDigest {
  readonly mail: AskedMail;
  readonly dueAt: Date;
  readonly next: Date | null;
}

/** Null if there is nothing to send; the next time is planned then. What is late is left out. */
async function claimDigest(tx: Tx, userId: string, now: Date): Promise<ClaimedDigest | null> {
  const person = await digests.lockDigest(tx, userId);
  if (!person || person.digest === "off" || (person.digest_at && person.digest_at > now)) return null;
  const dueAt = person.digest_at;
  const next = nextDigestAt(digestTimesOf(person), person.time_zone, now);
  const isOnTime = dueAt !== null && now.getTime() - dueAt.getTime() <= DIGEST_LATE_MS;
  const mail = isOnTime ? await claimMail(tx, person, now) : null;
  if (mail && dueAt) return { mail, dueAt, next };
  await digests.setDigestTime(tx, userId, dueAt, next);
  return null;
}

async function claimMail(tx: Tx, person: Person, now: Date): Promise<AskedMail | null> {
  const { id, username, email } = person;
  if (!person.takes_mail || email === null) return null;
  const words = await wordsFor(tx, person, now);
  if (!words) return null;
  const episode = dayAt(now, person.time_zone);
  const claim = await claimAskedMail(tx, { userId: id, type: "digest", episode, now });
  return claim ? { claim, reader: { id, username, email }, type: "digest", words, date: now } : null;
}

async function wordsFor(tx: Tx, person: Person, now: Date): Promise<DigestWords | null> {
  const { id, time_zone: timeZone } = person;
  const schedule = person.weekly_schedule as WeeklySchedule | null;
  const today = dayAt(now, timeZone);
  const rows = await listOpenQuests(tx, id);
  const quests = inPlacingOrder(
    rows.map((quest) => ({
      id: quest.id,
      title: quest.title,
      dueDay: dayAt(quest.due_at, timeZone),
      createdAt: quest.created_at.toISOString(),
      estimatedHours: quest.estimated_hours,
    })),
  );
  const days = placeQuests(quests, { schedule, today });
  const placed = quests.flatMap((quest) => {
    const day = days.get(quest.id);
    return day ? [{ ...quest, day }] : [];
  });
  const done = await digests.listLastWeek(tx, id, today);
  const isReviewOpen = person.digest === "weekly" && (await isReviewOpenFor(tx, person, today));
  return digestWords(person.digest, { today, quests: placed, done, isReviewOpen });
}

async function isReviewOpenFor(tx: Tx, person: Person, today: CalendarDay): Promise<boolean> {
  const weekdays = availableWeekdays(person.weekly_schedule as WeeklySchedule | null);
  const time = reviewTime(today, weekdays, dayAt(person.created_at, person.time_zone));
  return time !== null && !(await digests.isWeekClosed(tx, person.id, time.week));
}
