import type { Amount } from "./amounts.ts";
import { plural } from "./format.ts";
import { isPeriod, type Period, periodIn } from "./units.ts";

/** Words by which somebody asks for a figure. Without one of them a number is only mentioned in passing. */
const ASKS_FIGURE =
  /\bhow (?:many|much|long|often|high|big|far)\b|\b(?:percent(?:age)?|per cent|margin|mark-?up|break[- ]?even|better (?:off|or worse)|worse (?:off|or better)|hourly rate|per hour|in total|altogether|all together|conversion|profit|churn|rate)\b|%\s?\?|\bin %|\bwhat(?:'?s| is| are| was| were| would| will| does| do| did| should| must| can| ought| shall| could| might| have| has| price| rate| share| sum| stays| remains)\b|\bwhats\b|\bworth it\b|\bcan i (?:afford|reach|make|hit|live)\b|\b(?:work|figure) (?:it )?out\b|\bcalculate\b|\breckon\b|\bdo the (?:sum|maths?)\b|\bam i\b|\b(?:i am|i'm|im) (?:losing|making)\b|\bmy price\b|\bcac\b|\bwith my numbers\b|\bin the (?:red|black)\b|\bdo i (?:make|lose|earn)\b|\bwhen (?:will|do|can)\b|=\s?\?|\bis what\b|\bcost (?:per|of (?:one|an?))\b|\d[^?]*\b(?:paying|paid|bought|sold|sales?|orders?|replied|replies|booked|signed(?: up)?)\b[^?]{0,12}\b(?:good|bad|normal|low|poor)\s?\?|\d\s?(?:times|x|×|\*|plus|minus|divided by)\s?\d|\b(?:total|price|sum|left|each|hourly|together|together is|all is)\s?\?/iu;
