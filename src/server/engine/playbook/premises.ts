import type { Milestone } from "#domain/business/fact-keys.ts";
import type { Knowledge } from "#domain/business/facts.ts";
import { isOnlyWorkedOn } from "#domain/business/facts.ts";
import { STAGE_OF } from "#domain/business/way.ts";

/** What a quest takes for granted in its words: money that came in, people who return, people who went. */
export type Premise = "sales" | "regulars" | "lost";

const REGULARS =
  /\bregular \{?customers?|\bregulars\b|\bfaithful\b|\bloyal\b|\breturning \{|came (?:back|a second time)|\{customers?\} who (?:come|came) (?:back|often)|who (?:re)?book(?:ed)? again|has not booked again/iu;
const LOST =
  /who (?:left|cancelled|have not (?:been|come|booked|ordered))|stopped (?:booking|coming|ordering|buying)|growing quiet|lost \{sales\}|why they left|bring back \{n\}/iu;
const SALES =
  /who (?:already|have|has) (?:paid|bought)|paying \{?(?:customers?|members|readers|viewers|users)|sponsors? and |whose term ends|last month's (?:income|\{sales\}|sales)|(?:first|last) (?:\{n\} )?(?:purchases|\{sales\})|income from/iu;
/** Make sense only for somebody who sells: more room, or more money, for what is wanted. */
const AFTER_SALES: ReadonlySet<Milestone> = new Set(["capacity", "priceRaised"]);

export function premisesOf(milestone: Milestone, text: string): Premise[] {
  const stage = STAGE_OF[milestone];
  const isLate = stage === "Launching" || stage === "Scaling";
  const said: readonly (readonly [Premise, boolean])[] = [
    ["sales", AFTER_SALES.has(milestone) || (isLate && SALES.test(text))],
    ["regulars", isLate && REGULARS.test(text)],
    ["lost", isLate && LOST.test(text)],
  ];
  return said.flatMap(([premise, isSaid]) => (isSaid ? [premise] : []));
}

/** Whether what a quest takes for granted is known, not just likely at this stage. */
export function holds(premise: Premise, knowledge: Pick<Knowledge, "yes" | "records">): boolean {
  const isKnown = (fact: Parameters<typeof isOnlyWorkedOn>[1] & Milestone) =>
    knowledge.yes.has(fact) && !isOnlyWorkedOn(knowledge, fact);
  const hasMany = isKnown("tenSales") || isKnown("steady") || knowledge.yes.has("soldOut");
  if (premise === "sales") return isKnown("firstSale") || hasMany;
  if (premise === "regulars") return isKnown("repeat") || hasMany;
  return hasMany || knowledge.yes.has("churn") || knowledge.yes.has("lostClient");
}
