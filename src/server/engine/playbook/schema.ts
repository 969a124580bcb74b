import { z } from "zod";
import { ONBOARDING_OPTIONS } from "#domain/onboarding/business-options.ts";
import { DIFFICULTIES } from "#domain/quests/quest.ts";
import { TOOLS } from "#domain/toolbox/tools.ts";

/** All business types of onboarding and profile. */
export const BUSINESS_TYPES = [...ONBOARDING_OPTIONS.businessType, "SaaS"] as const;
export const STAGES = ONBOARDING_OPTIONS.businessStage;
export const EXPERIENCES = ["beginner", "some", "experienced", "expert"] as const;
const HOURS = ["0.5", "1", "2", "4", "8", "16"] as const;

/** Kinds of work in a quest; the ranker learns a person's preferences for them. */
export const ATTRIBUTES = [
  "writing",
  "talking",
  "numbers",
  "research",
  "making",
  "design",
  "tech",
  "planning",
  "public",
  "selling",
  "people",
  "admin",
] as const;

/** What a person can rule out, in the description or the chat. */
export const CONSTRAINTS = [
  "no-social-media",
  "no-calls",
  "no-meetings",
  "no-spending",
  "no-video",
  "no-ads",
  "no-code",
  "no-email",
  "no-employees",
  "no-events",
] as const;

export const SLOTS = [
  "business",
  "offer",
  "offerOne",
  "customer",
  "customers",
  "place",
  "page",
  "channel",
  "channelTwo",
  "marketplace",
  "community",
  "unit",
  "units",
  "price",
  "upsell",
  "proof",
  "sample",
  "deliverable",
  "delivery",
  "supplier",
  "tool",
  "cost",
  "costTwo",
  "risk",
  "permit",
  "contract",
  "insurance",
  "metric",
  "metricTwo",
  "question",
  "objection",
  "competitor",
  "partner",
  "content",
  "event",
  "season",
  "helper",
  "chore",
  "milestone",
  "repeat",
  "refund",
  "lead",
  "leads",
  "workspace",
  "skill",
] as const;

export type BusinessType = (typeof BUSINESS_TYPES)[number];
export type Stage = (typeof STAGES)[number];
export type Experience = (typeof EXPERIENCES)[number];
export type Attribute = (typeof ATTRIBUTES)[number];
export type Constraint = (typeof CONSTRAINTS)[number];
export type Slot = (typeof SLOTS)[number];

const SLOT_IN_TEXT = /\{(\w+)\}/gu;

/** A text whose slots are all known. */
const text = (max: number) =>
  z
    .string()
    .min(3)
    .max(max)
    .refine((value) => value.trim() === value && !/ {2}|[<>]/u.test(value), "has stray blanks or brackets")
    .refine(
      (value) => [...value.matchAll(SLOT_IN_TEXT)].every(([, slot]) => SLOTS.includes(slot as Slot)),
      "has a slot that nobody fills",
    )
    .refine((value) => !/[{}]/u.test(value.replace(SLOT_IN_TEXT, "")), "has a stray brace");

const sentence = (max: number) =>
  text(max).refine((value) => /[.?…]$/u.test(value), "does not end like a sentence");

const oneOrMore = <T extends string>(values: readonly [T, ...T[]], max: number) =>
  z
    .array(z.enum(values))
    .min(1)
    .max(max)
    .refine((list) => new Set(list).size === list.length, "says something twice");

const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u);

const rung = z.strictObject({
  title: text(70).refine((value) => !/[.!?]$/u.test(value), "a title ends without a stop"),
  why: sentence(130),
  stages: oneOrMore(STAGES, 4),
  experience: z.union([z.literal("*"), oneOrMore(EXPERIENCES, 4)]),
  difficulty: z.enum(DIFFICULTIES),
  steps: z.array(sentence(90)).min(3).max(5),
  doneWhen: text(110).refine((value) => !/[.!]$/u.test(value), "doneWhen ends without a stop"),
  depth: z
    .partialRecord(z.enum(HOURS), sentence(80))
    .refine((depth) => Object.keys(depth).length >= 2 && Object.keys(depth).length <= 5, "two to five depths")
    .refine((depth) => ["0.5", "1", "2"].some((hours) => hours in depth), "has no short depth"),
  tools: z.array(z.enum(TOOLS.map(({ name }) => name))).max(3),
  evidence: text(80),
});

export const questFamilySchema = z.strictObject({
  family: kebab,
  types: z.union([z.literal("*"), oneOrMore(BUSINESS_TYPES, BUSINESS_TYPES.length)]),
  goals: z.partialRecord(z.enum(ONBOARDING_OPTIONS.goals), z.union([z.literal(1), z.literal(2)])),
  attributes: oneOrMore(ATTRIBUTES, 3),
  contraindications: z.array(z.enum(CONSTRAINTS)),
  rungs: z.array(rung).min(2).max(4),
});

export const categoriesSchema = z.record(z.string(), oneOrMore(STAGES, STAGES.length));

const word = z
  .string()
  .min(2)
  .max(48)
  .refine((value) => value.trim() === value && !/[{}<>]/u.test(value), "has stray characters");

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
  questId: kebab.optional(),
  keywords: z.array(z.string().min(2).max(40)).min(8).max(24),
});

/** Help desk entries: ways to ask a question, and the answer. */
export const helpSchema = z
  .array(z.strictObject({ ask: z.array(text(120)).min(3), answer: sentence(420) }))
  .min(1);

export const topicsSchema = z.record(kebab, z.string());
export const utterancesSchema = z.record(kebab, z.array(z.string().min(1).max(400)));

export type QuestFamily = z.infer<typeof questFamilySchema>;
export type Lexicon = z.infer<typeof lexiconSchema>;
export type Card = z.infer<typeof cardSchema>;