/** Words by which somebody asks for advice; then a figure is asked only if it is asked in so many words. */
const ASKS_ADVICE =
  /\b(?:how (?:do|can|should|could|would|to|shud|did) (?:i |we |you )?(?!price|charge|calculate|work out|many|much)|what (?:do|should|would|can|shud) (?:i|you|we) (?:say|write|wriet|reply|do|tell|change|bring|ask them|put in|answer|post)|(?<!what |much |price |how )(?:should|shud) i|why|which|who|where|is (?:it|this|that) (?:ok|okay|normal|legal|worth)|tips?|advice|ideas?|do you think|first move|first step|fix it|take the loan|keep going|what(?:'?s| is) (?:a |the )?(?:normal|best|typical|average)|do i (?:owe|need a|need an|go|have to pay|just))\b/iu;
const ASKS_PLAINLY =
  /\bhow (?:many|much|long)\b|\bpercent(?:age)?\b|\bin %|\bbreak[- ]?even\b|\bbetter (?:off|or worse)\b|\bworse (?:off|or better)\b|\bper hour\b|\bhourly rate\b|\bin total\b|\bmargin\b|\bwhat (?:stays|remains|is left|price|does .{1,30} cost|would .{1,30} (?:cost|bring|make))\b|\bwhat(?:'?s| is) (?:the price|my (?:price|rate|margin|profit)|that)\b|\bhow should i price\b/iu;

/** Asked for words, for a thing, or for how many of something to show: no number of the text gives that. */
const ASKS_FOR_WORDS = new RegExp(
  [
    String.raw`what (?:(?:else )?(?:do|should|shall|would|can|could|must|shud) (?:i|we|you)|(?:i|we) (?:must|should|can|need to|have to|shall)|to) (?:need to |have to |\p{L}+ )?(?:write|wriet|put(?! (?:aside|away|by|the price|my price))|say|send|reply|answer|tell|post|ask (?:them|him|her|in|on|at|about|first)|text|mention|include|bring(?! (?:in|home)))`,
    "(?:which|what(?:'?s| are| is)?(?: the| good| best)*) (?:questions?|words?|wording|headline|subject line)",
    "how many (?:different |of the )?(?:options|choices|questions|photos|pictures|posts|words|pages|slides|ideas|versions|colou?rs|flavou?rs|sizes|samples|reminders|examples|designs|dishes) (?:do|should|shall|would|must) (?:i|we|you) (?:put|show|offer|give|list|include|send|ask|have|use)",
    String.raw`what(?:'?s| is| are| would be) (?:wrong|it that|(?:an?|the|my) (?:best|one|first|next|right|usual|fair|good|proper) (?!price|rate|fee|wage|margin|share|deposit|sum|amount|number|total|profit|hourly|monthly)\p{L}+)`,
  ]
    .map((form) => String.raw`\b${form}\b`)
    .join("|"),
  "iu",
);
/** How many go after a rise is nothing that a price tells. */
const ASKS_WHO_LEAVES = /\bhow many (?:\p{L}+ ){0,3}(?:will|would|might) (?:i|we) lose\b/iu;
/** Asked for in the same message, an amount is still reckoned. */
const ASKS_AMOUNT =
  /\bhow (?:many|much|long)\b|\bwhat (?:price|stays|remains|is left)\b|\bbreak[- ]?even\b|\bbetter off\b|\bworth it\b|\b(?:what(?:'?s| is)|which) (?:my|the) (?:price|rate|margin|profit|total|share)\b/iu;

/** Whether a message asks for an amount in so many words. */
export function asksAmount(text: string): boolean {
  return ASKS_AMOUNT.test(text) || ASKS_PLAINLY.test(text);
}

/** Whether a message wants wording, and no amount besides. */
export function asksForWords(text: string): boolean {
  const plain = text.replaceAll("’", "'");
  const rest = plain.replace(ASKS_FOR_WORDS, " ");
  if (rest !== plain) return !ASKS_AMOUNT.test(rest);
  return ASKS_WHO_LEAVES.test(plain) && !/%|\bper ?cent/iu.test(plain);
}

const ASKS_WHY =
  /^\W*(?:(?:but|and|so|ok(?:ay)?|hm+|wow|oh|no)[,. ]+)*(?:(?:why|how come)(?: (?:is|was) (?:it|that|this))?(?: (?:so|only|that) (?:little|low|much|few|small|high))?(?: left)?|where does (?:it|that|the rest|the money)(?: all)? go)\W*$/iu;

/** Asked of a result, and of nothing else: "why did he fall?" is about him. */
export function asksWhy(text: string): boolean {
  return ASKS_WHY.test(text);
}

const LONGEST_STATEMENT = 14;

/** A short remark that asks nothing, or only "So?". */
export function isStatement(text: string): boolean {
  const plain = text.replaceAll("’", "'").trim();
  if (plain.split(/\s+/u).length > LONGEST_STATEMENT || ASKS_ADVICE.test(plain)) return false;
  return (
    !/\?/u.test(plain.replace(/\b(?:so|worth it|and now|ok|okay)\s?\?/giu, "")) &&
    !/\b(?:if|would|could)\b|^\s*(?:how|what|is|are|can|do|does)\b/iu.test(plain)
  );
}

export function asksForFigure(text: string): boolean {
  const plain = text.replaceAll("’", "'");
  if (/\b(?:xp|level \d|streak|quests?)\b/iu.test(plain)) return false;
  if (ASKS_ADVICE.test(plain)) return ASKS_PLAINLY.test(plain);
  return ASKS_FIGURE.test(plain);
}

const NOT_A_THING =
  /^(?:do|does|must|should|would|will|can|could|may|might|more|is|are|of|for|to|in|i|people|have|has|per|a|an|the|left|leave|and|at|each|then|until|till|sales?|months?|weeks?|years?|days?|hours?|extra|new|times|if|such|until|need|sell|am|percent|did|were|was|now|you|we|they|that|this|it|so|with|before|after|want|buy|monthly|one|two|on|my|by|from)$/iu;

/** What is sold or counted: asked for ("how many jars"), or named with a number ("9 a jar"). */
export function thingIn(text: string, amounts: readonly Amount[]): string | null {
  const asked = /\bhow many (?:more |extra |new |paying |of (?:my|the|these) )?(\p{L}[\p{L}-]+)/iu.exec(
    text,
  )?.[1];
  if (asked && /^people$/iu.test(asked)) return "people";
  if (asked && !NOT_A_THING.test(asked)) return asked.toLowerCase();
  const onePiece = amounts.find(({ isEach, noun }) => isEach && noun && !NOT_A_THING.test(noun))?.noun;
  if (onePiece && !/^(?:mother|person|customer|client|guest|head|one)$/iu.test(onePiece))
    return plural(onePiece.toLowerCase());
  const subject =
    /\b(?:a|an|one|each|per|every|my|the)\s(\p{L}{3,})\s(?:costs?|sells?|takes?|leaves?|needs)\b/iu.exec(
      text,
    )?.[1];
  if (subject && !NOT_A_THING.test(subject) && !/^(?:platform|app|shop|store|it|stall)$/iu.test(subject))
    return plural(subject.toLowerCase());
  const counted = amounts.find(({ kind, noun }) => kind === "count" && noun && !NOT_A_THING.test(noun))?.noun;
  return counted && /s$|people|women|men|children/u.test(counted) ? counted : null;
}

/** "…, what stays a month?" behind the last number; the number's own "a week" stands before it. */
const ASKS_AFTER_NUMBERS =
  /\b(?:how|what|whats|when)\b[^.!;]*\b(?:month|week|year|day|monthly|weekly|yearly|daily)\b[^.!;]*$/iu;

/** The period asked about, or else the one the money is given in; a month where it is given in several. */
export function periodOf(text: string, amounts: readonly Amount[]): Period | null {
  const last = amounts.at(-1);
  const question =
    ASKS_AFTER_NUMBERS.exec(text.slice(last?.end ?? 0))?.[0] ??
    /(?:^|[.,;!]\s?|\b)((?:and )?(?:how|what|whats|when|is|am|do)\b[^.!;]*)$/iu.exec(text)?.[1] ??
    text.slice(last?.end ?? 0);
  const asked =
    /\b(?:a|per|each|every|in a|the) (?:month|week|year|day)\b|\b(?:monthly|weekly|yearly|daily|annually)\b|\/(?:mo|month|week|yr|year|day)\b/iu.exec(
      question,
    )?.[0];
  if (asked) return periodIn(asked);
  const given = amounts.flatMap(({ per, kind }) => (kind !== "percent" && isPeriod(per) ? [per] : []));
  return new Set(given).size > 1 ? "month" : (given[0] ?? null);
}
