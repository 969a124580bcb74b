import type { MailTargetView, readMailAutomation, scanMailTargets } from "#contracts/email.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { dueMail, MAIL_IN_DOUBT_MS, type MailType, nextDaytime } from "#domain/email/mail-rules.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import { duePages } from "./due-pages.ts";
import { isScheduleOn, putSchedule } from "./mail-schedule.repository.ts";
import type { MailTarget } from "./mail-targets.repository.ts";
import { countMails, countSentByType, listSendingSince } from "./mails.repository.ts";
import { candidateOf } from "./send-mail.service.ts";

const MOST_LISTED = 200;
/** Enough to scan about ninety thousand people on a busy machine. */
export const SCAN_MS = 3_000;
export const QUICK_SCAN_MS = 200;
const COUNTED_MS = 30 * MS_PER_DAY;

/** Lists who is due a mail, newest accounts first. Sends nothing. */
export async function scanTargets(
  { db, now, log }: Pick<Context, "db" | "now" | "log">,
  ms: number,
): Promise<OutputOf<typeof scanMailTargets>> {
  const endsAt = performance.now() + ms;
  let newest: MailTarget[] = [];
  let total = 0;
  const byType: Record<MailType, number> = {
    onboarding_incomplete_1h: 0,
    onboarding_incomplete_7d: 0,
    inactive_7d: 0,
  };
  let hasMore = false;
  let isOver = false;
  for await (const people of duePages({ db, log, clock: { now: () => now } }, "hand")) {
    if (isOver || !people) hasMore = true;
    if (isOver) break;
    total += people?.length ?? 0;
    for (const person of people ?? []) {
      const due = dueMail(candidateOf(person), now);
      if (due) byType[due.type]++;
    }
    newest = [...newest, ...(people ?? [])]
      .sort((one, other) => other.created_at.getTime() - one.created_at.getTime())
      .slice(0, MOST_LISTED);
    isOver = performance.now() > endsAt;
  }
  return { targets: newest.flatMap((target) => viewTarget(target, now)), total, byType, hasMore };
}

function viewTarget(target: MailTarget, now: Date): MailTargetView[] {
  const due = dueMail(candidateOf(target), now);
  if (!due) return [];
  return [
    {
      id: target.id,
      username: target.username,
      email: target.email,
      type: due.type,
      createdAt: target.created_at.toISOString(),
      lastActivity: target.last_activity_at.toISOString(),
      timeZone: target.time_zone,
      goesOutAt: nextDaytime(now, target.time_zone).toISOString(),
    },
  ];
}

export async function readAutomation(
  { db, now }: Context,
  { kind }: Mailer,
): Promise<OutputOf<typeof readMailAutomation>> {
  const since = new Date(now.getTime() - COUNTED_MS);
  const inDoubt = await listSendingSince(db, new Date(now.getTime() - MAIL_IN_DOUBT_MS), MOST_LISTED);
  return {
    isScheduled: await isScheduleOn(db),
    transport: kind,
    sentLast30Days: await countMails(db, "sent", since),
    failedLast30Days: await countMails(db, "failed", since),
    sentByType: await countSentByType(db, since),
    inDoubt: inDoubt.map(withIsoTimes),
  };
}

export function setSchedule(ctx: Context, isScheduled: boolean): Promise<{ isScheduled: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    await putSchedule(ctx.db, isScheduled, ctx.now);
    await recordAudit(ctx, [{ act: "mail_schedule_set", details: { isScheduled } }]);
    return { isScheduled };
  });
}
