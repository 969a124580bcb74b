import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { sendTestMail } from "#contracts/console/mails.ts";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import type { Config } from "#server/platform/config.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import { mailHost } from "#server/platform/mail/create-mailer.ts";
import { MailInDoubt, MailNotSent } from "#server/platform/mail/mailer.ts";
import { mailMessage, testMessage } from "./mail-message.ts";
import { findTest, putTest } from "./mail-test.repository.ts";
import type { MailDeps } from "./send-mail.service.ts";
import { readMailText, refuseBadText } from "./texts/mail-texts.service.ts";

/** Enough to see whether the mail arrived, and that a double press sends one. */
const PAUSE_MS = 10_000;

/** `host` is the mail server that was tried: a test says nothing about another. */
const testSchema = z.object({
  at: z.string(),
  host: z.nullable(z.string()),
  error: z.nullable(z.string()),
});

/** The latest test mail through the mail server that is configured now. */
export async function readLastTestMail(
  db: Db,
  config: Pick<Config, "smtpUrl">,
): Promise<{ at: Date; error: string | null } | null> {
  const { data } = testSchema.safeParse(await findTest(db));
  return data && data.host === mailHost(config) ? { at: new Date(data.at), error: data.error } : null;
}

/** Sends a mail to the admin who asks, and to nobody else: a test of the server, or a reminder as people get it. */
export async function sendTest(
  ctx: Context,
  deps: MailDeps,
  { type, draft }: InputOf<typeof sendTestMail>,
): Promise<OutputOf<typeof sendTestMail>> {
  const { db, now, actor } = ctx;
  const { email, username, id } = actor.user;
  if (!email) throw new AppError("conflict", "Your account has no email address to send to.");
  if (draft) refuseBadText(draft);
  const last = await readLastTestMail(db, deps.config);
  if (last && now.getTime() - last.at.getTime() < PAUSE_MS)
    throw new AppError("rate_limited", "A test mail was sent just now. Wait a few seconds.");
  const mail = { id: randomUUID(), date: now };
  const reader = { id, username, email };
  const message = type
    ? mailMessage(reader, { ...mail, type, text: draft ?? (await readMailText(db, type)) }, deps)
    : testMessage(reader, mail, deps);
  const error = await deliver(deps, message);
  await inTransaction(ctx, async (ctx) => {
    await putTest(ctx.db, { at: now.toISOString(), host: mailHost(deps.config), error }, now);
    await recordAudit(ctx, [
      { act: "mail_tested", details: { type, accepted: error === null, ...(draft && { isDraft: true }) } },
    ]);
  });
  return { ok: error === null, to: email, error };
}

/** Null if the mail server took it, otherwise why not. */
async function deliver({ mailer, log }: MailDeps, message: Parameters<MailDeps["mailer"]["send"]>[0]) {
  try {
    await mailer.send(message);
    return null;
  } catch (err) {
    if (err instanceof MailNotSent) return err.message;
    if (err instanceof MailInDoubt) return "The connection broke at the end, so it may have arrived or not.";
    log.error({ err }, "a test mail failed");
    return "Something went wrong on our side. The log says more.";
  }
}
