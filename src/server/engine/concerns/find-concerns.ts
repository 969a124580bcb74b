import type { BatchRequest } from "../draft.ts";
import { findAnswers } from "../mentor/bank/find-answers.ts";
import { tradeOf } from "../mentor/facts.ts";
import { hear } from "../mentor/hear.ts";
import type { Mentor } from "../mentor/mentor.ts";
import { GRIEF_ANSWER } from "../mentor/reading/feelings.ts";
import { findSafetyRule, safetyAnswer } from "../mentor/safety.ts";
import { search } from "../mentor/search.ts";
import type { Situation } from "../mentor/stakes/situation.ts";
import { situationTemplateId } from "../playbook/template.ts";
import { type SituationSlot, situationSlot } from "../playbook/vocabulary.ts";
import { allowedFor } from "./concern-quest.ts";
import { questForTyped } from "./told-quest.ts";

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
/** By so much a grave matter must be nearer than any other. */
const PLAINLY_GRAVE = 0.5;
const LEAST_WORDS = 3;
const FEW_WORDS = 6;
/** Below this chance a topic of few words is a guess. */
const PLAINLY_MEANT = 0.25;
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
        ([id, score]) =>
          score >= NEAR_ENOUGH && !mentor.bank.answers.get(id)?.caution && !isGrave(mentor, id),
      )
    : [];
  const common = mentor.playbook.commonConcerns[request.stage] ?? [];
  const ids = [...bestOf(heard, isPossible).slice(0, FROM_DESCRIPTION), ...common];
  return [...new Set(ids)]
    .filter((id) => isPossible.has(id))
    .slice(0, OFFERED)
    .map((id) => concernOf(mentor, id));
}

/** What somebody may mean, or what is said instead of offering quests. */
export interface ConcernRead {
  readonly said: string | null;
  readonly concerns: Concern[];
}

/** What somebody typed, and its meaning as a vector of the sentence encoder if that is known. */
interface Typed {
  readonly text: string;
  readonly sense: Float32Array | null;
}

const SERIOUS =
  "That is serious, and a quest would not do it justice. Ask the mentor: it says what to do first and who can help.";
const NOT_UNDERSTOOD = "I found nothing near that. Say it in other words, or ask the mentor.";

/**
 * What somebody who typed this may mean: first the quest for their very words, then what is near, the most likely
 * first. Distress, grief and grave matters get no quest.
 */
export function readConcern(
  mentor: Mentor,
  request: BatchRequest,
  { text, sense }: Typed,
  now: Date,
): ConcernRead {
  const rule = findSafetyRule(text);
  if (rule) return { said: safetyAnswer(rule, text), concerns: [] };
  const { plain, feeling, situation } = hear(text, mentor.glossary, mentor.spell, tradeOf(request));
  if (feeling === "grief") return { said: GRIEF_ANSWER, concerns: [] };
  if (isAside(mentor, plain)) return { said: NOT_UNDERSTOOD, concerns: [] };
  const inDescription = nearness(mentor, request, request.person.description);
  const near = asQuestion(mentor, request, plain, { situation, sense });
  const best = (isWanted: (id: string) => boolean) =>
    Math.max(...[...near].flatMap(([id, score]) => (isWanted(id) ? [score] : [])));
  const isSerious = best((id) => isGrave(mentor, id)) > best((id) => !isGrave(mentor, id)) + PLAINLY_GRAVE;
  if (isSerious) return { said: SERIOUS, concerns: [] };
  const scores = [...near].flatMap(([id, score]) =>
    isGrave(mentor, id) ? [] : [[id, score + DESCRIPTION_WORTH * (inDescription.get(id) ?? 0)] as const],
  );
  const typed = questForTyped(mentor, request, text, now);
  const told = typed ? [{ id: typed.templateId, text: typed.title }] : [];
  const others = bestOf(scores, possibleFor(mentor, request)).map((id) => concernOf(mentor, id));
  return { said: null, concerns: [...told, ...others].slice(0, READINGS) };
}

/** How near typed words are to each answer, found as the mentor finds it for a question. */
function asQuestion(
  mentor: Mentor,
  { person, stage }: BatchRequest,
  text: string,
  context: { readonly situation: Situation | null; readonly sense: Typed["sense"] },
): ReadonlyMap<string, number> {
  const most = mentor.bank.entries.length;
  const { hits } = search(mentor, { person, stage }, text, { ...context, most });
  return new Map(hits.map(({ entry, score }) => [entry.id, score]));
}

/** A matter in which the mentor offers no quest either. */
const isGrave = ({ bank }: Mentor, id: string) => bank.answers.get(id)?.grave === true;

/** A greeting, a word or two, or small talk in a few. */
function isAside({ classifier }: Mentor, text: string): boolean {
  const words = text.trim().split(/\s+/u).length;
  if (words < LEAST_WORDS) return true;
  if (words > FEW_WORDS) return false;
  const [first, second] = classifier.guess(text);
  const isNone = (guess: typeof first) => guess?.topic === "small-talk" || guess?.topic === "out-of-scope";
  return isNone(first) || (isNone(second) && (first?.probability ?? 0) < PLAINLY_MEANT);
}

function concernOf({ playbook }: Mentor, id: string): Concern {
  return { id, text: playbook.byId.get(situationTemplateId(id))?.inShort ?? "" };
}

function bestOf(scores: readonly (readonly [string, number])[], possible: ReadonlySet<string>): string[] {
  return scores
    .filter(([id]) => possible.has(id))
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
  const kept = allowedFor(
    { ...mentor, request: { ...request, person: { ...person, business } } },
    situations,
  );
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
