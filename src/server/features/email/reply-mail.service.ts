import type { Tx } from "#server/platform/db/handles.ts";
import * as mails from "./mails.repository.ts";
import { findReply } from "./replies.repository.ts";
import { replyMessage } from "./reply-message.ts";
import { handOver, type MailDeps, type Outcome } from "./send-mail.service.ts";

const TYPE = "feedback_reply";

/**
 * Claims the mail of an answer to feedback, in the transaction that writes the answer and holds the person.
 * Undefined if it was sent, may have been sent, or was given up.
 */
export function claimReply(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<mails.Claim | undefined> {
  return mails.claimMail(tx, { id, user_id: userId, type: TYPE, episode: id, claimed_at: now });
}

/** Sends a claimed answer and writes down what became of it. */
export async function sendReply(deps: MailDeps, claim: mails.Claim): Promise<Outcome> {
  const { db, clock } = deps;
  const outcome = await deliverReply(deps, claim);
  if (outcome.kind === "sent") await mails.recordSent(db, claim, clock.now());
  if (outcome.kind === "failed") {
    const { reason, isOutage } = outcome;
    await mails.recordFailed(db, claim, { now: clock.now(), reason, counts: !isOutage });
  }
  return outcome;
}

export async function deliverReply(deps: MailDeps, claim: mails.Claim): Promise<Outcome> {
  const reply = await findReply(deps.db, claim.id);
  if (!reply) return { kind: "skipped" };
  return handOver(deps, claim, TYPE, replyMessage(reply, deps.clock.now(), deps));
}
