import type { sendMails } from "#contracts/email.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { isDaytime } from "#domain/email/mail-rules.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import { duePages } from "./due-pages.ts";
import { isScheduleOn } from "./mail-schedule.repository.ts";
import type { MailTarget } from "./mail-targets.repository.ts";
import { type MailDeps, type Outcome, type SentBy, sendDueMail } from "./send-mail.service.ts";

const AT_ONCE = 5;
/** How long a run sends, and how long it may then continue counting who is left. */
const BY_HAND = { sendMs: 20_000, countMs: 2_000 };
const BY_SCHEDULE = { sendMs: 60_000, countMs: 0 };
const REASONS_SHOWN = 5;

interface Run {
  readonly by: SentBy;
  readonly endsAt: number;
  readonly countMs: number;
  isOver: boolean;
  /** Not everyone was checked. */
  hasMore: boolean;
  targets: number;
  sent: number;
  failed: number;
  inDoubt: number;
  skipped: number;
  readonly reasons: Set<string>;
}

type Answer = OutputOf<typeof sendMails>;

/** Sends all due mails. Whatever fails, the result so far is recorded and returned. */
export async function sendAllMails(ctx: Context, deps: MailDeps, limits = BY_HAND): Promise<Answer> {
  const run = startRun("hand", limits);
  await sendToDue(deps, run);
  const { targets, sent, failed, inDoubt, skipped, hasMore } = run;
  const remaining = targets - sent - failed - inDoubt - skipped;
  await recordRun(ctx, run, { targets, sent, failed, inDoubt, remaining, hasMore });
  return { sent, failed, targets, remaining, hasMore, reasons: reasonsOf(run) };
}

/** The mails are already sent: if the audit log cannot be written, the details go to the server log. */
async function recordRun(ctx: Context, run: Run, details: Record<string, unknown>): Promise<void> {
  try {
    await inTransaction(ctx, (ctx) => recordAudit(ctx, [{ act: "mails_sent", details }]));
  } catch (err) {
    ctx.log.error({ err, actor: ctx.actor.id, act: "mails_sent", details }, "admin act not in the audit log");
    run.reasons.add("The audit log could not be written. The server's log has what was sent.");
  }
}

/** Like `sendAllMails`, but only in the recipient's daytime. Undefined if there was nothing to send. */
export async function sendScheduledMails(deps: MailDeps) {
  if (deps.mailer.kind === "none" || !(await isScheduleOn(deps.db))) return undefined;
  const run = startRun("schedule", BY_SCHEDULE);
  await sendToDue(deps, run);
  const { sent, failed, inDoubt } = run;
  return sent + failed + inDoubt > 0 ? { sent, failed, inDoubt } : undefined;
}

function startRun(by: SentBy, { sendMs, countMs }: typeof BY_HAND): Run {
  const endsAt = performance.now() + sendMs;
  const counts = { targets: 0, sent: 0, failed: 0, inDoubt: 0, skipped: 0 };
  return { by, endsAt, countMs, isOver: false, hasMore: false, ...counts, reasons: new Set() };
}

async function sendToDue(deps: MailDeps, run: Run): Promise<void> {
  let countsUntil = Number.POSITIVE_INFINITY;
  try {
    for await (const due of duePages(deps, run.by)) {
      if (performance.now() > countsUntil) {
        run.hasMore = true;
        return;
      }
      if (due) await sendPage(deps, run, due);
      else missPage(run);
      endInTime(run);
      if (run.isOver) countsUntil = Math.min(countsUntil, performance.now() + run.countMs);
    }
  } catch (err) {
    deps.log.error({ err }, "reading mail targets failed");
    run.hasMore = true;
    run.reasons.add(
      `Stopped after ${targetsText(run.targets)}: the rest could not be read. The log says more.`,
    );
  }
}

async function sendPage(deps: MailDeps, run: Run, due: readonly MailTarget[]): Promise<void> {
  const now = deps.clock.now();
  const people = run.by === "hand" ? due : due.filter((person) => isDaytime(now, person.time_zone));
  run.targets += people.length;
  await sendEach(deps, run, people);
}

function missPage(run: Run): void {
  run.hasMore = true;
  run.reasons.add("Some people could not be looked at, so they wait. The log says more.");
}

function endInTime(run: Run): void {
  if (performance.now() > run.endsAt) run.isOver = true;
}

/** Sends a few at a time, until time is up or no mail can be sent at all. */
async function sendEach(deps: MailDeps, run: Run, people: readonly MailTarget[]): Promise<void> {
  const waiting = people[Symbol.iterator]();
  const work = async () => {
    for (const { id } of waiting) {
      await sendOne(deps, run, id);
      endInTime(run);
      if (run.isOver) return;
    }
  };
  if (!run.isOver) await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** An unexpected error ends the run; the result so far is still reported. */
async function sendOne(deps: MailDeps, run: Run, userId: string): Promise<void> {
  try {
    note(run, await sendDueMail(deps, userId, run.by));
  } catch (err) {
    deps.log.error({ err }, "sending mails failed");
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

function targetsText(count: number): string {
  return count === 1 ? "1 target" : `${count} targets`;
}
