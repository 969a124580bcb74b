import { randomUUID } from "node:crypto";
import type { SentMailType } from "#domain/email/mail-rules.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { type AskedWords, askedPage } from "./mail-message.ts";
import { type Claim, claimMail } from "./mails.repository.ts";
import { type Claimed, type MailDeps, type Outcome, sendClaimed } from "./send-mail.service.ts";

export type { MailDeps } from "./send-mail.service.ts";
export type AskedMail = Omit<Claimed, "page"> & { readonly words: AskedWords };

/**
 * Claims a mail that the person asked for, once per episode. Undefined if it was sent, may have been, or was given up.
 * Commit before sending it.
 */
export function claimAskedMail(
  tx: Tx,
  mail: { userId: string; type: SentMailType; episode: string; now: Date },
): Promise<Claim | undefined> {
  const { userId, type, episode, now } = mail;
  return claimMail(tx, { id: randomUUID(), user_id: userId, type, episode, claimed_at: now });
}

export function sendAskedMail(deps: MailDeps, mail: AskedMail): Promise<Outcome> {
  return sendClaimed(deps, { ...mail, page: askedPage(mail.reader, mail.words, deps) });
}
