import * as z from "zod/mini";
import { AMOUNT_MAX } from "#domain/money/currencies.ts";
import { endpoint, noContent } from "../endpoint.ts";
import { amount, entryDay, what } from "./entry-fields.ts";
import { currency, moneyKind, month } from "./money-fields.ts";
import { moneyEntrySchema, moneyMonthSchema } from "./money-month.ts";

/** Default page size for the screen; a file uses the maximum. */
export const MONEY_PAGE = 50;
export const MONEY_PAGE_MAX = 500;

const CURSOR = /^\d{4}-\d{2}-\d{2}~\d{1,15}$/u;

export const listMoneyEntries = endpoint({
  method: "GET",
  path: "/api/money/entries",
  access: "member",
  summary: "Income and expenses, newest day first, 50 a page, of one month or of all.",
  takesTokens: true,
  input: z.object({
    month: z.optional(month),
    before: z.optional(z.string().check(z.regex(CURSOR, "is not one that this list has"))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(MONEY_PAGE_MAX))),
  }),
  output: z.object({ entries: z.array(moneyEntrySchema), next: z.nullable(z.string()) }),
});

const entryId = z.uuid();

export const createMoneyEntry = endpoint({
  method: "POST",
  path: "/api/money/entries",
  access: "member",
  summary: "Enters income or an expense. A repeat with the same id makes no second entry.",
  takesTokens: true,
  errors: ["not_found", "conflict"],
  input: z.object({
    /** Made by the client, so that a repeat is recognised at any later time. */
    id: z.optional(entryId),
    kind: moneyKind,
    amount,
    currency,
    what,
    /** Today, if left out. */
    day: z.optional(entryDay),
    questId: z.optional(z.nullable(z.uuid())),
  }),
  output: z.object({
    entry: moneyEntrySchema,
    /** Whether this was the first money of all: it brings an achievement. */
    isFirstSale: z.boolean(),
  }),
});

export const updateMoneyEntry = endpoint({
  method: "PATCH",
  path: "/api/money/entries/{entryId}",
  access: "member",
  summary: "Changes an entry. What is left out stays.",
  takesTokens: true,
  input: z.object({
    entryId,
    kind: z.optional(moneyKind),
    amount: z.optional(amount),
    currency: z.optional(currency),
    what: z.optional(what),
    day: z.optional(entryDay),
    questId: z.optional(z.nullable(z.uuid())),
  }),
  output: moneyEntrySchema,
});

export const removeMoneyEntry = endpoint({
  method: "DELETE",
  path: "/api/money/entries/{entryId}",
  access: "member",
  summary: "Removes an entry. For 30 days it can be brought back.",
  takesTokens: true,
  input: z.object({ entryId }),
  output: noContent,
});

export const restoreMoneyEntry = endpoint({
  method: "POST",
  path: "/api/money/entries/{entryId}/restore",
  access: "member",
  summary: "Brings a removed entry back.",
  takesTokens: true,
  errors: ["conflict"],
  input: z.object({ entryId }),
  output: moneyEntrySchema,
  isRepeatable: true,
});

export const setMoneyGoal = endpoint({
  method: "PUT",
  path: "/api/money/goal",
  access: "member",
  summary: "Sets what a month should bring in, from this month on. 0 ends the goal.",
  takesTokens: true,
  input: z.object({ currency, amount: z.int().check(z.gte(0), z.lte(AMOUNT_MAX)) }),
  output: moneyMonthSchema,
});

export const setMoneySettings = endpoint({
  method: "PUT",
  path: "/api/money/settings",
  access: "member",
  summary:
    "Says whether quests and mentor may know that and when something was sold. Amounts they never know.",
  input: z.object({ areSalesTold: z.boolean() }),
  output: moneyMonthSchema,
});
