import * as z from "zod/mini";
import {
  FACT_SOURCES,
  type FactKey,
  NUMBER_FACTS,
  YES_NO_FACTS,
  type YesNoFact,
} from "#domain/business/fact-keys.ts";
import { type CalendarDay, isCalendarDay } from "#domain/general/calendar-day.ts";
import { AMOUNT_MAX } from "#domain/money/currencies.ts";
import { ENTRIES_MAX, WHAT_MAX_LENGTH } from "#domain/money/money-sums.ts";
import { DIFFICULTIES, XP_REWARDS } from "#domain/quests/quest.ts";
import { MAX_STEPS } from "#domain/quests/quest-work.ts";
import { HARD_MAX_LENGTH, WINS } from "#domain/review/draft-review.ts";
import { exportedFactSchema } from "../business/business.ts";
import { filledText, text } from "../fields/text.ts";
import { instant } from "../fields/time.ts";
import { currency, month } from "../money/money-fields.ts";
import { hiddenQuestSchema } from "../quests.ts";
import { closedReviewSchema, weekNumberSchema } from "../review/review.ts";
import * as rows from "./export-rows.ts";

/** Nothing of ours is older or lies further ahead; the database could not store every year. */
const [EARLIEST, END] = ["2000-01-01", "2100-01-01"] as const;

const moment = z.pipe(
  instant(),
  z
    .date()
    .check(
      z.refine((at) => at >= new Date(EARLIEST) && at < new Date(END), "is outside the years 2000 to 2099"),
    ),
);
const day = z.pipe(
  z.string().check(
    z.refine(isCalendarDay, "is not a day like 2026-11-16"),
    z.refine((value) => value >= EARLIEST && value < END, "is outside the years 2000 to 2099"),
  ),
  z.transform((value) => value as CalendarDay),
);
/** As the database writes it. */
const id = z.uuid().check(z.toLowerCase());
const maybe = { moment: z.nullable(moment), day: z.nullable(day), id: z.nullable(id) };

/** Longer than any text that we write ourselves. */
const LONG = 50_000;
const SHORT = 300;
const TITLE_MAX = 210;
/** Far above what a quest or a share pays. */
const AWARD_MAX = 1_000;
const SECONDS_MAX = 100_000_000;
const ATTEMPTS_MAX = 1_000;

const short = text(SHORT);
const maybeShort = z.nullable(short);
const reward = z.union(XP_REWARDS.map((choice) => z.literal(choice)));
const pay = z.int().check(z.gte(0), z.lte(AWARD_MAX));

const quest = z
  .extend(rows.exportedQuest, {
    id,
    title: filledText(TITLE_MAX),
    description: text(LONG),
    xpReward: reward,
    xpPaid: z.nullable(pay),
    category: filledText(SHORT),
    estimatedHours: z.number().check(z.gt(0), z.lte(16)),
    dueDate: moment,
    createdAt: moment,
    startedAt: maybe.moment,
    completedAt: maybe.moment,
    completedDay: maybe.day,
    completionNotes: z.nullable(text(LONG)),
    reason: z.nullable(text(LONG)),
    stepsDone: z._default(
      z.array(z.int().check(z.gte(1), z.lte(MAX_STEPS))).check(z.maxLength(MAX_STEPS)),
      [],
    ),
    workedSec: z._default(z.int().check(z.gte(0), z.lte(SECONDS_MAX)), 0),
    countingSince: z._default(maybe.moment, null),
    template: maybeShort,
    deletedAt: maybe.moment,
  })
  .check(
    z.refine((row) => (row.completedAt === null) === (row.completedDay === null), {
      path: ["completedDay"],
      message: "does not fit the time of completion",
    }),
  );

const award = z
  .extend(rows.exportedAward, {
    id,
    sourceType: filledText(SHORT),
    sourceId: filledText(SHORT),
    label: short,
    nominal: pay,
    amount: pay,
    reason: maybeShort,
    createdAt: moment,
    settledAt: maybe.moment,
    claimedAt: maybe.moment,
  })
  .check(
    z.refine((row) => row.amount <= row.nominal, { path: ["amount"], message: "is more than was promised" }),
  );

const message = z
  .extend(rows.exportedMessage, {
    id,
    text: text(LONG),
    createdAt: moment,
    replyTo: maybe.id,
    attempt: z.int().check(z.gte(1), z.lte(ATTEMPTS_MAX)),
    model: maybeShort,
    topic: maybeShort,
    basis: z.nullable(
      z.object({
        cards: z.array(short).check(z.maxLength(100)),
        profile: z.array(short).check(z.maxLength(100)),
        quests: z.array(short).check(z.maxLength(100)),
      }),
    ),
  })
  .check(
    z.refine((row) => (row.sender === "ai") === (row.replyTo !== null), {
      path: ["replyTo"],
      message: "does not fit its sender",
    }),
  );

