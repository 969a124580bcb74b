import type { YesNoFact } from "./fact-keys.ts";
import { type FactRecord, knowledgeOf } from "./facts.ts";
import type { Model } from "./models.ts";
import type { Stage } from "./way.ts";

/** What shows that a business runs: more than a few sales, or where money comes last, readers or people who come. */
const RUNNING: Partial<Record<Model, YesNoFact>> = {
  content: "audience",
  community: "gathering",
  cause: "gathering",
};

/** Whose first version takes months: who is still planning has none, unless something says so. */
const LONG_IN_MAKING: ReadonlySet<Model> = new Set(["saas", "app"]);

/** What the chosen stage tells where nothing else was said about it. */
export function factsOfStage(
  records: readonly FactRecord[],
  guess: Model,
  { stage, at }: { stage: Stage | null; at: Date },
): FactRecord[] {
  const { model, yes, no } = knowledgeOf(records, guess);
  const isUnsaid = (key: YesNoFact) => !yes.has(key) && !no.has(key);
  const facts: Partial<Record<YesNoFact, "yes" | "no">> = {};
  // Whoever chose the last stage runs a business, unless nobody buys or comes yet.
  if (stage === "Scaling" && !no.has("firstSale")) facts[RUNNING[model] ?? "tenSales"] = "yes";
  if (stage === "Planning Stage" && LONG_IN_MAKING.has(model)) facts.made = "no";
  return Object.entries(facts)
    .filter(([key]) => isUnsaid(key as YesNoFact))
    .map(([key, value]) => ({ key: key as YesNoFact, value, source: "stage", at }));
}
