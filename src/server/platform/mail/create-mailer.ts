import type { Config } from "../config.ts";
import { type Mailer, MailNotSent } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "isProduction" | "dataDir">;

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
