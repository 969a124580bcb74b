import { z } from "zod";
import { MILESTONES, YES_NO_FACTS } from "#domain/business/fact-keys.ts";
import { MODELS } from "#domain/business/models.ts";
import { DIFFICULTIES } from "#domain/quests/quest.ts";
import { TOOLS } from "#domain/toolbox/tools.ts";
import {
  ATTRIBUTES,
  BUSINESS_TYPES,
  CAUTIONS,
  CONSTRAINTS,
  KNOWN_SLOTS,
  LEARNER_SLOTS,
  SLOTS,
  STAGES,
  TAGS,
  WAY_SLOTS,
  type WaySlot,
} from "./vocabulary.ts";

const HOURS = ["0.5", "1", "2", "4", "8", "16"] as const;
const SLOT_IN_TEXT = /\{([\w.]+)\}/gu;
const FILLED_SLOTS: readonly string[] = [
  ...SLOTS,
  ...WAY_SLOTS,
  ...KNOWN_SLOTS,
  ...LEARNER_SLOTS,
  "subject",
  "n",
];

/** A text whose slots are all known. */
const text = (max: number) =>
  z
    .string()
    .min(3)
    .max(max)
    .refine((value) => value.trim() === value && !/ {2}|[<>]/u.test(value), "has stray blanks or brackets")
    .refine(
      (value) => [...value.matchAll(SLOT_IN_TEXT)].every(([, slot]) => FILLED_SLOTS.includes(slot ?? "")),
      "has a slot that nobody fills",
    )
    .refine((value) => !/[{}]/u.test(value.replace(SLOT_IN_TEXT, "")), "has a stray brace");

const sentence = (max: number) =>
  text(max).refine((value) => /[.?…]”?$/u.test(value), "does not end like a sentence");

const oneOrMore = <T extends string>(values: readonly [T, ...T[]], max: number) =>
  z
    .array(z.enum(values))
    .min(1)
    .max(max)
    .refine((list) => new Set(list).size === list.length, "says something twice");

const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u);

const word = z
  .string()
  .min(2)
  .max(48)
  .refine((value) => value.trim() === value && !/[{}<>]/u.test(value), "has stray characters");

const fact = z.enum(["allowed", ...YES_NO_FACTS]);

const size = z.strictObject({
  /** What {n} stands for. */
  n: z.int().min(2).max(20).optional(),
  /** Steps that this size adds. */
  also: z.array(sentence(115)).max(2).optional(),
});

export const questSchema = z.strictObject({
  id: kebab,
  milestone: z.enum(MILESTONES),
  /** Left out in a model's own file. */
  models: z.union([z.literal("*"), oneOrMore(MODELS, MODELS.length)]).optional(),
  needs: z.array(fact),
  gives: z.array(z.enum(MILESTONES)),
  when: z.array(fact).optional(),
  unless: z.array(fact).optional(),
  about: z.array(z.enum(TAGS)).optional(),
  /** Takes up what was told: the first quest of a week; the others of its state prepare or follow it. */
  opens: z.boolean().optional(),
  category: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  attributes: oneOrMore(ATTRIBUTES, 3),
  avoid: z.array(z.enum(CONSTRAINTS)),
  title: text(72).refine((value) => !/[.!?]$/u.test(value), "a title ends without a stop"),
  why: sentence(135),
  steps: z.array(sentence(115)).min(3).max(5),
  doneWhen: text(125).refine((value) => !/[.!]$/u.test(value), "doneWhen ends without a stop"),
  hours: z
    .partialRecord(z.enum(HOURS), size)
    .refine((hours) => ["0.5", "1", "2"].some((short) => short in hours), "has no short size"),
  tools: z
    .array(z.enum(TOOLS.map(({ name }) => name)))
    .max(2)
    .optional(),
  keeps: z.boolean().optional(),
  season: z.boolean().optional(),
});

/** A situation that people tell, and the quest that takes it up. */
export const situationSchema = z.strictObject({
  /** The stored answer of the mentor for the same situation. */
  answer: kebab,
  /** What a person who is in it nods at: "My ads bring likes and no orders". */
  inShort: z.string().min(8).max(60),
  /** How people tell it; left out where the answer's ways of asking tell it already. */
  told: z.array(z.string().min(8).max(240)).min(4).optional(),
  ...questSchema.pick({
    milestone: true,
    models: true,
    unless: true,
    category: true,
    difficulty: true,
    attributes: true,
    avoid: true,
    title: true,
    doneWhen: true,
    hours: true,
  }).shape,
  /** Stands behind the person's own words. */
  why: sentence(115),
  steps: z.array(sentence(115)).min(3).max(4),
});

/** Situations that are often on people's minds, by stage; more than are shown, because some suit only some models. */
export const commonConcernsSchema = z.record(z.enum(STAGES), z.array(kebab).min(6));

/** Those of the kind's trades whose work a quest speaks of, if not of all. */
const someTrades = { trades: z.array(kebab).min(1).optional() };

const kindQuestSchema = questSchema.omit({ models: true }).extend(someTrades);

/** Related trades of one model, and the quests that only they get. */
export const kindSchema = z.strictObject({
  id: kebab,
  trades: z.array(kebab).min(1),
  /** Words by which people of this kind are recognised, parted by commas. */
  words: z.strictObject({
    /** What is sold, as it fits behind "people who want": the last word is the thing or the service. */
    sells: text(4_000),
    does: text(4_000),
    /** Materials, tools, places, events and customers. */
    near: text(4_000),
  }),
  quests: z.array(kindQuestSchema).min(1),
});

