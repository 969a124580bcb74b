import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { balanceSchema, currency, moneyKind, month } from "./money-fields.ts";

export const moneyEntrySchema = z.object({
  id: z.string(),
  kind: moneyKind,
  amount: z.int(),
  currency,
  what: z.string(),
  /** By the person's own calendar. */
  day: z.string(),
  questId: z.nullable(z.string()),
  questTitle: z.nullable(z.string()),
});
export type MoneyEntryView = z.output<typeof moneyEntrySchema>;

export const moneyMonthSchema = z.object({
  month: z.string(),
  /** Today by the person's own calendar: the latest day of an entry. */
  today: z.string(),
  /** The one that comes first on screens. */
  currency,
  /** One for each currency with an entry or a goal in this month, never added up. */
  balances: z.array(
    z.extend(balanceSchema, {
      goal: z.nullable(z.int()),
      /** Profit for each tracked hour; null if less than an hour was tracked. */
      perHour: z.nullable(z.int()),
    }),
  ),
  /** Time of the quests completed in this month. */
  trackedSec: z.number(),
  /** The latest entry of all. */
  last: z.nullable(moneyEntrySchema),
  /** The years with entries, newest first. */
  years: z.array(z.int()),
  areSalesTold: z.boolean(),
  /** Revenue that was noted when a quest was completed, and is not entered yet. */
  noted: z.array(
    z.object({
      questId: z.string(),
      title: z.string(),
      day: z.string(),
      name: z.string(),
      value: z.number(),
    }),
  ),
});
export type MoneyMonthView = z.output<typeof moneyMonthSchema>;

export const showMoney = endpoint({
  method: "GET",
  path: "/api/money",
  access: "member",
  isReadWithOthers: true,
  summary:
    "One month of the business's money, this one unless named: by currency, with goal and tracked time.",
  takesTokens: true,
  input: z.object({ month: z.optional(month) }),
  output: moneyMonthSchema,
});