const suggestion = z.extend(rows.exportedSuggestion, {
  id,
  messageId: maybe.id,
  title: filledText(TITLE_MAX),
  description: text(LONG),
  category: filledText(SHORT),
  difficulty: z.enum(DIFFICULTIES),
  xpReward: reward,
  template: maybeShort,
  createdAt: moment,
  questId: maybe.id,
});

/** A value that nothing can be worked out from would break every page that shows the business. */
function isFactValue(key: string, value: string): boolean {
  if (YES_NO_FACTS.includes(key as YesNoFact)) return value === "yes" || value === "no";
  const isNumber = (NUMBER_FACTS as readonly string[]).includes(key as FactKey);
  return !isNumber || /^-?\d{1,12}(\.\d+)?$/u.test(value);
}

const fact = z
  .extend(exportedFactSchema, {
    key: filledText(60),
    value: text(LONG),
    source: z.enum(FACT_SOURCES),
    questId: maybe.id,
    // The beginning of time stands for facts of before times were kept.
    learnedAt: z.union([
      moment,
      z.pipe(
        z.literal(new Date(0).toISOString()),
        z.transform((at) => new Date(at)),
      ),
    ]),
  })
  .check(
    z.refine((row) => isFactValue(row.key, row.value), { path: ["value"], message: "does not fit its key" }),
  );

const review = z.extend(closedReviewSchema, {
  week: day,
  wins: closedReviewSchema.shape.wins.check(z.maxLength(WINS)),
  number: z.nullable(
    z.extend(weekNumberSchema, {
      currency: z.nullable(currency),
      values: z.array(z.number()).check(z.maxLength(3)),
    }),
  ),
  quests: z.int().check(z.gte(0), z.lte(SECONDS_MAX)),
  trackedSec: z.int().check(z.gte(0), z.lte(SECONDS_MAX)),
  streakDays: z.int().check(z.gte(0), z.lte(SECONDS_MAX)),
  hardText: text(HARD_MAX_LENGTH),
  closedAt: moment,
});

const moneyEntry = z.extend(rows.exportedMoneyEntry, {
  id,
  amount: z.int().check(z.gte(1), z.lte(AMOUNT_MAX)),
  what: filledText(WHAT_MAX_LENGTH),
  day,
  questId: maybe.id,
  createdAt: moment,
  deletedAt: maybe.moment,
});

const moneyGoal = z.extend(rows.exportedMoneyGoal, {
  currency,
  fromMonth: month,
  amount: z.int().check(z.gte(0), z.lte(AMOUNT_MAX)),
  setAt: moment,
});

/** The parts that come in, with the most rows each may have. Checked one by one, so that a problem has a place. */
export const IMPORT_PARTS = {
  quests: { row: quest, most: 20_000 },
  hiddenQuests: {
    row: z.extend(hiddenQuestSchema, {
      id,
      title: filledText(TITLE_MAX),
      category: filledText(SHORT),
      reason: maybeShort,
      hiddenAt: moment,
    }),
    most: 10_000,
  },
  businessFacts: { row: fact, most: 10_000 },
  xpLedger: { row: award, most: 40_000 },
  achievements: {
    row: z.extend(rows.exportedAchievement, { id: filledText(60), earnedAt: moment }),
    most: 200,
  },
  conversation: { row: message, most: 20_000 },
  suggestions: { row: suggestion, most: 20_000 },
  statedConstraints: {
    row: z.extend(rows.exportedConstraint, { name: filledText(60), saidAt: moment }),
    most: 1_000,
  },
  shares: {
    row: z.extend(rows.exportedShare, {
      subject: filledText(SHORT),
      platform: filledText(40),
      sharedAt: moment,
    }),
    most: 10_000,
  },
  reviews: { row: review, most: 2_000 },
  moneyEntries: { row: moneyEntry, most: ENTRIES_MAX },
  moneyGoals: { row: moneyGoal, most: 2_000 },
  /** One at most, not in a list. */
  moneySettings: { row: rows.exportedMoneySettings, most: 1 },
  socialConnections: {
    row: z.extend(rows.exportedHandle, { username: filledText(80), connectedAt: moment }),
    most: 10,
  },
} as const;

export type ImportPart = keyof typeof IMPORT_PARTS;

/** The checked parts of a file. */
export type ImportFile = {
  readonly [Part in ImportPart]: readonly z.output<(typeof IMPORT_PARTS)[Part]["row"]>[];
};
