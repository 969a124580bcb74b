import type { Model } from "#domain/business/models.ts";
import { groupBy } from "#domain/general/group-by.ts";
import { stemOf } from "../../text/tokens.ts";

/** A question that anybody asks, in patterns of whole messages, with the answer to it (playbook/plain-questions/). */
export interface PlainQuestion {
  readonly asks: readonly string[];
  /** An entry of the bank. */
  readonly answer: string;
  /** Other answers, by kind of business. */
  readonly for?: Readonly<Partial<Record<Model, string>>>;
}

/** The answer to a message that is a plain question and nothing else; null for all others. */
export type FindPlainQuestion = (text: string, model: Model) => string | null;

/** Longer messages tell something of their own, which a pattern would pass over. */
const LONGEST = 16;

export function openPlainQuestions(questions: readonly PlainQuestion[]): FindPlainQuestion {
  const patterns = questions.flatMap(({ asks, ...to }) =>
    asks.map((ask) => ({ pattern: patternOf(ask), to })),
  );
  // There are thousands: only those that one of the words speaks for are looked at.
  const byWord = groupBy(
    patterns.flatMap((entry) => entry.pattern.cues.map((cue) => ({ ...entry, cue }))),
    ({ cue }) => cue,
  );
  return (text, model) => {
    const words = bareWords(text);
    if (words.length === 0 || words.length > LONGEST) return null;
    const said = new Set(words);
    const bare = ` ${words.join(" ")}`;
    const fitting = ["", ...said]
      .flatMap((word) => byWord.get(word) ?? [])
      .filter(
        ({ pattern }) => pattern.needs.every((word) => said.has(word)) && pattern.expression.test(bare),
      );
    const closest = fitting.sort((a, b) => b.pattern.needs.length - a.pattern.needs.length)[0];
    return closest ? (closest.to.for?.[model] ?? closest.to.answer) : null;
  };
}

/** A gap holds a thing: what is told with these words must not be passed over. */
const NO_THING =
  "feel felt lost lose hopeless worried die dead kill hurt ill sick cry debt hate hospital police court sue husband wife partner mother father son daughter baby pregnant because but and if when while after since who"
    .split(" ")
    .map(stemOf)
    .join("|");
/** Also of no word: "for me" has lost its "me". */
const GAP = `(?: (?!(?:${NO_THING})(?: |$))\\S+){0,4}`;

export interface Pattern {
  /** Over the bare words of a message, each after a space. */
  readonly expression: RegExp;
  /** Words without which it cannot fit; the more, the closer it fits. */
  readonly needs: readonly string[];
  /** One of these is in every message that it fits; "" if that cannot be said. */
  readonly cues: readonly string[];
}

