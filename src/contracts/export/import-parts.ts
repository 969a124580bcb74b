import * as z from "zod/mini";
import { FACT_SOURCES } from "#domain/business/fact-keys.ts";
import { type CalendarDay, isCalendarDay, weekdayIndex } from "#domain/general/calendar-day.ts";
import { AMOUNT_MAX } from "#domain/money/currencies.ts";
import { ENTRIES_MAX, WHAT_MAX_LENGTH } from "#domain/money/money-sums.ts";
import {
  DIFFICULTIES,
  QUEST_DESCRIPTION_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  XP_REWARDS,
} from "#domain/quests/quest.ts";
import { MAX_STEPS } from "#domain/quests/quest-work.ts";
import { HARD_MAX_LENGTH, WINS } from "#domain/review/draft-review.ts";
import { exportedFactSchema } from "../business/business.ts";
import { filledText, text } from "../fields/text.ts";
import { instant } from "../fields/time.ts";
import { MAX_ATTEMPTS, PROMPT_MAX_LENGTH } from "../mentor.ts";
import { currency, month } from "../money/money-fields.ts";
import {
  CATEGORY_MAX_LENGTH,
  HIDDEN_REASON_MAX_LENGTH,
  hiddenQuestSchema,
  NOTES_JSON_MAX_LENGTH,
} from "../quests.ts";
import { closedReviewSchema, weekNumberSchema } from "../review/review.ts";
import * as rows from "./export-rows.ts";

/** No date of ours is outside of these; the database could not store every year. */
const [EARLIEST, END] = ["2000-01-01", "2100-01-01"] as const;
const [DUE_FIRST, DUE_LAST] = [Date.parse(EARLIEST), Date.parse("9999-12-31T23:59:59Z")];

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
/** Anything may be due at any time: what we could not store is moved into reach, not refused. */
const dueDate = z.pipe(
  instant(),
  z.transform((at) => new Date(Math.min(Math.max(at.getTime(), DUE_FIRST), DUE_LAST))),
);
/** As the database writes it. */
const id = z.uuid().check(z.toLowerCase());
const maybe = { moment: z.nullable(moment), day: z.nullable(day), id: z.nullable(id) };

/** The longest answer of the mentor, from a model or from us. */
const ANSWER_MAX_LENGTH = 8_000;
const SHORT = 300;
/** With the number that a second quest of the same title gets. */
const TITLE_MAX = TITLE_MAX_LENGTH + 10;
/** Far above what a quest or a share pays. */
const AWARD_MAX = 1_000;
const COUNT_MAX = 100_000_000;

const short = text(SHORT);
const maybeShort = z.nullable(short);
const title = filledText(TITLE_MAX);
const category = filledText(CATEGORY_MAX_LENGTH);
const description = text(QUEST_DESCRIPTION_MAX_LENGTH);
const count = z.int().check(z.gte(0), z.lte(COUNT_MAX));
const reward = z.union(XP_REWARDS.map((choice) => z.literal(choice)));
const pay = z.int().check(z.gte(0), z.lte(AWARD_MAX));

const quest = z
  .extend(rows.exportedQuest, {
    id,
    title,
    description,
    xpReward: reward,
    xpPaid: z.nullable(pay),
    category,
    estimatedHours: z.number().check(z.gt(0), z.lte(16)),
    dueDate,
    createdAt: moment,
    startedAt: maybe.moment,
    completedAt: maybe.moment,
    completedDay: maybe.day,
    completionNotes: z.nullable(text(NOTES_JSON_MAX_LENGTH)),
    reason: z.nullable(description),
    stepsDone: z._default(
      z.array(z.int().check(z.gte(1), z.lte(MAX_STEPS))).check(z.maxLength(MAX_STEPS)),
      [],
    ),
    workedSec: z._default(
      z.pipe(
        z.int(),
        z.transform((spent) => Math.min(Math.max(spent, 0), COUNT_MAX)),
      ),
      0,
    ),
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
    text: text(ANSWER_MAX_LENGTH),
    createdAt: moment,
    replyTo: maybe.id,
    attempt: z.int().check(z.gte(1), z.lte(MAX_ATTEMPTS)),
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
    z.refine((row) => row.sender === "user" || row.basis !== null, {
      path: ["basis"],
      message: "is missing",
    }),
    z.refine((row) => row.sender === "ai" || row.text.length <= PROMPT_MAX_LENGTH, {
      path: ["text"],
      message: `is longer than ${PROMPT_MAX_LENGTH} characters`,
    }),
  );

const suggestion = z.extend(rows.exportedSuggestion, {
  id,
  messageId: maybe.id,
  title,
  description,
  category,
  difficulty: z.enum(DIFFICULTIES),
  xpReward: reward,
  template: maybeShort,
  createdAt: moment,
  questId: maybe.id,
});

const fact = z.extend(exportedFactSchema, {
  key: text(SHORT),
  value: text(QUEST_DESCRIPTION_MAX_LENGTH),
  source: z.enum(FACT_SOURCES),
  questId: maybe.id,
  // 1970-01-01: facts from before the product stored when it learned them.
  learnedAt: z.union([
    moment,
    z.pipe(
      z.literal(new Date(0).toISOString()),
      z.transform((at) => new Date(at)),
    ),
  ]),
});

const review = z.extend(closedReviewSchema, {
  week: day.check(z.refine((value) => weekdayIndex(value) === 0, "is not a Monday")),
  wins: closedReviewSchema.shape.wins.check(z.maxLength(WINS)),
  number: z.nullable(
    z.extend(weekNumberSchema, {
      currency: z.nullable(currency),
      values: z.array(z.number()).check(z.maxLength(3)),
    }),
  ),
  quests: count,
  trackedSec: count,
  streakDays: count,
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
      title,
      category,
      reason: z.nullable(text(HIDDEN_REASON_MAX_LENGTH)),
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
