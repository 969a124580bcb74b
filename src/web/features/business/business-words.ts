import type { BusinessView, FactView } from "#contracts/business/business.ts";
import type { FactSource } from "#domain/business/fact-keys.ts";
import type { Model } from "#domain/business/models.ts";
import type { Stage } from "#domain/business/way.ts";

/** The sentence about a business: what stands before its three phrases. */
interface Sentence {
  readonly does: string;
  readonly forWhom: string;
  readonly where: string;
}

const SELLS: Sentence = { does: "you sell", forWhom: "to", where: "mostly at" };
const OFFERS: Sentence = { ...SELLS, does: "you offer" };

const SENTENCES: Partial<Record<Model, Sentence>> = {
  content: { does: "you publish", forWhom: "for", where: "mostly on" },
  cause: { ...OFFERS, where: "mostly at" },
  community: { does: "you bring together", forWhom: "for", where: "mostly on" },
  teaching: { ...SELLS, does: "you teach" },
  "on-site": OFFERS,
  appointments: OFFERS,
  freelance: { ...OFFERS, where: "mostly through" },
  advice: { ...OFFERS, where: "mostly through" },
  agency: { ...OFFERS, where: "mostly through" },
  downloads: { ...SELLS, where: "mostly on" },
  saas: { ...OFFERS, where: "mostly on" },
  app: { ...OFFERS, where: "mostly on" },
};

export function sentenceOf(model: Model): Sentence {
  return SENTENCES[model] ?? SELLS;
}

/** Names of the three phrases, for fields and screen readers. */
export const PHRASES = {
  sells: { label: "What you offer", missing: "what?" },
  buyers: { label: "Who it is for", missing: "whom?" },
  soldAt: { label: "Where you sell or publish it", missing: "where?" },
} as const;
export type PhraseKey = keyof typeof PHRASES;
export const PHRASE_KEYS = Object.keys(PHRASES) as PhraseKey[];

export const PHRASE_MAX_LENGTH = 60;

/** Where a fact was learned. */
export const SOURCES: Readonly<Record<FactSource, string>> = {
  description: "from your description",
  quest: "from a quest you finished",
  note: "from a note",
  mentor: "from your talk with the mentor",
  profile: "you said so",
  stage: "from your stage",
  money: "from your money entries",
};

/** Text of a fact's source; a fact without one follows from another. */
export function sourceOf({ value, source }: FactView): string | null {
  if (source) return SOURCES[source];
  return value === "unknown" ? null : "follows from the rest";
}

/** Stages in which a business sells already. */
const SELLING: readonly Stage[] = ["Launching", "Scaling"];

/** The words of a stage proposal. */
export function proposalOf({ to, isContradiction }: NonNullable<BusinessView["stageMove"]>) {
  if (!isContradiction) return { kicker: "Your facts speak for it", title: `Move on to ${to}?` };
  const says = SELLING.includes(to) ? "you already sell" : "you are further";
  return { kicker: "A question about your stage", title: `Your description says ${says}. Move to ${to}?` };
}
