import * as z from "zod/mini";
import { MAIL_LOG_STATES, MAIL_TYPES, SENT_MAIL_TYPES } from "#domain/email/mail-rules.ts";
import { endpoint } from "../endpoint.ts";
import { pageCursor } from "../fields/page-cursor.ts";
import { text } from "../fields/text.ts";

const type = z.enum(MAIL_TYPES);

/** Longer than any part may be: the service says which part is too long, in words for a person. */
const LONGEST = 10_000;
const textParts = {
  subject: text(LONGEST),
  preheader: text(LONGEST),
  /** The greeting and the paragraphs, with an empty line between them. */
  body: text(LONGEST),
  button: text(LONGEST),
};

export const sendTestMail = endpoint({
  method: "POST",
  path: "/api/admin/mails/test",
  access: "admin",
  summary: "Sends a mail to the admin who asks: one that only shows that mails arrive, or a reminder.",
  errors: ["conflict"],
  input: z.object({
    /** Null: only that mails arrive. */
    type: z.nullable(z.enum(MAIL_TYPES)),
    /** A text that is not saved yet; without it the saved one is sent. */
    draft: z.optional(z.object(textParts)),
  }),
  output: z.object({
    /** Whether the mail server took it. */
    ok: z.boolean(),
    to: z.string(),
    error: z.nullable(z.string()),
  }),
  isSlow: true,
});

const textSchema = z.object({
  type,
  /** 0 is the text that the program brings. */
  version: z.number(),
  ...textParts,
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  /** The version that this one repeats. */
  restoredFrom: z.nullable(z.number()),
});

export type MailTextView = z.output<typeof textSchema>;

export const listMailTexts = endpoint({
  method: "GET",
  path: "/api/admin/mail-texts",
  access: "admin",
  summary: "The text of each reminder as it is sent now.",
  output: z.object({ texts: z.array(textSchema) }),
});

export const listMailVersions = endpoint({
  method: "GET",
  path: "/api/admin/mail-texts/{type}/versions",
  access: "admin",
  summary: "The latest 50 versions of a text, newest first, then the one that the program brings.",
  input: z.object({ type }),
  output: z.object({ versions: z.array(textSchema) }),
});

/** The version that the writer saw: a later one by somebody else is not overwritten. */
const basedOn = z.int().check(z.minimum(0), z.maximum(1_000_000));

export const saveMailText = endpoint({
  method: "PUT",
  path: "/api/admin/mail-texts/{type}",
  access: "admin",
  summary: "Saves a new version of a text. Refuses unknown and missing variables.",
  errors: ["conflict"],
  input: z.object({ type, basedOn, ...textParts }),
  output: textSchema,
});

export const restoreMailText = endpoint({
  method: "POST",
  path: "/api/admin/mail-texts/{type}/restore",
  access: "admin",
  summary: "Makes an earlier version the newest again.",
  errors: ["conflict"],
  input: z.object({ type, basedOn, version: basedOn }),
  output: textSchema,
});

export const previewMail = endpoint({
  method: "POST",
  path: "/api/admin/mail-texts/{type}/preview",
  access: "admin",
  summary: "A text as the admin who asks would get it, saved or not. Sends nothing.",
  input: z.object({ type, ...textParts }),
  output: z.object({
    from: z.string(),
    subject: z.string(),
    preheader: z.string(),
    html: z.string(),
    text: z.string(),
  }),
  isRepeatable: true,
});

const mailSchema = z.object({
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  type: z.enum(SENT_MAIL_TYPES),
  state: z.enum(MAIL_LOG_STATES),
  /** When the latest attempt began. */
  at: z.string(),
  attempts: z.number(),
  error: z.nullable(z.string()),
});

export type LoggedMailView = z.output<typeof mailSchema>;

export const listSentMails = endpoint({
  method: "GET",
  path: "/api/admin/mails",
  access: "admin",
  summary: "Every mail with what became of it, newest first, 50 a page.",
  input: z.object({
    state: z._default(z.enum(["all", ...MAIL_LOG_STATES]), "all"),
    before: z.optional(pageCursor()),
  }),
  output: z.object({ mails: z.array(mailSchema), next: z.nullable(z.string()) }),
});
