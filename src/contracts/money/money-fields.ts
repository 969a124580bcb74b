import * as z from "zod/mini";
import { CURRENCIES } from "#domain/money/currencies.ts";
import { MONEY_KINDS } from "#domain/money/money-sums.ts";
import { isMonth, type Month } from "#domain/money/months.ts";

export const currency = z.enum(CURRENCIES);
export const moneyKind = z.enum(MONEY_KINDS);

export const month = z.pipe(
  z.string().check(z.refine(isMonth, "is not a month like 2026-11")),
  z.transform((text) => text as Month),
);

/** Income, expense and what is left, in one currency. */
export const balanceSchema = z.object({
  currency,
  income: z.int(),
  expense: z.int(),
  profit: z.int(),
});
