import { stemsOf } from "../../text/tokens.ts";

const OPENINGS =
  /^.*?\b(?:i|we) (?:meant?|was (?:asking|talking)|should have said|am (?:asking|talking))(?: that| about| for)?\b|^(?:(?:no|nope|wait|sorry|oops|typo|correction|actually|well)\b[,.:;! -]*)+/iu;
/** "not the keys" at either end: what is meant stands on the other side of the comma. */
const NOT_FIRST = /^not (?:for |about |with )?(?:the |a |an |my |any )?([^,.;:?!]{2,40})[,.;:]\s*(?:but )?/iu;
/** Only behind a comma or at the start: "they do not pay on time" rules nothing out. */
const NOT_LAST =
  /(?:^|(?<!\b(?:do|does|did|is|are|am|was|were|can|could|will|would|or|if|who|has|have)\s*)(?:[,;]| [-–—])\s*)(?:and |but )?not (?!yet\b|really\b|sure\b|always\b|on time\b|at all\b|if\b|because\b)(?:for |about |with )?(?:the |a |an |my |any )?([^,.;:?!]{2,40})[.!?]*$/iu;

interface Meant {
  /** What counts of a correction. */
  readonly text: string;
  /** Stems of what was ruled out. */
  readonly without: ReadonlySet<string>;
}

/** What a correction ("no, I meant the dogs, not the keys") puts in whose place. */
export function meantIn(message: string): Meant {
  const rest = message.replace(OPENINGS, "").trim();
  const ruledOut = (NOT_FIRST.exec(rest) ?? NOT_LAST.exec(rest))?.[1] ?? "";
  const kept = rest.replace(NOT_FIRST, "").replace(NOT_LAST, "").trim();
  const text = kept || rest;
  const own = new Set(stemsOf(text));
  return { text, without: new Set(stemsOf(ruledOut).filter((stem) => !own.has(stem))) };
}

/** A text without the words of these stems. */
export function leaveOut(text: string, stems: ReadonlySet<string>): string {
  return text
    .split(/\s+/u)
    .filter((word) => !stemsOf(word).some((stem) => stems.has(stem)))
    .join(" ");
}
