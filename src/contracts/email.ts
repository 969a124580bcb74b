import * as z from "zod/mini";
import { MAIL_TYPES } from "#domain/email/mail-rules.ts";
import { endpoint } from "./endpoint.ts";

const targetSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  type: z.enum(MAIL_TYPES),
  createdAt: z.string(),
  lastActivity: z.string(),
  timeZone: z.string(),
  /** When the schedule would send it: now, or the next morning in the person's zone. */
  goesOutAt: z.string(),
});

export type MailTargetView = z.output<typeof targetSchema>;

export const scanMailTargets = endpoint({
  method: "GET",
  path: "/api/admin/email-targets",
  access: "admin",
  summary: "Who would get a mail now, and which; sends nothing. At most 200 are listed.",
  input: z.object({
    /** Looks for a fifth of a second only: enough for a few thousand people. */
    quick: z.optional(z.enum(["true"])),
  }),
  output: z.object({
    targets: z.array(targetSchema),
    total: z.number(),
    /** How many of them get each mail. */
    byType: z.record(z.enum(MAIL_TYPES), z.number()),
    /** True if the call ran out of time before checking everyone, so there may be more than `total`. */
    hasMore: z.boolean(),
  }),
  isSlow: true,
});

export const sendMails = endpoint({
  method: "POST",
  path: "/api/admin/send-emails",
  access: "admin",
  summary: "Sends to all targets now. A person gets each mail at most once, whoever asks how often.",
  output: z.object({
    sent: z.number(),
    failed: z.number(),
    targets: z.number(),
    /** Not sent yet, because the call's time ran out. */
    remaining: z.number(),
    /** True if not everyone was checked, so there may be more than `targets`. */
    hasMore: z.boolean(),
    /** Distinct reasons for failed mails. */
    reasons: z.array(z.string()),
  }),
  isSlow: true,
});

const doubtfulSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  type: z.enum([...MAIL_TYPES, "feedback_reply"]),
  claimedAt: z.string(),
});

export const readMailAutomation = endpoint({
  method: "GET",
  path: "/api/admin/email-automation",
  access: "admin",
  summary: "Whether mails go out by themselves, how, and those whose outcome nobody knows.",
  output: z.object({
    isScheduled: z.boolean(),
    /** smtp: sent; outbox: written to files; none: refused, because production has no SMTP_URL. */
    transport: z.enum(["smtp", "outbox", "none"]),
    sentLast30Days: z.number(),
    failedLast30Days: z.number(),
    /** Sent in the last 30 days, by mail. */
    sentByType: z.record(z.enum(MAIL_TYPES), z.number()),
    inDoubt: z.array(doubtfulSchema),
  }),
});

export const setMailSchedule = endpoint({
  method: "PUT",
  path: "/api/admin/email-automation",
  access: "admin",
  summary: "Turns the scheduled mails on or off.",
  input: z.object({ isScheduled: z.boolean() }),
  output: z.object({ isScheduled: z.boolean() }),
});

export const resendMail = endpoint({
  method: "POST",
  path: "/api/admin/mails/{id}/resend",
  access: "admin",
  summary: "Sends a mail whose outcome is in doubt once more.",
  errors: ["conflict"],
  input: z.object({ id: z.uuid() }),
  output: z.object({ ok: z.boolean(), error: z.nullable(z.string()) }),
  isSlow: true,
});