const slotWords = (slots: readonly [WaySlot, ...WaySlot[]]) => z.record(z.enum(slots), word);

export const waySchema = z.strictObject({
  model: z.enum(MODELS),
  name: text(40),
  describes: sentence(80),
  slots: slotWords(WAY_SLOTS),
  milestones: z.array(
    z.strictObject({
      id: z.enum(MILESTONES),
      title: text(44),
      unlocks: sentence(115),
      takes: z.int().min(1).max(3).optional(),
      /** Instead of what milestones.json says. */
      needs: z.array(fact).optional(),
    }),
  ),
});

export const tradeSchema = z.strictObject({
  id: kebab,
  words: z
    .array(z.string().regex(/^[^A-Z]+$/u))
    .min(2)
    .max(32),
  models: oneOrMore(MODELS, 3),
  tags: z.array(z.enum(TAGS)),
  slots: z.partialRecord(z.enum(WAY_SLOTS), word),
});

/** What each milestone needs first, whatever the model. */
export const milestonesSchema = z.record(z.enum(MILESTONES), z.array(fact));

export const categoriesSchema = z.record(z.string(), oneOrMore(STAGES, STAGES.length));

export const lexiconSchema = z.strictObject({
  type: z.enum(BUSINESS_TYPES),
  slots: z.record(z.enum(SLOTS.filter((slot) => slot !== "business")), word),
});

export const cardSchema = z.strictObject({
  topic: kebab,
  title: text(40),
  summary: sentence(160),
  principle: sentence(420),
  steps: z.array(sentence(170)).min(3).max(5),
  types: z.record(z.enum(BUSINESS_TYPES), sentence(220)),
  stages: z.record(z.enum(STAGES), sentence(220)),
  example: sentence(420),
  cheaper: sentence(280),
  noReply: sentence(280),
  companies: sentence(280),
  pitfall: sentence(220),
  caution: sentence(220).optional(),
  reading: z.array(text(120)).min(1).max(4),
  keywords: z.array(z.string().min(2).max(40)).min(8).max(24),
});

const ask = z
  .string()
  .min(2)
  .max(400)
  .refine((value) => !/[{}<>]/u.test(value), "has stray characters");

const entry = { id: kebab, topic: kebab, label: text(80), asks: z.array(ask).min(8) };

/** Ends like a sentence, or with words to be said: “… on Monday!” */
const said = (max: number) =>
  text(max).refine((value) => /[.?!…][”"'’)]*$/u.test(value), "does not end like a sentence");

const firstWinSchema = questSchema
  .omit({ hours: true })
  .extend({ steps: z.array(said(115)).length(3), gives: z.tuple([]) });

/** Quests of ten minutes, one of which is the first that a person gets. */
export const firstWinsSchema = z.array(firstWinSchema).min(1);

/** Those for the trades of a kind, by the kind. */
export const firstWinsOfKindsSchema = z.record(
  kebab,
  z.array(firstWinSchema.omit({ models: true }).extend(someTrades)).min(1),
);

/** Questions about the product, with their answers. */
export const helpSchema = z.array(z.strictObject({ ...entry, answer: sentence(520) })).min(1);

/** Questions that the person's own data answer. */
export const ownQuestionsSchema = z.array(z.strictObject(entry));

/** Stored answers of the mentor: see mentor/bank/bank.ts for what each part is for. */
export const answersSchema = z.array(
  z.strictObject({
    ...entry,
    answer: text(760),
    step: said(240),
    why: said(330),
    other: said(520),
    example: text(560),
    depends: said(240).optional(),
    models: oneOrMore(MODELS, MODELS.length).optional(),
    stages: oneOrMore(STAGES, STAGES.length).optional(),
    leads: z.enum(MILESTONES).optional(),
    caution: z.enum(CAUTIONS).optional(),
    grave: z.literal(true).optional(),
    mood: z.literal("joy").optional(),
  }),
);

const pattern = z
  .string()
  .max(800)
  .regex(/^(?:[a-z0-9' -]|\.\.\.|\((?:[a-z0-9' |-]|\.\.\.)+\)|\[(?:[a-z0-9' |-]|\.\.\.)+\])+$/u);

/** Patterns of whole messages: see mentor/bank/plain-questions.ts. */
export const plainQuestionsSchema = z
  .array(
    z.strictObject({
      answer: kebab,
      for: z.partialRecord(z.enum(MODELS), kebab).optional(),
      asks: z.array(pattern).min(1),
    }),
  )
  .min(1);

export const glossarySchema = z.strictObject({
  notice: z.string().min(20).max(200),
  words: z.record(z.string().min(1), z.string().min(1)),
});

export const topicsSchema = z.record(kebab, z.string());
export const utterancesSchema = z.record(kebab, z.array(z.string().min(1).max(400)));

export type QuestData = z.infer<typeof questSchema>;
/** A quest of a kind. */
export type KindQuestData = z.infer<typeof kindQuestSchema>;
export type SituationData = z.infer<typeof situationSchema>;
export type KindData = z.infer<typeof kindSchema>;
export type WayData = z.infer<typeof waySchema>;
export type Trade = z.infer<typeof tradeSchema>;
export type Lexicon = z.infer<typeof lexiconSchema>;
export type Card = z.infer<typeof cardSchema>;
