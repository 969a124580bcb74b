import { titleKey } from "#domain/quests/quest.ts";
import type { BatchContext, BatchRequest, Draft, DraftQuest, Engine } from "./draft.ts";
import { FINISHERS, GATES } from "./plugins/index.ts";
import { type PluginRun, runPlugins } from "./plugins/run-plugins.ts";
import { rank } from "./rank.ts";
import { findFault } from "./validate.ts";

/** A batch and the data behind the decision. */
export interface Proposal {
  readonly quests: readonly DraftQuest[];
  /** The best candidates not chosen: options for a model, and replacements for quests that fail. */
  readonly spare: Draft["candidates"];
  readonly runs: readonly PluginRun[];
}

const SPARE = 15;

const TRIES = 25;

/** Gates, ranks, fits, finishes, validates. Invalid quests are excluded and the batch is chosen again. */
export function proposeBatch(engine: Engine, request: BatchRequest): Proposal {
  const context: BatchContext = { ...engine, request };
  const all = engine.playbook.templates.map((template) => ({ template, score: 0 }));
  const gated = runPlugins(GATES, { candidates: all, quests: [] }, context);
  let pool = rank(gated.draft, context);
  for (let attempt = 1; ; attempt++) {
    const { draft, runs } = runPlugins(FINISHERS, pool, context);
    const failed = findFailed(draft.quests, context);
    const hasChoice = pool.candidates.length > context.request.plan.places.length && attempt < TRIES;
    const unfit = failed.length > 0 || !hasChoice ? failed : findTooShort(draft.quests, context);
    if (unfit.length === 0) {
      const taken = new Set(draft.quests.map(({ template }) => template));
      const spare = draft.candidates.filter(({ template }) => !taken.has(template)).slice(0, SPARE);
      return { quests: draft.quests, spare, runs: [...gated.runs, ...runs] };
    }
    const dropped = new Set(unfit.map(({ template }) => template));
    pool = { ...pool, candidates: pool.candidates.filter(({ template }) => !dropped.has(template)) };
  }
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
  return [...quests].sort((a, b) => unused(b) - unused(a)).slice(0, 1);
}
