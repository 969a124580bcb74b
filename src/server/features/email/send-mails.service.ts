import type { sendMails } from "#contracts/email.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { isDaytime } from "#domain/mail-rules.ts";
import { recordDeeds } from "#server/features/admin/audit.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import { isScheduleOn } from "./mail-schedule.repository.ts";
import { listDue, type MailTarget } from "./mail-targets.repository.ts";
import { type MailWorld, momentOf, type Outcome, type SentBy, sendDueMail } from "./send-mail.service.ts";

const AT_ONCE = 5;
const BY_HAND_MS = 20_000;
const SCHEDULED_MS = 60_000;
const REASONS_SHOWN = 5;

interface Run {
  readonly by: SentBy;
  readonly endsAt: number;
  isOver: boolean;
  targets: number;
  sent: number;
  failed: number;
  inDoubt: number;
  skipped: number;
  readonly reasons: Set<string>;
}

export async function sendAllMails(ctx: Context, world: MailWorld): Promise<OutputOf<typeof sendMails>> {
  const run = startRun("hand", BY_HAND_MS);
  for await (const people of duePages(world, "hand")) {
    run.targets += people.length;
    await sendEach(world, run, people);
  }
  const { targets, sent, failed, inDoubt, skipped } = run;
  const remaining = targets - sent - failed - inDoubt - skipped;
  await inTransaction(ctx, (ctx) =>
    recordDeeds(ctx, [{ act: "mails_sent", details: { targets, sent, failed, inDoubt, remaining } }]),
  );
  return { sent, failed, targets, remaining, reasons: reasonsOf(run) };
}

/** What the console does by hand, in the daytime of the reader. Answers nothing where there was nothing to do. */
export async function sendScheduledMails(world: MailWorld) {
  if (world.mailer.kind === "none" || !(await isScheduleOn(world.db))) return undefined;
  const run = startRun("schedule", SCHEDULED_MS);
  for await (const people of duePages(world, "schedule")) {
    const now = world.clock.now();
    await sendEach(
      world,
      run,
      people.filter((person) => isDaytime(now, person.time_zone)),
    );
    if (run.isOver) break;
  }
  const { sent, failed, inDoubt } = run;
  return sent + failed + inDoubt > 0 ? { sent, failed, inDoubt } : undefined;
}

function startRun(by: SentBy, ms: number): Run {
  const endsAt = performance.now() + ms;
  const counts = { targets: 0, sent: 0, failed: 0, inDoubt: 0, skipped: 0 };
  return { by, endsAt, isOver: false, ...counts, reasons: new Set() };
}

export async function* duePages({ db, clock }: Pick<MailWorld, "db" | "clock">, by: SentBy) {
  const moment = momentOf(clock.now(), by);
  let after: string | undefined;
  do {
    const { targets, next } = await listDue(db, moment, after);
    yield targets;
    after = next ?? undefined;
  } while (after !== undefined);
}

/** A few at a time, until the time is over or no mail can leave at all. */
async function sendEach(world: MailWorld, run: Run, people: readonly MailTarget[]): Promise<void> {
  const waiting = people[Symbol.iterator]();
  const work = async () => {
    for (const { id } of waiting) {
      await sendOne(world, run, id);
      if (performance.now() > run.endsAt) run.isOver = true;
      if (run.isOver) return;
    }
  };
  if (!run.isOver) await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Trouble of our own ends the run, and what was done is still told. */
async function sendOne(world: MailWorld, run: Run, userId: string): Promise<void> {
  try {
    note(run, await sendDueMail(world, userId, run.by));
  } catch (err) {
    world.log.error({ err }, "sending mails stopped");
    run.reasons.add("Something went wrong on our side, so the rest waits. The log says more.");
    run.isOver = true;
  }
}

function note(run: Run, outcome: Outcome): void {
  if (outcome.kind === "sent") run.sent++;
  else if (outcome.kind === "skipped") run.skipped++;
  else if (outcome.kind === "in doubt") run.inDoubt++;
  else {
    run.failed++;
    run.reasons.add(outcome.reason);
    run.isOver ||= outcome.isOutage;
  }
}

function reasonsOf({ inDoubt, reasons }: Run): string[] {
  const shown = [...reasons].slice(0, REASONS_SHOWN);
  if (inDoubt === 0) return shown;
  const mails = inDoubt === 1 ? "1 mail" : `${inDoubt} mails`;
  return [...shown, `Nobody knows whether ${mails} arrived: see In doubt, in ten minutes.`];
}
