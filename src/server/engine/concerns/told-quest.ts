import { TOLD_STATES, type ToldState } from "#domain/business/fact-keys.ts";
import type { FactRecord } from "#domain/business/facts.ts";
import { knownWords } from "../business/known-words.ts";
import { factsOfReport } from "../business/learn.ts";
import type { BatchRequest, Engine } from "../draft.ts";
import { frontierOf } from "../frontier/frontier.ts";
import type { Template } from "../playbook/playbook.ts";
import { composeSuggestion } from "../quest/compose-suggestion.ts";
import { allowedFor } from "./concern-quest.ts";

/** Wherever the answer stands on the way: the person knows best what comes first. */
const ANYWHERE = { stepsAhead: 10, hasReached: true, hasReports: true };

/**
 * The quest that takes up what somebody typed in their own words: with the people, the price and the date that they
 * named. Null if the words tell nothing that such a quest was written for.
 */
export function questForTyped(engine: Engine, asked: BatchRequest, text: string, now: Date) {
  const facts = factsOfReport({ notes: text }, now, engine.playbook.recogniseTold);
  const request = havingTold(asked, facts, now);
  for (const state of toldIn(facts)) {
    const suggestion = suggestionFor(engine, request, state);
    if (suggestion) return { ...suggestion, facts, reason: reasonOf(facts, state) };
  }
  return null;
}

function suggestionFor(engine: Engine, request: BatchRequest, state: ToldState) {
  const frontier = frontierOf(request, ANYWHERE);
  const worth = ({ template }: { template: Template }) =>
    (frontier.worthOf(template) ?? 0) + Number(template.opens) * OPENS_WORTH;
  const about = engine.playbook.templates.filter(
    (template) => template.told === state && frontier.worthOf(template) !== null,
  );
  const allowed = allowedFor({ ...engine, request }, about).toSorted((a, b) => worth(b) - worth(a));
  for (const { template } of allowed) {
    const suggestion = composeSuggestion(template, request);
    if (suggestion) return suggestion;
  }
  return null;
}

/** The first quest on something told comes before those that prepare or follow it. */
const OPENS_WORTH = 10;

/** States told with a quotation, the strongest first. */
function toldIn(facts: readonly FactRecord[]): ToldState[] {
  const has = (key: FactRecord["key"]) => facts.some((fact) => fact.key === key);
  return TOLD_STATES.filter((state) => has(state) && has(`${state}Said`));
}

function reasonOf(facts: readonly FactRecord[], state: ToldState): string {
  return `You said: “${facts.find(({ key }) => key === `${state}Said`)?.value ?? ""}”.`;
}

/** The same request of somebody who has just told these facts. */
function havingTold(request: BatchRequest, facts: readonly FactRecord[], now: Date): BatchRequest {
  const { person } = request;
  const { knowledge, words } = person.business;
  const told = TOLD_STATES.filter((state) =>
    facts.some(({ key, value }) => key === state && value === "yes"),
  );
  const heard = {
    ...knowledge,
    records: new Map([...knowledge.records, ...facts.map((fact) => [fact.key, fact] as const)]),
    yes: new Set([...knowledge.yes, ...told]),
  } as typeof knowledge;
  const business = { ...person.business, knowledge: heard, words: { ...words, ...knownWords(heard, now) } };
  return { ...request, person: { ...person, business } };
}
