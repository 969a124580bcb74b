import { titleKey } from "#domain/quests/quest.ts";
import type { BatchContext, BatchRequest, Draft, DraftQuest, Engine } from "./draft.ts";
import { answersTold, isMadeFor } from "./frontier/state-worth.ts";
import { suits } from "./frontier/suits.ts";
import { FINISHERS, GATES } from "./plugins/index.ts";
import { type PluginRun, runPlugins } from "./plugins/run-plugins.ts";
import { findFault } from "./quest/validate.ts";
import { rank } from "./rank.ts";

/** A batch and the data behind the decision. */
export interface Proposal {
  readonly quests: readonly DraftQuest[];
  /** The best candidates not chosen: options for a model, and replacements for quests that fail. */
  readonly spare: Draft["candidates"];
  readonly runs: readonly PluginRun[];
}

const SPARE = 15;

const TRIES = 12;
/** A share of the week's hours that will do. */
const ENOUGH = 0.85;

/** Gates, ranks, fits, finishes, validates. Invalid quests are excluded and the batch is chosen again. */
export function proposeBatch(engine: Engine, request: BatchRequest): Proposal {
  const context: BatchContext = { ...engine, request };
  const all = engine.playbook.templates
    .filter((template) => suits(template, request))
    .map((template) => ({ template, score: 0 }));
  const gated = runPlugins(GATES, { candidates: all, quests: [] }, context);
  let pool = rank(gated.draft, context);
  let best: Finished | null = null;
  for (let attempt = 1; pool.candidates.length > 0; attempt++) {
    const finished = runPlugins(FINISHERS, pool, context);
    const failed = findFailed(finished.draft.quests, context);
    if (failed.length === 0 && (!best || isBetter(finished, best, request))) best = finished;
    if (failed.length === 0 && attempt >= TRIES) break;
    const unfit = failed.length > 0 ? failed : findTooShort(finished.draft.quests, context);
    if (unfit.length === 0) break;
    const dropped = new Set(unfit.map(({ template }) => template));
    pool = { ...pool, candidates: pool.candidates.filter(({ template }) => !dropped.has(template)) };
  }
  const { draft, runs } = best ?? { draft: { ...pool, quests: [] }, runs: [] };
  const taken = new Set(draft.quests.map(({ template }) => template));
  const spare = draft.candidates.filter(({ template }) => !taken.has(template)).slice(0, SPARE);
  return { quests: draft.quests, spare, runs: [...gated.runs, ...runs] };
}

type Finished = ReturnType<typeof runPlugins>;

/** More quests, then more hours up to the week's target. */
function isBetter({ draft: a }: Finished, { draft: b }: Finished, { plan }: BatchRequest): boolean {
  const hours = (quests: readonly DraftQuest[]) =>
    Math.min(
      plan.minHours,
      quests.reduce((sum, quest) => sum + quest.hours, 0),
    );
  return (
    a.quests.length - b.quests.length > 0 ||
    (a.quests.length === b.quests.length && hours(a.quests) > hours(b.quests))
  );
}

function findFailed(quests: readonly DraftQuest[], context: BatchContext): DraftQuest[] {
  const keys = quests.map(({ title }) => titleKey(title));
  return quests.filter(
    (quest, index) => keys.indexOf(keys[index] ?? "") !== index || findFault(quest, context) !== null,
  );
}

/** If the week has fewer hours than wanted: the quest that leaves most of its day's window unused. */
function findTooShort(quests: readonly DraftQuest[], { request: { plan } }: BatchContext): DraftQuest[] {
  const hours = quests.reduce((sum, quest) => sum + quest.hours, 0);
  if (hours >= plan.minHours) return [];
  const unused = ({ hours: length, place }: DraftQuest) => place.windowHours - length;
  // A quest made for this person is worth more than the last of the hours; what was told stays in any case.
  const mayGo = ({ template }: DraftQuest) =>
    hours < ENOUGH * plan.minHours ? !answersTold(template) : !isMadeFor(template);
  return quests
    .filter(mayGo)
    .sort((a, b) => unused(b) - unused(a))
    .slice(0, 1);
}
