import { dayAt, mondayOf } from "#domain/general/calendar-day.ts";
import { DIGEST_LATE_MS, nextDigestAt } from "#domain/reminders/digest-time.ts";
import type { Engine } from "#server/engine/draft.ts";
import {
  type AskedMail,
  claimAskedMail,
  type MailDeps,
  sendAskedMail,
} from "#server/features/email/asked-mail.service.ts";
import { type Tx, withTransaction } from "#server/platform/db/handles.ts";
import { digestFor } from "./digest-words.service.ts";
import * as digests from "./digests.repository.ts";
import { digestTimesOf, readerOf } from "./reminder-settings.ts";

const PEOPLE_AT_ONCE = 100;
const SENT_AT_ONCE = 5;
/** How long a run goes on; the next one follows within a minute. */
const RUN_MS = 40_000;

export type DigestDeps = MailDeps & { readonly engine: () => Engine };

type Person = NonNullable<Awaited<ReturnType<typeof digests.lockDigest>>>;
type Done = "sent" | "failed" | "outage" | "nothing";

/** Sends the digests that are due. A mail's row is committed before it leaves, so none is sent twice. */
export async function sendDigests(deps: DigestDeps) {
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

async function sendToEach(deps: DigestDeps, run: Run, people: readonly string[]): Promise<void> {
  const waiting = people[Symbol.iterator]();
  const work = async () => {
    for (const userId of waiting) {
      // One person's failure keeps nobody else from theirs.
      const done = await sendDigest(deps, userId).catch((err: unknown): Done => {
        deps.log.error({ err, actor: userId }, "digest could not be made");
        return "failed";
      });
      if (done === "sent") run.sent++;
      if (done === "failed" || done === "outage") run.failed++;
      run.isOver ||= done === "outage";
      if (!isGoingOn(run)) return;
    }
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, work));
}

async function sendDigest(deps: DigestDeps, userId: string): Promise<Done> {
  // Loaded before the transaction: the first use takes seconds.
  const engine = deps.engine();
  const claimed = await withTransaction(deps.db, (tx) => claimDigest(tx, engine, userId, deps.clock.now()));
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
async function claimDigest(tx: Tx, engine: Engine, userId: string, now: Date): Promise<ClaimedDigest | null> {
  const person = await digests.lockDigest(tx, userId);
  if (!person || person.digest === "off" || (person.digest_at && person.digest_at > now)) return null;
  const dueAt = person.digest_at;
  const next = nextDigestAt(digestTimesOf(person), readerOf(person), now);
  const isOnTime = dueAt !== null && now.getTime() - dueAt.getTime() <= DIGEST_LATE_MS;
  const mail = isOnTime ? await claimMail(tx, engine, person, now) : null;
  if (mail && dueAt) return { mail, dueAt, next };
  await digests.setDigestTime(tx, userId, dueAt, next);
  return null;
}

async function claimMail(tx: Tx, engine: Engine, person: Person, now: Date): Promise<AskedMail | null> {
  const { id, username, email, language } = person;
  if (!person.takes_mail || email === null) return null;
  const words = await digestFor(tx, engine, person, now);
  if (!words) return null;
  const today = dayAt(now, person.time_zone);
  // A weekly one comes once a week, whatever day is chosen in between.
  const episode = person.digest === "weekly" ? `week ${mondayOf(today)}` : today;
  const claim = await claimAskedMail(tx, { userId: id, type: "digest", episode, now });
  if (!claim) return null;
  return { claim, reader: { id, username, email, language }, type: "digest", words, date: now };
}
