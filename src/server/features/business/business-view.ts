import { type BusinessView, HOURS_AT_MOST } from "#contracts/business/business.ts";
import {
  type Milestone,
  STATES,
  type State,
  YES_NO_FACTS,
  type YesNoFact,
} from "#domain/business/fact-keys.ts";
import { FACT_LABELS } from "#domain/business/fact-labels.ts";
import { type FactRecord, isConfirmed, refusedStages } from "#domain/business/facts.ts";
import { MODELS } from "#domain/business/models.ts";
import { proposeStage } from "#domain/business/stage-move.ts";
import type { Person } from "#server/engine/person.ts";
import type { Playbook } from "#server/engine/playbook/playbook.ts";

const NO_LIMIT = Number(HOURS_AT_MOST.at(-1));

/** What the profile and the first dashboard show. */
export function viewBusiness(playbook: Playbook, person: Person, facts: readonly FactRecord[]): BusinessView {
  const { business, stage } = person;
  const { way, knowledge, own, words } = business;
  /** The words that the playbook has for every business of the model say nothing about this one. */
  const phrase = (value: string | null, slot: "offer.many" | "customers" | "place") => ({
    value: value ?? (words[slot] === way.slots[slot] ? "" : words[slot]),
    isOwn: value !== null,
  });
  return {
    model: way.model,
    modelName: way.name,
    modelDescribes: way.describes,
    isModelGuessed: business.isModelGuessed,
    models: MODELS.map((model) => {
      const { name, describes } = playbook.ways[model];
      return { model, name, describes };
    }),
    sells: phrase(own.sells, "offer.many"),
    buyers: phrase(own.buyers, "customers"),
    soldAt: phrase(own.soldAt, "place"),
    isConfirmed: isConfirmed(facts),
    facts: shownFacts(person).map((key) => {
      const record = knowledge.records.get(key);
      return {
        key,
        label: FACT_LABELS[key],
        value: knowledge.yes.has(key) ? "yes" : knowledge.no.has(key) ? "no" : "unknown",
        source: record?.source ?? null,
        learnedAt: record && record.at.getTime() > 0 ? record.at.toISOString() : null,
      };
    }),
    hoursAtMost: limitOf(knowledge),
    sales: knowledge.sales.total,
    stage,
    stageMove: stageMoveOf(person, facts),
  };
}

function limitOf({ records }: Person["business"]["knowledge"]): number | null {
  const hours = Number(records.get("hoursAtMost")?.value ?? NO_LIMIT);
  return hours < NO_LIMIT ? hours : null;
}

/** Milestones of this way in order, then states that hold or were denied. */
function shownFacts({ business: { way, knowledge } }: Person): YesNoFact[] {
  const states = STATES.filter((state) => knowledge.yes.has(state) || knowledge.no.has(state));
  return [...way.milestones.map(({ id }) => id), ...states].filter((key) => YES_NO_FACTS.includes(key));
}

/** The stage that facts speak for, with its reason. */
export function stageMoveOf(person: Person, facts: readonly FactRecord[]): BusinessView["stageMove"] {
  const { stage, business } = person;
  const { knowledge } = business;
  if (!stage) return null;
  const refused = refusedStages(facts) as ReadonlySet<typeof stage>;
  const move = proposeStage(knowledge, stage, refused);
  if (!move) return null;
  return {
    to: move.to,
    reason: `${move.because.map((fact) => FACT_LABELS[fact]).join(". ")}.`,
    isContradiction: move.because.every((fact) => isFromDescription(fact, knowledge)),
  };
}

function isFromDescription(fact: Milestone | State, { records }: Person["business"]["knowledge"]): boolean {
  return (records.get(fact) ?? records.get("sales"))?.source === "description";
}
