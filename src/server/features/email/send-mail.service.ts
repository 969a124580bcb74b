import { randomUUID } from "node:crypto";
import { dueMail, isDaytime, type SentMailType } from "#domain/email/mail-rules.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/platform/config.ts";
import { type Db, withTransaction } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { MailPage } from "#server/platform/mail/mail-page.ts";
import { type Mail, type Mailer, MailInDoubt, MailNotSent } from "#server/platform/mail/mailer.ts";
import { mailPage, messageOf, type Reader } from "./mail-message.ts";
import * as targets from "./mail-targets.repository.ts";
import * as mails from "./mails.repository.ts";
import { readMailText } from "./texts/mail-texts.service.ts";

export interface MailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly publicUrl: URL;
  readonly secret: string;
  readonly config: Pick<Config, "operator" | "supportEmail" | "smtpUrl" | "mailFrom">;
}

/** The schedule sends only in the recipient's daytime, and waits before retrying a failed mail. */
export type SentBy = "hand" | "schedule";

const REST_AFTER_FAILURE_MS = MS_PER_HOUR;

export type Outcome =
  | { readonly kind: "sent" }
  /** No longer due, or being sent by another process. */
  | { readonly kind: "skipped" }
  | { readonly kind: "failed"; readonly reason: string; readonly isOutage: boolean }
  | { readonly kind: "in doubt" };

export function momentOf(now: Date, by: SentBy): targets.Moment {
  const restMs = by === "schedule" ? REST_AFTER_FAILURE_MS : 0;
  return { now, failedBefore: new Date(now.getTime() - restMs) };
}

/** Sends the mail the person is due, at most once: its row is committed before the mail is sent. */
export async function sendDueMail(deps: MailDeps, userId: string, by: SentBy): Promise<Outcome> {
  const claimed = await claim(deps, userId, by);
  if (!claimed) return { kind: "skipped" };
  return sendClaimed(deps, claimed);
}

/** Sends a mail whose row is committed, and records what became of it. */
export async function sendClaimed(deps: MailDeps, claimed: Claimed): Promise<Outcome> {
  const { db, clock } = deps;
  const outcome = await deliver(deps, claimed);
  if (outcome.kind === "sent") await mails.recordSent(db, claimed.claim, clock.now());
  if (outcome.kind === "failed") {
    const { reason, isOutage } = outcome;
    await mails.recordFailed(db, claimed.claim, { now: clock.now(), reason, counts: !isOutage });
  }
  return outcome;
}

export interface Claimed {
  readonly claim: mails.Claim;
  readonly reader: Reader;
  readonly type: SentMailType;
  readonly page: MailPage;
  readonly date: Date;
}

function claim(deps: MailDeps, userId: string, by: SentBy): Promise<Claimed | undefined> {
  const { db, clock } = deps;
  return withTransaction(db, async (tx) => {
    await lockPerson(tx, userId);
    const date = clock.now();
    const reader = await targets.findDue(tx, userId, momentOf(date, by));
    const due = reader && dueMail(candidateOf(reader), date);
    if (!due || (by === "schedule" && !isDaytime(date, reader.time_zone))) return undefined;
    const row = { id: randomUUID(), user_id: userId, ...due, claimed_at: date };
    const claim = await mails.claimMail(tx, row);
    if (!claim) return undefined;
    const text = await readMailText(tx, due.type);
    return { claim, reader, type: due.type, page: mailPage(reader, { type: due.type, text }, deps), date };
  });
}

export function candidateOf(target: targets.MailTarget) {
  return {
    isOnboarded: target.onboarded_at !== null,
    createdAt: target.created_at,
    lastActivityAt: target.last_activity_at,
  };
}

export function deliver(deps: MailDeps, { claim, reader, type, page, date }: Claimed): Promise<Outcome> {
  return handOver(deps, claim, type, messageOf(reader, { id: claim.id, date }, page));
}

/** Hands a mail to the mail server. If the outcome is unknown, nothing is written and the row stays "sending". */
export async function handOver(
  { mailer, log }: MailDeps,
  claim: mails.Claim,
  type: string,
  mail: Mail,
): Promise<Outcome> {
  const about = { mail: claim.id, type, attempt: claim.attempts };
  try {
    await mailer.send(mail);
    log.info(about, "mail sent");
    return { kind: "sent" };
  } catch (err) {
    if (err instanceof MailNotSent) {
      log.warn({ ...about, reason: err.message }, "mail not sent");
      return { kind: "failed", reason: err.message, isOutage: err.isOutage };
    }
    if (!(err instanceof MailInDoubt)) log.error({ ...about, err }, "mail in doubt");
    else log.warn({ ...about, reason: err.message }, "mail in doubt");
    return { kind: "in doubt" };
  }
}
