import type { resendMail } from "#contracts/email.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { dueMail, MAIL_IN_DOUBT_MS } from "#domain/email/mail-rules.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import { mailPage } from "./mail-message.ts";
import { findDue } from "./mail-targets.repository.ts";
import * as mails from "./mails.repository.ts";
import { deliverReply } from "./reply-mail.service.ts";
import { type Claimed, candidateOf, deliver, type MailDeps, momentOf } from "./send-mail.service.ts";
import { readMailText } from "./texts/mail-texts.service.ts";

type Answer = OutputOf<typeof resendMail>;

/** Resends a mail in doubt if the person is still due it. Two concurrent calls send one mail. */
export async function resendInDoubt(ctx: Context, deps: MailDeps, id: string): Promise<Answer> {
  const claimed = await inTransaction(ctx, (ctx) => claimInDoubt(ctx, deps, id));
  if (typeof claimed === "string") return { ok: false, error: claimed };
  const { db } = ctx;
  const outcome =
    "reader" in claimed ? await deliver(deps, claimed) : await deliverReply(deps, claimed.claim);
  if (outcome.kind === "sent") {
    await mails.recordSent(db, claimed.claim, deps.clock.now());
    return { ok: true, error: null };
  }
  if (outcome.kind !== "failed")
    return { ok: false, error: "Again nobody knows whether it arrived: it stays in doubt." };
  const { reason } = outcome;
  await mails.recordStillInDoubt(db, claimed.claim, { claimedAt: claimed.claimedBefore, reason });
  return { ok: false, error: reason };
}

/** The claim, or a message why there is none. */
async function claimInDoubt(
  ctx: Context<Tx>,
  deps: MailDeps,
  id: string,
): Promise<((Claimed | { readonly claim: mails.Claim }) & { readonly claimedBefore: Date }) | string> {
  const { db: tx, now } = ctx;
  const known = await mails.findMail(tx, id);
  if (!known) throw new AppError("not_found", "No such mail.");
  await lockPerson(tx, known.user_id);
  const mail = (await mails.findMail(tx, id)) ?? known;
  const { type, username, claimed_at: claimedBefore, user_id: userId } = mail;
  if (mail.state !== "sending") return "This mail is no longer in doubt.";
  if (claimedBefore.getTime() > now.getTime() - MAIL_IN_DOUBT_MS) return "This mail is on its way already.";
  if (type === "feedback_reply") {
    const claim = await mails.claimAgain(tx, id, now);
    await recordAudit(ctx, [
      { act: "mail_resent", target: { id: userId, name: username }, details: { type } },
    ]);
    return { claim, claimedBefore };
  }
  const reader = await findDue(tx, userId, momentOf(now, "hand"), id);
  const due = reader && dueMail(candidateOf(reader), now);
  if (!due || due.type !== type || reader.last_activity_at > claimedBefore)
    return "Not sent: by now the person is not due this mail any more.";
  const claim = await mails.claimAgain(tx, id, now);
  await recordAudit(ctx, [{ act: "mail_resent", target: { id: userId, name: username }, details: { type } }]);
  const page = mailPage(reader, { type: due.type, text: await readMailText(tx, due.type) }, deps);
  return { claim, reader, type, page, date: now, claimedBefore };
}
