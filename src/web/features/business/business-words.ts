import type { BusinessView, FactView } from "#contracts/business/business.ts";
import type { FactSource } from "#domain/business/fact-keys.ts";
import type { Model } from "#domain/business/models.ts";
import type { Stage } from "#domain/business/way.ts";
import { t } from "#web/platform/language/text.ts";

const SELLS_AT = t("You sell {sells} to <buyers>,</buyers> mostly at <soldAt>.</soldAt> Right?");
const OFFERS_AT = t("You offer {sells} to <buyers>,</buyers> mostly at <soldAt>.</soldAt> Right?");
const OFFERS_ON = t("You offer {sells} to <buyers>,</buyers> mostly on <soldAt>.</soldAt> Right?");
const OFFERS_THROUGH = t("You offer {sells} to <buyers>,</buyers> mostly through <soldAt>.</soldAt> Right?");

/** The sentence about a business. A tag holds the mark that stays on the line of its phrase. */
const SENTENCES: Partial<Record<Model, string>> = {
  content: t("You publish {sells} for <buyers>,</buyers> mostly on <soldAt>.</soldAt> Right?"),
  cause: OFFERS_AT,
  community: t("You bring together {sells} for <buyers>,</buyers> mostly on <soldAt>.</soldAt> Right?"),
  teaching: t("You teach {sells} to <buyers>,</buyers> mostly at <soldAt>.</soldAt> Right?"),
  "on-site": OFFERS_AT,
  appointments: OFFERS_AT,
  freelance: OFFERS_THROUGH,
  advice: OFFERS_THROUGH,
  agency: OFFERS_THROUGH,
  downloads: t("You sell {sells} to <buyers>,</buyers> mostly on <soldAt>.</soldAt> Right?"),
  saas: OFFERS_ON,
  app: OFFERS_ON,
};

export function sentenceOf(model: Model): string {
  return SENTENCES[model] ?? SELLS_AT;
}

/** Names of the three phrases, for fields and screen readers. */
export const PHRASES = {
  sells: { label: t("What you offer"), missing: t("what?") },
  buyers: { label: t("Who it is for"), missing: t("whom?") },
  soldAt: { label: t("Where you sell or publish it"), missing: t("where?") },
} as const;
export type PhraseKey = keyof typeof PHRASES;
export const PHRASE_KEYS = Object.keys(PHRASES) as PhraseKey[];

export const PHRASE_MAX_LENGTH = 60;

/** Where a fact was learned. */
export const SOURCES: Readonly<Record<FactSource, string>> = {
  description: t("from your description"),
  quest: t("from a quest you finished"),
  note: t("from a note"),
  mentor: t("from your talk with the mentor"),
  profile: t("you said so"),
  stage: t("from your stage"),
  money: t("from your money entries"),
};

/** Text of a fact's source; a fact without one follows from another. */
export function sourceOf({ value, source }: FactView): string | null {
  if (source) return SOURCES[source];
  return value === "unknown" ? null : t("follows from the rest");
}

/** Stages in which a business sells already. */
const SELLING: readonly Stage[] = ["Launching", "Scaling"];

/** The words of a stage proposal. */
export function proposalOf({ to, isContradiction }: NonNullable<BusinessView["stageMove"]>) {
  const stage = t(to);
  if (!isContradiction)
    return { kicker: t("Your facts speak for it"), title: t("Move on to {stage}?", { stage }) };
  return {
    kicker: t("A question about your stage"),
    title: SELLING.includes(to)
      ? t("Your description says you already sell. Move to {stage}?", { stage })
      : t("Your description says you are further. Move to {stage}?", { stage }),
  };
}