/** Reads `how much should I charge [for ...]`. */
export function patternOf(ask: string): Pattern {
  const pieces = ask.split(/(\[[^\]]*\]|\([^)]*\)|\.\.\.)/u);
  const needs = pieces.filter((piece) => !/^[[(.]/u.test(piece)).flatMap(patternWords);
  let expression: RegExp | undefined;
  return {
    needs,
    cues: cuesOf(pieces, needs),
    /** Made when it is first looked at: most never are. */
    get expression() {
      expression ??= new RegExp(`^${sourceOf(pieces)}$`, "u");
      return expression;
    },
  };
}

/** In so many questions that they tell none apart. */
const COMMON = new Set("how what where which it need much many if for not get".split(" ").map(stemOf));

function cuesOf(pieces: readonly string[], needs: readonly string[]): readonly string[] {
  const rare = needs.find((word) => !COMMON.has(word));
  if (rare !== undefined) return [rare];
  const groups = pieces
    .filter((piece) => piece.startsWith("("))
    .map((piece) => piece.slice(1, -1).split("|"))
    .map((options) =>
      options.map((option) => (option.includes("...") ? "" : (patternWords(option)[0] ?? ""))),
    )
    .filter((firsts) => !firsts.includes(""));
  const clearest = groups.find((firsts) => !firsts.some((word) => COMMON.has(word)));
  return [...new Set(clearest ?? [needs[0] ?? ""])];
}

function sourceOf(pieces: readonly string[]): string {
  return pieces
    .map((piece) => {
      if (piece === "...") return GAP;
      const options = /^[([](.*)[)\]]$/u.exec(piece)?.[1]?.split("|").map(wordsSource);
      if (!options) return wordsSource(piece);
      const some = options.filter(Boolean).join("|");
      if (!some) return "";
      return `(?:${some})${piece.startsWith("[") || options.includes("") ? "?" : ""}`;
    })
    .join("");
}

function wordsSource(piece: string): string {
  return piece
    .split("...")
    .map((words) =>
      patternWords(words)
        .map((word) => ` ${word.replaceAll("$", "\\$")}`)
        .join(""),
    )
    .join(GAP);
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(what|that|it|there|here|who|how|where|when|why|he|she)'s\b/gu, "$1 is"],
  [/\bcan'?t\b|\bcannot\b/gu, "can not"],
  [/\bwon't\b/gu, "will not"],
  [/n't\b/gu, " not"],
  [/'(?:re|m)\b/gu, " are"],
  [/'(?:ve)\b/gu, " have"],
  [/'(?:ll|d)\b/gu, " will"],
];

/** Said around a question. */
const AROUND =
  /^(?:(?:hi|hey|hello|hiya|ok|okay|so|well|right|um|quick question|one question|question|good (?:morning|evening|day)|thanks|thank you|sorry|honestly)\b[\s,.!:-]*)+|(?:[\s,.]*\b(?:please|thanks|thank you|thx|cheers|at all|exactly|mate|tho|though|right|yet|then|anyway|by the way|in (?:my|this|the) business|for (?:my|this|the) business|with (?:my|this|the) business))+[\s.!?]*$/gu;

/** Carry no meaning here, and people of other first languages leave them out or add them. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  "i we me us my our the a an do does did should can could must would shall will is are am be to really actually just even please so also then now some any still maybe ever".split(
    " ",
  ),
);

/** Words that ask the same; the first stands for all. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  [
    "customer client buyer shopper",
    "get find win gain attract land",
    "start begin commence",
    "website site homepage webpage",
    "flyer leaflet flier handbill",
    "ad advert advertisement advertising",
    "instagram insta ig",
    "photo picture pic image photograph",
    "somebody someone anybody anyone",
    "nobody noone",
    "people folks persons",
    "it this that them these those",
    "good best better great nice",
    "rival competitor competition",
    "money cash funds",
    "big large huge",
    "buy purchase",
    "licence license permit permission",
    "earn make",
    "job gig",
    "student pupil learner",
    "worried afraid scared",
    "many lots loads",
  ].flatMap((line) => {
    const [first = "", ...others] = line.split(" ").map(stemOf);
    return others.map((word) => [word, first] as const);
  }),
);

/** The words of a question that carry meaning: stems in lower case, one for all that ask the same. */
function bareWords(text: string): string[] {
  let plain = text.toLowerCase().replaceAll(/[‘’]/gu, "'").trim();
  for (const [pattern, open] of CONTRACTIONS) plain = plain.replaceAll(pattern, open);
  return plain
    .replaceAll(AROUND, " ")
    .replaceAll(/\b(?:have|has|got|gotta|ought) to\b/gu, " ")
    .replaceAll(/\bno one\b/gu, "nobody")
    .replaceAll(/[^\p{L}\p{N}' €$£%-]+/gu, " ")
    .split(/\s+/u)
    .filter((word) => word !== "" && word !== "-" && !SMALL_WORDS.has(word))
    .map((word) => ALIKE.get(stemOf(word)) ?? stemOf(word));
}

const known = new Map<string, readonly string[]>();

/** As `bareWords`, for parts of patterns: they share most of their words, and there are only so many. */
function patternWords(part: string): readonly string[] {
  const words = known.get(part) ?? bareWords(part);
  known.set(part, words);
  return words;
}
