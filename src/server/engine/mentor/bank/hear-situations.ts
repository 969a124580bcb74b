import type { Model } from "#domain/business/models.ts";
import { quoteAt } from "../../business/said/told/quote.ts";
import type { HeardSituation, HearSituations } from "../../playbook/playbook.ts";
import type { Classifier } from "../../text/classifier.ts";
import type { Recognise } from "../../text/recogniser.ts";
import type { Bank } from "./bank.ts";
import type { Entry } from "./entry.ts";
import { findAnswers } from "./find-answers.ts";

interface Hearing {
  /** Read at the first sentence that tells something. */
  readonly bank: () => Bank;
  readonly classifier: () => Classifier;
  readonly recogniseTelling: Recognise;
  /** Those that a quest takes up. */
  readonly situations: ReadonlySet<string>;
}

/** A longer description says what matters in its first sentences. */
const SENTENCES = 14;
const LEAST_WORDS = 4;
/** The chance that a sentence tells a situation rather than what is sold, where or since when. */
const TELLS = 0.5;
/** How likely the best answer is beside the others, and how near it must be at least (docs/decisions/0047). */
const SURE = 0.95;
const LEAST_SCORE = 10;
/** Words and meaning must agree on the answer: by words it is the first, by meaning one of so many. */
const FIRST_BY_MEANING = 3;
/** So many of the next best answers are weighed against the best. */
const RIVALS = 40;

/** Hears the situations of a description by searching the mentor's answers for each sentence that tells something. */
export function openHearing({ bank, classifier, recogniseTelling, situations }: Hearing): HearSituations {
  const tells = (text: string) =>
    (recogniseTelling(text).find(({ topic }) => topic === "told")?.probability ?? 0) >= TELLS;
  const hearIn = (text: string, model: Model) => {
    if (wordsIn(text) < LEAST_WORDS || !tells(text)) return null;
    const topics = classifier()
      .guess(text)
      .filter(({ topic }) => topic !== "out-of-scope" && topic !== "small-talk");
    const hits = findAnswers(bank(), { text, model, topics }).slice(0, RIVALS);
    const [best] = hits;
    if (!best || best.score < LEAST_SCORE || !situations.has(best.entry.id)) return null;
    const sureness = 1 / hits.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
    return sureness >= SURE && isAgreed(bank(), text, best.entry) ? { situation: best.entry.id, text } : null;
  };
  return (description, model) => {
    const sentences = description
      .normalize("NFKC")
      .split(/(?<=[.!?;\n])\s+/u)
      .slice(0, SENTENCES);
    const heard = new Map<string, HeardSituation>();
    for (const sentence of sentences) {
      // Whole sentences only: a part of one was heard rightly in one of four cases.
      const found = hearIn(sentence, model);
      const said = found && quoteAt(found.text, 0, found.text.length);
      if (found && said && !heard.has(found.situation))
        heard.set(found.situation, { situation: found.situation, said });
    }
    return [...heard.values()];
  };
}

function isAgreed({ entries, nearness }: Bank, text: string, entry: Entry): boolean {
  const { learned, middle } = nearness(text);
  const place = entries.indexOf(entry);
  const before = (scores: Float64Array) => scores.filter((score) => score > (scores[place] ?? 0)).length;
  return before(learned) === 0 && before(middle) < FIRST_BY_MEANING;
}

const wordsIn = (text: string) => text.split(/\s+/u).length;
