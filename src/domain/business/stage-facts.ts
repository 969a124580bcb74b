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

/** Whoever chose the last stage runs a business, unless something says that nobody buys or comes yet. */
export function factsOfStage(
  records: readonly FactRecord[],
  guess: Model,
  { stage, at }: { stage: Stage | null; at: Date },
): FactRecord[] {
  if (stage !== "Scaling") return [];
  const { model, yes, no } = knowledgeOf(records, guess);
  const fact = RUNNING[model] ?? "tenSales";
  const isDenied = no.has(fact) || no.has("firstSale");
  return yes.has(fact) || isDenied ? [] : [{ key: fact, value: "yes", source: "stage", at }];
}
