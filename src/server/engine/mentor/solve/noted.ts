import { type Amount, readAmounts } from "./amounts.ts";
import type { FactKey } from "./earlier.ts";
import { duration, figure, money, withArticle } from "./format.ts";
import { strongest } from "./solver.ts";
import { type Period, toPeriod } from "./units.ts";

export interface NotedFact {
  readonly key: Exclude<FactKey, "unitProfit">;
  /** Money in the person's currency, or minutes. */
  readonly value: number;
  readonly currency: string | null;
  /** "Noted: one costs you 4 euros." */
  readonly text: string;
}

const SENTENCE_END = /(?<=[.!?;])\s+|\n+|,\s+(?=(?:how|what|whats|should|can|is|do|does|so how|so what)\b)/iu;
const HYPOTHETICAL =
  /\b(?:if|would|could|suppose|imagine|let'?s say|say|maybe|perhaps|might|thinking of|thinking about|wonder|should|used to|last year|instead of)\b/iu;
const OF_OTHERS =
  /\b(?:competitors?|competition|others?|other (?:shops?|people|sellers?)|their|theirs|his|her|he|she|someone|somebody|friend'?s?|my (?:friend|cousin|sister|brother|neighbou?r)|everyone|everybody|most people|the market|people (?:sell|charge|ask)|rivals?|on (?:amazon|ebay|etsy) (?:they|it))\b/iu;

/** Facts about the own business from plain statements; questions, wishes in "if" and other people's prices give none. */
export function notedFacts(text: string): NotedFact[] {
  const sentences = text.replaceAll("’", "'").split(SENTENCE_END);
  const plain = sentences.filter(
    (sentence) => !isQuestion(sentence) && !HYPOTHETICAL.test(sentence) && !OF_OTHERS.test(sentence),
  );
  const facts = plain.flatMap((sentence) => {
    const amounts = readAmounts(sentence);
    return amounts.flatMap((amount) => factFrom(amount, sentence, batchIn(amounts)) ?? []);
  });
  return facts.filter((fact, index) => facts.findIndex(({ key }) => key === fact.key) === index);
}

function isQuestion(sentence: string): boolean {
  return (
    /\?\s*$/u.test(sentence) ||
    /^\s*(?:and |but |so |ok )?(?:how|what|whats|why|when|which|who|where|is|are|can|could|do|does|did|should|shall|will|would|am)\b/iu.test(
      sentence,
    )
  );
}

/** "costs two more": says nothing of the whole. */
const COMPARED = /^\s*(?:\p{L}+ )?(?:more|less|extra|cheaper|dearer|higher|lower|on top)\b/iu;

const SELLS =
  /\b(?:sell(?:s|ing)?\b[\p{L}\s]*\b(?:at|for)|i (?:charge|take|ask)|we charge|price (?:is|of)|priced at|(?:costs?|charge) (?:my )?(?:customers?|clients?)|sold for)\b/iu;
const COSTS =
  /\b(?:costs?(?: (?:me|us))?|cost price|i pay|(?:i|we) (?:buy (?:it |them |one |each )?|get (?:it|them|one|each) )(?:at|for)(?! (?:most|least))|materials?|ingredients?)\b/iu;

type Make = (key: NotedFact["key"], value: number, say: string) => NotedFact;

/** How many pieces one cost is for: "for 30 boxes"; 1 if the sentence counts none. */
function batchIn(amounts: readonly Amount[]): number {
  const counts = amounts.filter(({ kind, per }) => kind === "count" && per === null);
  return counts.length === 1 ? Math.max(1, counts[0]?.value ?? 1) : 1;
}

function factFrom(amount: Amount, sentence: string, batch: number): NotedFact | null {
  if (amount.kind === "hours") return timeFact(amount);
  if ((amount.kind !== "money" && amount.kind !== "bare") || amount.times !== null) return null;
  if (COMPARED.test(amount.after)) return null;
  const make: Make = (key, value, say) => ({ key, value, currency: amount.currency, text: `Noted: ${say}.` });
  if (amount.per === "hour") return wageFact(amount, sentence, make);
  if (amount.per !== null && amount.per !== "minute") return monthlyFact(amount, amount.per, make);
  return unitFact(amount, make, batch);
}

function wageFact(
  { value, currency, before, after }: Amount,
  sentence: string,
  make: Make,
): NotedFact | null {
  const isOwn = /\b(?:i|my|we)\b/iu.test(before + after) || /^\s*(?:i|my)\b/iu.test(sentence);
  return isOwn ? make("hourlyWage", value, `an hour of yours is ${money(value, currency)}`) : null;
}

const AIMS = /\b(?:want|need|goal|target|aim\w*|would like|i'?d like|wanna|reach)\b/iu;

function monthlyFact(amount: Amount, per: Period, make: Make): NotedFact | null {
  const monthly = toPeriod(amount.value, per, "month");
  const shown = `${money(amount.value, amount.currency)} a ${per}`;
  const aims = strongest(amount, ["target"]);
  if (strongest(amount, ["fixed"]) >= 0.6 && aims < 0.8)
    return make("monthlyCosts", monthly, `${shown} goes out whatever you sell`);
  return aims >= 0.5 && AIMS.test(amount.before + amount.after)
    ? make("monthlyTarget", monthly, `you aim for ${shown}`)
    : null;
}

function unitFact(amount: Amount, make: Make, batch: number): NotedFact | null {
  const { value, before, isEach, noun } = amount;
  const shown = money(value, amount.currency);
  const one = noun ? withArticle(noun.toLowerCase()) : "one";
  const isPrice = SELLS.test(before) || (isEach && /\bi (?:take|charge|ask|get)\b/iu.test(before));
  if (isPrice) return make("unitPrice", value, `${one} sells for ${shown}`);
  const isCost = COSTS.test(before) && strongest(amount, ["fixed"]) < 0.9;
  if (isCost && batch > 1 && !isEach)
    return make(
      "unitCost",
      value / batch,
      `one costs you ${money(value / batch, amount.currency)} (${figure(value)} ÷ ${figure(batch)})`,
    );
  return isCost ? make("unitCost", value, `${one} costs you ${shown}`) : null;
}

function timeFact({ value, isEach, before, after, per, roles }: Amount): NotedFact | null {
  const isForOne =
    isEach ||
    /\b(?:each|per \p{L}+|for (?:one|each|a))\b/iu.test(after) ||
    /\b(?:takes? me|i need|it takes|takes?)\b/iu.test(before);
  if (!isForOne || per !== null || (roles.preparation ?? 0) >= 0.9) return null;
  return {
    key: "unitMinutes",
    value: Math.round(value * 60),
    currency: null,
    text: `Noted: one takes you ${duration(value)}.`,
  };
}
