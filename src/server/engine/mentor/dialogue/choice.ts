import { stemsOf } from "../../text/tokens.ts";

const LONGEST_OPTION = 9;
/** Stands before the first of the two, and belongs to neither. */
const LEAD =
  /^.*\b(?:should (?:i|we)|shall (?:i|we)|do (?:i|we)(?: rather)?|would you|am i better to|better to|smart to|better|rather|either|between)\b(?: (?:just|first|now))*\s+/iu;
const NO_OPTION =
  /^(?:(?:not|no|so|what|else|something|somewhere|somehow|whatever|more|less|later|never|maybe|when|how|why|who|where|is (?:it|that|this).*)|(?:or )?(?:\d+|one|two|three|four|five|six|ten)(?: \p{L}+)?)$/iu;
/** Asked in this way, "or" offers no choice between two things to do. */
const OTHER_QUESTION = /^\W*(?:(?:and|but|so) )?(?:how|what|why|who|when|where)\b/iu;

/** The two things between which the last question of a message asks to choose; null if it asks none. */
export function choiceAsked(text: string): readonly [string, string] | null {
  const question = [...text.matchAll(/[^.?!;]*\?/gu)].map(([one]) => one.trim()).at(-1);
  if (!question || OTHER_QUESTION.test(question)) return null;
  const [before, after, ...more] = question.replace(/\?+$/u, "").split(/,?\s+or\s+/iu);
  if (before === undefined || after === undefined || more.length > 0) return null;
  const isLed = LEAD.test(before);
  const one = (isLed ? before.replace(LEAD, "") : before).trim();
  const other = after.replace(LEAD, "").trim();
  const isShort = (side: string) => side.length > 1 && side.split(/\s+/u).length <= LONGEST_OPTION;
  if (!isShort(one) || !isShort(other) || NO_OPTION.test(one) || NO_OPTION.test(other)) return null;
  return isLed || /^\p{L}+(?: \p{L}+){0,4},?$/u.test(one) ? [one, other] : null;
}

const AGAINST =
  /\b(?:not|never|no|without|avoid|skip|stop|rather than|instead of|before|until|unless|nor)\b|n't\b/iu;

/** Which of two an advice speaks for; null if it names neither or both. */
export function chosenBy(advice: string, [one, other]: readonly [string, string]): string | null {
  const stemsOne = new Set(stemsOf(one));
  const stemsOther = new Set(stemsOf(other));
  const only = (own: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...own].filter((stem) => !others.has(stem));
  const votesFor = (stems: readonly string[]) =>
    clausesOf(advice).reduce((sum, clause) => {
      const said = new Set(stemsOf(clause));
      if (!stems.some((stem) => said.has(stem))) return sum;
      return sum + (AGAINST.test(clause) ? -1 : 1);
    }, 0);
  const [forOne, forOther] = [votesFor(only(stemsOne, stemsOther)), votesFor(only(stemsOther, stemsOne))];
  if (forOne === forOther) return null;
  if (forOne > 0 || forOther > 0) return forOne > forOther ? one : other;
  return null;
}

function clausesOf(text: string): string[] {
  return text.split(/[.!?;:,]\s+/u);
}

const MINE: Readonly<Record<string, string>> = {
  i: "you",
  my: "your",
  me: "you",
  mine: "yours",
  we: "you",
  our: "your",
  us: "you",
};

/** "raise my price" said back: "raise your price". */
export function saidBack(option: string): string {
  const turned = option.replaceAll(
    /\b(?:i|my|me|mine|we|our|us)\b/giu,
    (word) => MINE[word.toLowerCase()] ?? word,
  );
  return turned.charAt(0).toLowerCase() + turned.slice(1).replace(/,$/u, "");
}
