import * as z from "zod/mini";
import { ORDERS, PEOPLE_SORTS } from "#domain/admin/people-order.ts";
import { PLAN_KINDS } from "#domain/admin/plan-kinds.ts";
import { SEGMENTS } from "#domain/analytics/segments.ts";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields/text.ts";
import { adminUserSchema } from "./admin.ts";

const listedPersonSchema = z.extend(adminUserSchema, {
  planKind: z.enum(PLAN_KINDS),
  segment: z.enum(SEGMENTS),
  /** Null if they were never seen. */
  lastSeenAt: z.nullable(z.string()),
  isFlagged: z.boolean(),
});

export type ListedPerson = z.output<typeof listedPersonSchema>;

/** A place in the list: the id of its last person, after their value in the sorted column unless that is the name. */
export const LIST_PLACE = /^(?:-?\d{1,17}~)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Matches are counted up to this number; one more means "more than that". */
export const COUNTED_PEOPLE = 1_000;

export const listPeople = endpoint({
  method: "GET",
  path: "/api/admin/people",
  access: "admin",
  summary:
    "People, 50 a page: searched by name, email or business, filtered by plan and segment, sorted by a column.",
  input: z.object({
    search: z.optional(text(100)),
    closed: z.optional(z.enum(["true", "false"])),
    planKind: z.optional(z.enum(PLAN_KINDS)),
    segment: z.optional(z.enum(SEGMENTS)),
    pending: z.optional(z.enum(["true", "false"])),
    sort: z.optional(z.enum(PEOPLE_SORTS)),
    order: z.optional(z.enum(ORDERS)),
    after: z.optional(
      z.string().check(z.maxLength(60), z.regex(LIST_PLACE, "is not one that this list has")),
    ),
  }),
  output: z.object({
    people: z.array(listedPersonSchema),
    /** Matches of a filter, or of a search up to 1,001; null on later pages and for the whole list. */
    found: z.nullable(z.number()),
    next: z.nullable(z.string()),
  }),
});

export const countPeople = endpoint({
  method: "GET",
  path: "/api/admin/people/counts",
  access: "admin",
  summary: "How many people each filter of the list has, at most a minute old.",
  output: z.object({
    open: z.number(),
    closed: z.number(),
    pending: z.number(),
    flagged: z.number(),
    plans: z.record(z.enum(PLAN_KINDS), z.number()),
    segments: z.record(z.enum(SEGMENTS), z.number()),
  }),
});
