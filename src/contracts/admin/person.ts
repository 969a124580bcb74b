import * as z from "zod/mini";
import { ROLES } from "#domain/accounts/role.ts";
import { PLAN_KINDS } from "#domain/admin/plan-kinds.ts";
import { TIMELINE_KINDS } from "#domain/admin/timeline.ts";
import { SEGMENTS } from "#domain/analytics/segments.ts";
import { endpoint, noContent } from "../endpoint.ts";
import { FEEDBACK_TYPES } from "../feedback.ts";
import { pageCursor } from "../fields/page-cursor.ts";
import { filledText } from "../fields/text.ts";
import { adminUserSchema } from "./admin.ts";
import { byId, page } from "./admin-calls.ts";
import { FEEDBACK_STATUSES } from "./feedback-inbox.ts";

export const NOTE_MAX = 2_000;

const noteSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Null once the author's account is deleted for good. */
  authorName: z.nullable(z.string()),
  createdAt: z.string(),
});

export type NoteView = z.output<typeof noteSchema>;

const personSchema = z.object({
  person: adminUserSchema,
  planKind: z.enum(PLAN_KINDS),
  segment: z.enum(SEGMENTS),
  /** The end of the period paid for; null if nothing was ever paid. */
  paidUntil: z.nullable(z.string()),
  cancelsAtEnd: z.boolean(),
  facts: z.object({
    lastSeenAt: z.nullable(z.string()),
    questsCompleted: z.number(),
    /** Visits that were counted. */
    visits: z.number(),
    activeSeconds: z.number(),
    streakDays: z.number(),
    /** Mean of all their ratings, out of 5, and how many there are. */
    rating: z.nullable(z.number()),
    ratings: z.number(),
    businessName: z.nullable(z.string()),
    businessStage: z.nullable(z.string()),
    timeZone: z.string(),
    onboardedAt: z.nullable(z.string()),
    takesMail: z.boolean(),
    flag: z.nullable(z.enum(["open", "hidden", "cleared"])),
  }),
  /** The latest 24. */
  payments: z.array(
    z.object({
      id: z.string(),
      state: z.enum(["paid", "failed", "void"]),
      amount: z.number(),
      currency: z.string(),
      periodStart: z.string(),
      periodEnd: z.string(),
      isTest: z.boolean(),
    }),
  ),
  /** How many payments there are, and what was paid in all, by currency. */
  paid: z.array(z.object({ currency: z.string(), amount: z.number(), count: z.number() })),
  /** The latest 50. */
  mails: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      state: z.enum(["sending", "sent", "failed"]),
      claimedAt: z.string(),
    }),
  ),
  /** The latest 20: where they are signed in. */
  sessions: z.array(z.object({ device: z.string(), createdAt: z.string(), lastSeenAt: z.string() })),
  /** The latest 20. */
  feedback: z.array(
    z.object({
      id: z.string(),
      type: z.enum(FEEDBACK_TYPES),
      title: z.string(),
      status: z.enum(FEEDBACK_STATUSES),
      createdAt: z.string(),
    }),
  ),
  /** The latest 100. */
  notes: z.array(noteSchema),
});

export type PersonView = z.output<typeof personSchema>;

export const readPerson = endpoint({
  method: "GET",
  path: "/api/admin/people/{id}",
  access: "admin",
  summary: "What operators know of a person: plan, payments, mails, sessions, feedback, notes.",
  input: byId,
  output: personSchema,
});

const timelineEntrySchema = z.object({
  /** Unique among the person's entries. */
  id: z.string(),
  at: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  /** XP, messages or cents, by kind. */
  amount: z.nullable(z.number()),
  /** A device, a currency, a type of mail or feedback, an act, by kind; never what the person wrote. */
  detail: z.nullable(z.string()),
  /** Who did it, where that was an operator. */
  byName: z.nullable(z.string()),
});

export type TimelineEntry = z.output<typeof timelineEntrySchema>;

export const readTimeline = endpoint({
  method: "GET",
  path: "/api/admin/people/{id}/timeline",
  access: "admin",
  summary: "That things happened to a person, newest first, 50 a page; no words of quests, notes or talks.",
  input: z.object({ id: z.uuid(), before: z.optional(pageCursor()) }),
  output: z.object({ entries: z.array(timelineEntrySchema), next: z.nullable(z.string()) }),
});

export const readLedger = endpoint({
  method: "GET",
  path: "/api/admin/people/{id}/xp",
  access: "admin",
  summary: "A person's XP, entry by entry, newest first, 50 a page; without the quests' titles.",
  input: z.object({ id: z.uuid(), ...page }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        source: z.string(),
        amount: z.number(),
        /** More than the amount if a cap cut it. */
        nominal: z.number(),
        /** The total after it; null until it is paid out. */
        balance: z.nullable(z.number()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});

export const addNote = endpoint({
  method: "PUT",
  path: "/api/admin/people/{id}/notes/{noteId}",
  access: "admin",
  summary:
    "Keeps an operator's note about a person; the same id again changes nothing. In the person's export.",
  errors: ["conflict"],
  input: z.object({ id: z.uuid(), noteId: z.uuid(), text: filledText(NOTE_MAX) }),
  output: noteSchema,
});

export const deleteNote = endpoint({
  method: "DELETE",
  path: "/api/admin/people/{id}/notes/{noteId}",
  access: "admin",
  summary: "Deletes a note for good.",
  input: z.object({ id: z.uuid(), noteId: z.uuid() }),
  output: noContent,
});

export const setRole = endpoint({
  method: "PUT",
  path: "/api/admin/users/{id}/role",
  access: "admin",
  summary: "Makes a person an administrator or a member. Not oneself.",
  errors: ["conflict"],
  input: z.object({ id: z.uuid(), role: z.enum(ROLES) }),
  output: adminUserSchema,
});
