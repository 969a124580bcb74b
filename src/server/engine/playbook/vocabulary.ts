import { SAID_FACTS } from "#domain/business/fact-keys.ts";
import { ONBOARDING_OPTIONS } from "#domain/onboarding/business-options.ts";

/** All business types of onboarding and profile. */
export const BUSINESS_TYPES = [...ONBOARDING_OPTIONS.businessType, "SaaS"] as const;
export const STAGES = ONBOARDING_OPTIONS.businessStage;
export const EXPERIENCES = ["beginner", "some", "experienced", "expert"] as const;

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

/** What a trade deals with; some quests are only for businesses of such a kind. */
export const TAGS = [
  "food",
  "alcohol",
  "skin",
  "fire",
  "children",
  "animals",
  "health",
  "money",
  "electrics",
  "vehicles",
  "drones",
  "filming",
  "photos-of-people",
  "personal-data",
  "textiles",
  "second-hand",
  "travel",
  "building",
  "events",
  "plants",
  "music",
  "art",
  "sport",
  "language",
  "tech",
] as const;

/** Slots of quests; playbook/README.md says which grammatical role each has. */
export const WAY_SLOTS = [
  "offer.many",
  "offer.one",
  "offer.doing",
  "piece",
  "pieces",
  "customer",
  "customers",
  "aCustomer",
  "sale",
  "sales",
  "place",
  "page",
  "channel",
  "meeting",
  "material",
  "cost",
  "check",
  "proof",
  "rule",
  "office",
  "risk",
  "objection",
  "question",
  "rivals",
  "partner",
  "extra",
  "chore",
  "helper",
  "season",
] as const;

/** Slots that only a known fact fills: a quest that uses one is for people of whom it is known. */
export const KNOWN_SLOTS = ["buyerCount", "userCount", ...SAID_FACTS] as const;

/** Who learns or uses what somebody else may pay for; the customers unless those are parents. */
export const LEARNER_SLOTS = ["learner", "learners", "aLearner"] as const;

/** What a rule outside the product may decide; each has a sentence of its own under the answer. */
export const CAUTIONS = [
  "law",
  "tax",
  "health",
  "money",
  "insurance",
  "children",
  "data",
  "animals",
] as const;

/** Slots of the mentor's cards. */
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
export type WaySlot = (typeof WAY_SLOTS)[number];
export type LearnerSlot = (typeof LEARNER_SLOTS)[number];
export type KnownSlot = (typeof KNOWN_SLOTS)[number];

/** The sentence in which somebody told of a situation, in the quest that takes it up. */
export type SituationSlot = `situation.${string}`;
export const situationSlot = (situation: string): SituationSlot => `situation.${situation}`;
const SITUATION_SLOT = situationSlot("");

/** The situations among the words of a business. */
export const situationsAmong = (words: object): string[] =>
  Object.keys(words).flatMap((slot) =>
    slot.startsWith(SITUATION_SLOT) ? [slot.slice(SITUATION_SLOT.length)] : [],
  );
export type Caution = (typeof CAUTIONS)[number];
export type Tag = (typeof TAGS)[number];
