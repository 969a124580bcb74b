import { createHash } from "node:crypto";
import type { State } from "#domain/business/fact-keys.ts";
import type { BatchContext, Candidate, Draft } from "./draft.ts";
import { statesOf } from "./frontier/state-worth.ts";
import { servesGoal } from "./goals.ts";
import { templateOf } from "./history.ts";
import { priorOf } from "./prior.ts";
import { tradeWordsIn } from "./quest/trade-words.ts";
import { createRanker, type Lesson } from "./ranker.ts";

/** How much the person's taste counts beside the place on the way. */
const TASTE_WORTH = 0.6;
const GOAL_WORTH = 0.03;
/** A quest that speaks the language of the trade is worth more than one for any business. */
const TRADE_WORTH = 0.7;
const RELEVANCE_WORTH = 0.08;
const RELEVANCE_LIMIT = 2.5;
const DID_WELL_WORTH = 0.03;
/** Penalty per recent quest of the same category. */
const SAMENESS = 0.065;
const LATELY = 15;
/** Penalty per earlier quest for the same state: the rest of the way matters again. */
const HEARD = 0.45;
/** Bonus if a model picked it for this person. */
const PICKED_WORTH = 1.5;
/** Small pseudo-random part, so that people with the same profile get different weeks. */
const LUCK = 0.25;

/** Orders candidates by their worth on the way and by the person's expected acceptance. */
export function rank(draft: Draft, context: BatchContext): Draft {
  const { request, playbook, library } = context;
  const { person } = request;
  const prior = (category: string) => priorOf(person.type, category, request.taste.get(category));
  const ranker = createRanker(lessonsOf(context, prior), Object.keys(playbook.stagesOf));
  const about = [person.description, ...person.goals].join(" ");
  const relevance = library.relevance(about);
  const tradeWords = tradeWordsIn(person.business);
  const lately = request.history.past.slice(0, LATELY);
  const heard = statesHeard(context);
  const sameness = (category: string) => lately.filter((quest) => quest.category === category).length;
  const score = ({ template, score: worth }: Candidate): number => {
    const fits = relevance(template);
    return (
      worth +
      TRADE_WORTH * tradeWords(template) +
      TASTE_WORTH * ranker.score(template, prior(template.category)) +
      GOAL_WORTH * person.goals.filter((goal) => servesGoal(template, goal)).length +
      RELEVANCE_WORTH * Math.max(-RELEVANCE_LIMIT, Math.min(RELEVANCE_LIMIT, fits)) -
      SAMENESS * sameness(template.category) -
      HEARD * Math.max(0, ...statesOf(template).map((state) => heard.get(state) ?? 0)) +
      DID_WELL_WORTH * Math.max(0, (request.didWell.get(template.id) ?? 3) - 3) +
      (request.adapted.has(template.id) ? PICKED_WORTH : 0) +
      LUCK * luckOf(person.id, template.id)
    );
  };
  const candidates = draft.candidates
    .map((candidate): Candidate => ({ ...candidate, score: score(candidate) }))
    .sort((a, b) => b.score - a.score || (a.template.id < b.template.id ? -1 : 1));
  return { ...draft, candidates };
}

/** How many quests this person had for each state. */
function statesHeard({ request, playbook }: BatchContext): ReadonlyMap<State, number> {
  const heard = new Map<State, number>();
  for (const quest of request.history.past)
    for (const state of statesOf(templateOf(quest, playbook) ?? { when: [] }))
      heard.set(state, (heard.get(state) ?? 0) + 1);
  return heard;
}

function lessonsOf({ request, playbook }: BatchContext, prior: (category: string) => number): Lesson[] {
  return request.history.past.flatMap((quest): Lesson[] => {
    const template = templateOf(quest, playbook);
    if (!template || !quest.outcome) return [];
    return [
      {
        attributes: template.attributes,
        category: template.category,
        prior: prior(template.category),
        outcome: quest.outcome,
      },
    ];
  });
}

/** From -1 to 1, deterministic for a person and template. */
function luckOf(personId: string, templateId: string): number {
  const digest = createHash("sha1").update(`${personId} ${templateId}`).digest();
  return digest.readUInt16LE(0) / 32_767.5 - 1;
}
