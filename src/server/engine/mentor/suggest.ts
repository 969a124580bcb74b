import type { Milestone } from "#domain/business/fact-keys.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { quoted } from "../business/said/loose-ends.ts";
import type { BatchContext, BatchRequest, Engine } from "../draft.ts";
import { suits } from "../frontier/suits.ts";
import { situationSlot } from "../playbook/vocabulary.ts";
import { GATES } from "../plugins/index.ts";
import { runPlugins } from "../plugins/run-plugins.ts";
import { TITLE_LENGTH } from "../quest/compose-quest.ts";
import { composeSuggestion, SUGGESTED_HOURS } from "../quest/compose-suggestion.ts";
import { rank } from "../rank.ts";

/** Weight of the question relative to the person's preferences. */
const QUESTION_WORTH = 0.12;
/** The same where somebody asked for a quest on something. */
const ASKED_WORTH = 1;
/** Weight of a quest that serves the milestone the answer leads to. */
const MILESTONE_WORTH = 0.8;
const FITS_ENOUGH = 0.4;
/** The quest that was written for the very situation. */
const SITUATION_WORTH = 4;

export interface Wish {
  /** What the quest should be about, in words. */
  readonly about: string;
  /** Empty: any. */
  readonly categories: readonly string[];
  readonly milestone?: Milestone | undefined;
  /** The answer that was given, if it was one to a situation. */
  readonly situation?: string | undefined;
  /** The words in which the situation was told; left out: what the quest should be about. */
  readonly said?: string | undefined;
  /** Only the quest that was written for the situation. */
  readonly isOnlyMeant?: boolean | undefined;
  /** The time that the person has, if they said so. */
  readonly minutes?: number | null | undefined;
  /** Asked for: the best there is, even if it has little to do with the words. */
  readonly isWanted?: boolean | undefined;
}

/** A quest that suits the wish, chosen by the same gates and ranker as every batch; null if none fits. */
export function suggestQuest(engine: Engine, asked: BatchRequest, wish: Wish) {
  const request = withSituation(asked, wish);
  const context: BatchContext = { ...engine, request };
  const relevance = engine.library.relevance(wish.about);
  const all = engine.playbook.templates
    .filter((template) => suits(template, request))
    .filter(
      ({ category, milestone, situation, sizes }) =>
        (wish.categories.length === 0 ||
          wish.categories.includes(category) ||
          (situation !== null && situation === wish.situation) ||
          milestone === wish.milestone) &&
        sizes.some(({ hours }) => hours <= SUGGESTED_HOURS),
    )
    .map((template) => ({ template, score: 0 }));
  const gated = runPlugins(GATES, { candidates: all, quests: [] }, context).draft;
  const ranked = rank(gated, context)
    .candidates.map(({ template, score }) => {
      const fits = relevance(template);
      const isMeant = template.situation !== null && template.situation === wish.situation;
      const leads = wish.milestone !== undefined && template.milestone === wish.milestone;
      return {
        template,
        isMeant,
        fits: isMeant || leads || fits >= FITS_ENOUGH,
        value:
          score +
          (wish.isWanted && wish.about ? ASKED_WORTH : QUESTION_WORTH) * fits +
          (isMeant ? SITUATION_WORTH : 0) +
          (leads ? MILESTONE_WORTH : 0),
      };
    })
    .filter(({ fits, isMeant }) => (wish.isOnlyMeant ? isMeant : fits || wish.isWanted))
    .sort((a, b) => b.value - a.value);
  for (const { template } of ranked) {
    const suggestion = composeSuggestion(template, request);
    if (suggestion) return startOf(suggestion, wish.minutes ?? null);
  }
  return null;
}

/** As many first steps as fit into the time, named as a start; all of it where the whole fits. */
function startOf<T extends { readonly title: string; readonly description: string }>(
  suggestion: T,
  minutes: number | null,
): T {
  const { summary, steps } = readQuestText(suggestion.description);
  const fitting =
    minutes === null ? steps.length : Math.floor((steps.length * minutes) / (SUGGESTED_HOURS * 60));
  const kept = steps.slice(0, Math.max(1, fitting));
  const title = `${START}${suggestion.title}`;
  if (kept.length === steps.length || title.length > TITLE_LENGTH) return suggestion;
  const list = kept.map((step, index) => `${index + 1}. ${step}`).join("\n");
  const end = kept.length === 1 ? "this first step is done" : "these first steps are done";
  return {
    ...suggestion,
    title,
    description: `${summary}\n${list}\nDone when ${end}; the rest can wait for another day.`,
  };
}

const START = "A start: ";

/** The person as one who has told of the situation in these words. */
function withSituation(request: BatchRequest, { situation, said, about }: Wish): BatchRequest {
  const quote = situation === undefined ? null : quoted(said ?? about);
  return situation === undefined || quote === null ? request : withWords(request, situation, quote);
}

/** The same request of somebody who has told of the situation. */
export function withWords(request: BatchRequest, situation: string, quote: string): BatchRequest {
  const { person } = request;
  const words = { ...person.business.words, [situationSlot(situation)]: quote };
  return { ...request, person: { ...person, business: { ...person.business, words } } };
}
