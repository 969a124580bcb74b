import type { Model } from "#domain/business/models.ts";
import { partsOf, quoted } from "../../business/said/loose-ends.ts";
import type { HeardSituation, HearSituations } from "../../playbook/playbook.ts";
import type { Classifier } from "../../text/classifier.ts";
import type { Recognise } from "../../text/recogniser.ts";
import { remember } from "../../text/remember.ts";
import type { ReadSense } from "../../text/sense/sense-thread.ts";
import type { Bank } from "./bank.ts";
import type { Entry } from "./entry.ts";
import { findAnswers } from "./find-answers.ts";

interface HearingSources {
  /** Read at the first sentence that tells something. */
  readonly bank: () => Bank;
  readonly classifier: () => Classifier;
  readonly recogniseTelling: Recognise;
  /** Those that a quest takes up. */
  readonly situations: ReadonlySet<string>;
}

/** A longer description says what matters in its first sentences. */
const SENTENCES = 14;
/** The chance that a sentence tells a situation rather than what is sold, where or since when. */
const TELLS = 0.5;

interface Least {
  readonly words: number;
  readonly sureness: number;
  readonly score: number;
}

/** How likely the best answer is beside the others, and how near it must be at least (docs/decisions/0047). */
const BY_WORDS: Least = { words: 4, sureness: 0.95, score: 10 };
const BY_SENSE: Least = { words: 5, sureness: 0.85, score: 13.5 };
/** Two sentences in a row: "Fell on ice in March. The wrist shakes after two hours." */
const PAIR_BY_SENSE: Least = { words: 8, sureness: 0.9, score: 13 };
/** Words and meaning must agree on the answer: by words it is the first, by meaning one of so many. */
const FIRST_BY_MEANING = 3;
/** So many of the next best answers are weighed against the best. */
const RIVALS = 40;
const LONGEST_QUOTE = 90;
const KEPT_DESCRIPTIONS = 500;

export interface Hearing {
  readonly hear: HearSituations;
  /** Reads the meaning of what a description tells, so that more of it is heard from then on. */
  prepare(description: string, readSense: ReadSense): Promise<void>;
}

/** Hears the situations of a description by searching the mentor's answers for each sentence that tells something. */
export function openHearing(sources: HearingSources): Hearing {
  /** The meaning of what each description tells. */
  const prepared = new Map<string, ReadonlyMap<string, Float32Array>>();
  const tells = (text: string) =>
    (sources.recogniseTelling(text).find(({ topic }) => topic === "told")?.probability ?? 0) >= TELLS;
  const heard = remember(KEPT_DESCRIPTIONS, (key) => {
    const { description, model } = JSON.parse(key) as { description: string; model: Model };
    const sentences = sentencesOf(description);
    const senses = prepared.get(description);
    const parts = senses
      ? tellingParts(sentences, tells)
      : sentences.filter(tells).map((text): Part => [text]);
    return withoutRepeats(
      parts.flatMap((part): Heard[] => {
        const sense = senses?.get(textOf(part)) ?? null;
        const situation = situationIn(sources, { text: textOf(part), model, sense, isPair: part.length > 1 });
        const said = situation && quoteOf(part);
        return situation && said ? [{ situation, said, part }] : [];
      }),
    );
  });
  return {
    hear: (description, model) =>
      heard(JSON.stringify({ description, model, isPrepared: prepared.has(description) })),
    async prepare(description, readSense) {
      if (prepared.has(description)) return;
      const read = new Map<string, Float32Array>();
      // One after another, so that a question to the mentor waits for one sentence at most.
      for (const text of tellingParts(sentencesOf(description), tells).map(textOf)) {
        const sense = await readSense(text);
        // Tried again the next time.
        if (!sense) return;
        read.set(text, sense);
      }
      prepared.set(description, read);
      const [oldest] = prepared.keys();
      if (oldest !== undefined && prepared.size > KEPT_DESCRIPTIONS) prepared.delete(oldest);
    },
  };
}

/** A sentence, or two that follow each other. */
type Part = readonly string[];

const textOf = (part: Part) => part.join(" ");

interface Heard extends HeardSituation {
  readonly part: Part;
}

/** Each situation once, and each sentence for one situation. */
function withoutRepeats(heard: readonly Heard[]): HeardSituation[] {
  const kept: Heard[] = [];
  for (const one of heard) {
    const isSaid = kept.some(
      ({ situation, part }) => situation === one.situation || part.some((text) => one.part.includes(text)),
    );
    if (!isSaid) kept.push(one);
  }
  return kept.map(({ situation, said }) => ({ situation, said }));
}

/** Pairs first: two sentences say more than one. The first sentence of a description says what is sold. */
function tellingParts(sentences: readonly string[], tells: (text: string) => boolean): Part[] {
  const told = sentences.map((text, place) => (place > 0 || sentences.length === 1) && tells(text));
  const pairs = sentences.flatMap((text, place): Part[] => {
    const next = sentences[place + 1];
    return next !== undefined && told[place] && told[place + 1] ? [[text, next]] : [];
  });
  return [...pairs, ...sentences.filter((_, place) => told[place]).map((text) => [text])];
}

function sentencesOf(description: string): string[] {
  return description
    .normalize("NFKC")
    .split(/(?<=[.!?;\n])\s+/u)
    .slice(0, SENTENCES);
}

/** The longer sentence says it more plainly, and of a long one the longest clause. */
function quoteOf(part: Part): string | null {
  const sentence = longestOf(part);
  const clause = sentence.length <= LONGEST_QUOTE ? sentence : longestOf(partsOf(sentence));
  return quoted(clause);
}

function longestOf(texts: readonly string[]): string {
  return [...texts].sort((a, b) => b.length - a.length)[0] ?? "";
}

interface Told {
  readonly text: string;
  readonly model: Model;
  readonly sense: Float32Array | null;
  readonly isPair: boolean;
}

function situationIn(
  { bank, classifier, situations }: HearingSources,
  { text, model, sense, isPair }: Told,
): string | null {
  const least = sense === null ? BY_WORDS : isPair ? PAIR_BY_SENSE : BY_SENSE;
  if (text.split(/\s+/u).length < least.words) return null;
  const topics = classifier()
    .guess(text)
    .filter(({ topic }) => topic !== "out-of-scope" && topic !== "small-talk");
  const hits = findAnswers(bank(), { text, model, topics, sense }).slice(0, RIVALS);
  const [best] = hits;
  if (!best || best.score < least.score || !situations.has(best.entry.id)) return null;
  const sureness = 1 / hits.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  const isHeard = sureness >= least.sureness && (sense !== null || isAgreed(bank(), text, best.entry));
  return isHeard ? best.entry.id : null;
}

function isAgreed({ entries, nearness }: Bank, text: string, entry: Entry): boolean {
  const { learned, middle } = nearness(text);
  const place = entries.indexOf(entry);
  const before = (scores: Float64Array) => scores.filter((score) => score > (scores[place] ?? 0)).length;
  return before(learned) === 0 && before(middle) < FIRST_BY_MEANING;
}
