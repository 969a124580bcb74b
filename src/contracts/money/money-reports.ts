import * as z from "zod/mini";
import { FILE_MAX_LENGTH } from "#domain/money/money-file.ts";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields/text.ts";
import { balanceSchema, currency, moneyKind } from "./money-fields.ts";

/** The quests that brought or cost the most. */
export const MONEY_QUESTS = 50;
/** How many words of a year stand alone, by kind and currency; the rest is one line. */
export const YEAR_WORDS = 100;

export const listMoneyQuests = endpoint({
  method: "GET",
  path: "/api/money/quests",
  access: "member",
  summary: "What each quest brought in and cost, by its linked entries, the most first.",
  takesTokens: true,
  output: z.array(z.object({ questId: z.string(), title: z.string(), balances: z.array(balanceSchema) })),
});
export type MoneyQuestView = z.output<typeof listMoneyQuests.output>[number];

export const showMoneyYear = endpoint({
  method: "GET",
  path: "/api/money/years/{year}",
  access: "member",
  summary: "A year for the tax adviser: by month and by what, each currency for itself.",
  takesTokens: true,
  input: z.object({ year: z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100)) }),
  output: z.object({
    year: z.int(),
    currencies: z.array(
      z.object({
        total: balanceSchema,
        /** All twelve. */
        months: z.array(z.extend(balanceSchema, { month: z.string() })),
        words: z.array(
          z.object({
            kind: moneyKind,
            /** Null for what is beyond the first hundred. */
            what: z.nullable(z.string()),
            amount: z.int(),
            entries: z.int(),
          }),
        ),
      }),
    ),
  }),
});
export type MoneyYearView = z.output<typeof showMoneyYear.output>;

const file = z.object({
  text: text(FILE_MAX_LENGTH),
  /** For lines without one. */
  currency,
});

const lineSchema = z.object({
  /** In the file; the first is 1. */
  line: z.int(),
  state: z.enum(["new", "known", "refused"]),
  /** Why it is refused. */
  problem: z.nullable(z.string()),
  /** What the line says, in short. */
  text: z.string(),
  entry: z.nullable(
    z.object({ day: z.string(), kind: moneyKind, amount: z.int(), currency, what: z.string() }),
  ),
});
export type MoneyFileLine = z.output<typeof lineSchema>;

const counts = { added: z.int(), known: z.int(), refused: z.int() };

export const checkMoneyFile = endpoint({
  method: "POST",
  path: "/api/money/file/check",
  access: "member",
  summary: "Reads a CSV file line by line and says what would be entered. Writes nothing.",
  input: file,
  output: z.object({ lines: z.array(lineSchema), ...counts }),
  isRepeatable: true,
});

export const importMoneyFile = endpoint({
  method: "POST",
  path: "/api/money/file",
  access: "member",
  summary: "Enters the new lines of a CSV file. The same file again enters nothing.",
  errors: ["conflict"],
  input: file,
  output: z.object({ ...counts, isFirstSale: z.boolean() }),
  isRepeatable: true,
});
