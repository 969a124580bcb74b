import { type Milestone, TOLD_STATES } from "#domain/business/fact-keys.ts";
import { FACT_LABELS } from "#domain/business/fact-labels.ts";
import { isOnlyWorkedOn } from "#domain/business/facts.ts";
import type { BatchContext, DraftQuest } from "./draft.ts";
import { statesOf } from "./frontier/state-worth.ts";
import { situationSlot } from "./playbook/vocabulary.ts";
import { fill } from "./quest/render.ts";

/** What is true once a milestone is reached, told to the person; the others need no mention. */
const HAVE: Partial<Record<Milestone, string>> = {
  talked: "You have talks behind you",
  offer: "Your offer stands in one sentence",
  made: "The first one exists",
  tried: "Somebody has tried it",
  cost: "You know what one costs you",
  price: "Your price is set",
  wanted: "Somebody has said yes",
  supply: "Your supplies are settled",
  helpers: "You have people who help",
  place: "You have a place",
  rules: "You know which rules apply",
  permit: "Your permit is there",
  terms: "Your agreement is written",
  proof: "You have something to show",
  page: "People can find your page",
  payable: "People can order and pay",
  opening: "Your date is set",
  published: "Your first piece is out",
  users: "People use it",
  firstSale: "Your first sale is made",
  gathering: "The first one took place",
  reviews: "People have said what they think",
  channel: "One channel works for you",
  repeat: "People come back",
  tenSales: "You sell regularly",
  numbers: "You know your numbers",
  steady: "Money comes in every month",
};

/** One sentence from facts and way: "Your price is set; next on your way: People can order and pay." */
export function reasonFor({ template }: DraftQuest, { request }: BatchContext): string {
  const { way, knowledge, words } = request.person.business;
  const point = way.milestones.find(({ id }) => id === template.milestone);
  const title = fill(point?.title ?? "", words);
  const state = statesOf(template)[0];
  const told = TOLD_STATES.find(
    (told) => template.knows.includes(`${told}Said`) || template.knows.includes(`${told}By`),
  );
  if (told) return `You wrote: “${words[`${told}Said`] ?? ""}”.`;
  if (template.situation !== null) return `You said: “${words[situationSlot(template.situation)] ?? ""}”.`;
  if (!point || template.season)
    return knowledge.yes.has("steady") && !isOnlyWorkedOn(knowledge, "steady")
      ? "You have come far: this keeps the business fresh."
      : "Nothing on your way is more pressing: this keeps the business in order.";
  if (state) return `${FACT_LABELS[state]}; this works towards: ${title}.`;
  if (isOnlyWorkedOn(knowledge, point.id)) return `You have worked on “${title}”; this goes on with it.`;
  if (knowledge.yes.has(point.id)) return `You have reached “${title}”; this keeps it up.`;
  const known = [...template.needs, ...point.needs].filter(
    (need): need is Milestone =>
      need !== "allowed" && knowledge.yes.has(need) && !isOnlyWorkedOn(knowledge, need),
  );
  const latest = [...way.milestones].reverse().find(({ id }) => known.includes(id) && HAVE[id]);
  const have = latest && HAVE[latest.id];
  return have ? `${have}; next on your way: ${title}.` : `Next on your way: ${title}.`;
}
