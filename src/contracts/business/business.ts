import * as z from "zod/mini";
import { FACT_SOURCES, MILESTONES, STATES } from "#domain/business/fact-keys.ts";
import { MODELS } from "#domain/business/models.ts";
import { STAGES } from "#domain/business/way.ts";
import { endpoint } from "../endpoint.ts";
import { filledText, text } from "../fields/text.ts";

/** Words of the person are short: they stand in titles of quests. */
const PHRASE_MAX_LENGTH = 60;

/** Limits on the length of a quest, in hours; the last is none. */
export const HOURS_AT_MOST = ["1", "2", "4", "8", "16"] as const;

const stage = z.enum(STAGES);
const model = z.enum(MODELS);
const yesNo = z.enum([...MILESTONES, ...STATES]);

/** What is known about one thing, where it came from, and when. */
const factSchema = z.object({
  key: yesNo,
  /** What it means, in a few words: "A price is set". */
  label: z.string(),
  value: z.enum(["yes", "no", "unknown"]),
  /** Null where nothing is known. */
  source: z.nullable(z.enum(FACT_SOURCES)),
  learnedAt: z.nullable(z.string()),
});

/** A phrase of the business: what counts, empty if unknown, and whether the person said or confirmed it. */
const phraseSchema = z.object({ value: z.string(), isOwn: z.boolean() });

const stageMoveSchema = z.object({
  to: stage,
  /** One sentence: "Your first sale is made." */
  reason: z.string(),
  /** True if the description contradicts the stage, rather than progress since then. */
  isContradiction: z.boolean(),
});

export const businessSchema = z.object({
  model,
  /** "Handmade goods". */
  modelName: z.string(),
  modelDescribes: z.string(),
  isModelGuessed: z.boolean(),
  /** All models to choose from, with their names. */
  models: z.array(z.object({ model, name: z.string(), describes: z.string() })),
  sells: phraseSchema,
  buyers: phraseSchema,
  soldAt: phraseSchema,
  /** False until the person confirmed or skipped what was understood. */
  isConfirmed: z.boolean(),
  facts: z.array(factSchema),
  /** The longest quest the person wants; null for any length. */
  hoursAtMost: z.nullable(z.number()),
  sales: z.number(),
  stage: z.nullable(stage),
  stageMove: z.nullable(stageMoveSchema),
});
export type BusinessView = z.output<typeof businessSchema>;
export type FactView = z.output<typeof factSchema>;

export const showBusiness = endpoint({
  method: "GET",
  path: "/api/business",
  access: "member",
  isReadWithOthers: true,
  summary: "What SideQuest knows about the business, and where it knows it from.",
  takesTokens: true,
  input: z.object({}),
  output: businessSchema,
});

export const correctFact = endpoint({
  method: "PUT",
  path: "/api/business/facts/{key}",
  access: "member",
  summary: "Says how a thing stands, or that it is not known. The next week of quests goes by it.",
  takesTokens: true,
  input: z.object({ key: yesNo, value: z.enum(["yes", "no", "unknown"]) }),
  output: businessSchema,
});

export const describeBusiness = endpoint({
  method: "PUT",
  path: "/api/business",
  access: "member",
  summary:
    "Confirms or corrects what is sold, to whom, where, how money is made, and how long a quest may be. What is left out stays.",
  input: z.object({
    model: z.optional(model),
    sells: z.optional(filledText(PHRASE_MAX_LENGTH)),
    buyers: z.optional(filledText(PHRASE_MAX_LENGTH)),
    soldAt: z.optional(text(PHRASE_MAX_LENGTH)),
    hoursAtMost: z.optional(z.enum(HOURS_AT_MOST)),
  }),
  output: businessSchema,
});

export const answerStageMove = endpoint({
  method: "POST",
  path: "/api/business/stage",
  access: "member",
  summary: "Moves on to the proposed stage, or says 'not yet', which is remembered.",
  errors: ["conflict"],
  input: z.object({ to: stage, answer: z.enum(["move", "not-yet"]) }),
  output: businessSchema,
});

/** One fact about the business, as it was learned. */
export const exportedFactSchema = z.object({
  key: z.string(),
  value: z.string(),
  source: z.string(),
  questId: z.nullable(z.string()),
  learnedAt: z.string(),
});
