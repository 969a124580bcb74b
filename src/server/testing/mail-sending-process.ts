import { sendScheduledMails } from "#server/features/email/send-mails.service.ts";
import { readConfig } from "#server/platform/config.ts";
import { createMemoryLog } from "#server/platform/log/log.ts";
import { createSmtpMailer } from "#server/platform/mail/smtp-mailer.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { openTestDatabase } from "./open-test-database.ts";

/** An instance that only sends mails, in its own process so that a test can kill it. */
const { connection, url, shiftMs } = JSON.parse(process.env.MAIL_WORLD ?? "{}");
const { db, close } = openTestDatabase(connection, createMetrics());
const mailer = createSmtpMailer({ url, from: "SideQuest <noreply@sidequest.example>" });
await sendScheduledMails({
  db,
  mailer,
  clock: { now: () => new Date(Date.now() + shiftMs) },
  log: createMemoryLog([]),
  publicUrl: new URL("https://sidequest.example"),
  secret: "a secret for tests only",
  config: readConfig({}),
});
await mailer.close();
await close();
