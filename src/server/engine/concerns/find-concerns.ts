import type { BatchRequest } from "../draft.ts";
import { findAnswers } from "../mentor/bank/find-answers.ts";
import type { Mentor } from "../mentor/mentor.ts";
import { type SituationSlot, situationSlot } from "../playbook/vocabulary.ts";
import { concernTemplateId, keptOf } from "./concern-quest.ts";

/** A situation that may be on the person's mind, in words to nod at. */
export interface Concern {
  readonly id: string;
  readonly text: string;
}

/** Without a word of the person: so many in all, and so many at most from the description. */
const OFFERED = 6;
const FROM_DESCRIPTION = 3;
/** For typed words: of ten readings one was right or near for 34 of 40 strangers, of five for 29 (decision 0055). */
const READINGS = 8;
/** What the description counts beside typed words. */
const DESCRIPTION_WORTH = 0.5;
/** Below this nearness a description mostly speaks of something else. */
const NEAR_ENOUGH = 4.5;
/** The least chance that some sentence tells a situation rather than what is sold, where or since when. */
const TELLS = 0.35;

/** What may be on the mind of somebody with this description, and what often is at this stage. */
export function concernsOf(mentor: Mentor, request: BatchRequest): Concern[] {
  const isPossible = possibleFor(mentor, request);
  const { description } = request.person;
  const heard = tellsSomething(mentor, description)
    ? [...nearness(mentor, request, description)].filter(
        // Nobody is asked out of the blue whether somebody was hurt.
        ([id, score]) => score >= NEAR_ENOUGH && !mentor.bank.answers.get(id)?.caution,
      )
    : [];
  const common = mentor.playbook.commonConcerns[request.stage] ?? [];
  const ids = [...bestOf(heard, isPossible).slice(0, FROM_DESCRIPTION), ...common];
  return [...new Set(ids)]
    .filter((id) => isPossible.has(id))
    .slice(0, OFFERED)
    .map((id) => concernOf(mentor, id));
}

/** What somebody who typed this may mean, the most likely first. */
export function readConcern(mentor: Mentor, request: BatchRequest, text: string): Concern[] {
  const inDescription = nearness(mentor, request, request.person.description);
  const scores = [...nearness(mentor, request, text)].map(
    ([id, score]) => [id, score + DESCRIPTION_WORTH * (inDescription.get(id) ?? 0)] as const,
  );
  return bestOf(scores, possibleFor(mentor, request))
    .slice(0, READINGS)
    .map((id) => concernOf(mentor, id));
}

function concernOf({ playbook }: Mentor, id: string): Concern {
  return { id, text: playbook.byId.get(concernTemplateId(id))?.inShort ?? "" };
}

function bestOf(scores: readonly (readonly [string, number])[], isPossible: ReadonlySet<string>): string[] {
  return scores
    .filter(([id]) => isPossible.has(id))
    .sort(([, a], [, b]) => b - a)
    .map(([id]) => id);
}

/** Situations whose quest this person may get. */
function possibleFor(mentor: Mentor, request: BatchRequest): ReadonlySet<string> {
  const situations = mentor.playbook.templates.filter(({ situation }) => situation !== null);
  const slots = situations.map(({ situation, inShort }) => [situationSlot(situation ?? ""), inShort ?? ""]);
  const told: Readonly<Record<SituationSlot, string>> = Object.fromEntries(slots);
  const { person } = request;
  const business = { ...person.business, words: { ...person.business.words, ...told } };
  const kept = keptOf({ ...mentor, request: { ...request, person: { ...person, business } } }, situations);
  return new Set(kept.flatMap(({ template }) => template.situation ?? []));
}

function tellsSomething({ playbook }: Mentor, description: string): boolean {
  const chance = (sentence: string) =>
    playbook.recogniseTelling(sentence).find(({ topic }) => topic === "told")?.probability ?? 0;
  return description.split(/(?<=[.!?;\n])\s+/u).some((sentence) => chance(sentence) >= TELLS);
}

/** How near the text is to each answer of the mentor. */
function nearness(mentor: Mentor, request: BatchRequest, text: string): ReadonlyMap<string, number> {
  if (!text.trim()) return new Map();
  const topics = mentor.classifier
    .guess(text)
    .filter(({ topic }) => topic !== "out-of-scope" && topic !== "small-talk");
  const hits = findAnswers(mentor.bank, { text, model: request.person.business.way.model, topics });
  return new Map(hits.map(({ entry, score }) => [entry.id, score]));
}
