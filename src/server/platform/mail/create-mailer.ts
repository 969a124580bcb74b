import type { Config } from "../config.ts";
import { type Mailer, MailNotSent } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "isProduction" | "dataDir">;

/** How an instance with this configuration sends mails. */
export function mailKind({
  smtpUrl,
  isProduction,
}: Omit<MailConfig, "dataDir" | "mailFrom">): Mailer["kind"] {
  if (smtpUrl) return "smtp";
  return isProduction ? "none" : "outbox";
}

/** The mail server's name and port; null without one. */
export function mailHost({ smtpUrl }: Pick<MailConfig, "smtpUrl">): string | null {
  return smtpUrl ? new URL(smtpUrl).host : null;
}

export function createMailer({ smtpUrl, mailFrom, isProduction, dataDir }: MailConfig): Mailer {
  if (smtpUrl) return createSmtpMailer({ url: smtpUrl, from: mailFrom });
  return isProduction ? refusing : createOutboxMailer(dataDir, mailFrom);
}

const refusing: Mailer = {
  kind: "none",
  send: () =>
    Promise.reject(new MailNotSent("No mail server is configured: SMTP_URL is not set.", { isOutage: true })),
  close: async () => undefined,
};
