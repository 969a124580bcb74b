import { type Amount, onOneLine } from "../amounts.ts";
import { isStatement } from "../question.ts";
import { saysElse } from "./words-left.ts";

const EACH =
  /\b(?:each|per (?!month|week|year|day)\p{L}+|every (?!month|week|year|day)\p{L}+|apiece|a piece)\b/iu;
const FOR_ALL = /\b(?:all|total|together|altogether|once|whole|everything)\b/iu;
const GOES_OUT = /\b(?:out|costs?|pay|spend|expenses?)\b/iu;
const COMES_IN = /\b(?:comes? in|income|earn|get|paid to me|revenue|they pay)\b/iu;
const PIECES =
  /\b(?:pieces?|items?|numbers?|counts?|sold|sales|orders?|bookings?|units?|times|jobs?|how many)\b/iu;
const OFTEN = /\b(?:an?|per|each|every) (month|week|year|day)\b|\b(month|week|year|dai)ly\b/iu;
const LONGEST = 8;

/** Short, no question, and nothing in it but what a number can mean. */
function isMeaning(text: string, before: string, noun: string): boolean {
  const asked = text.replace(/^\W*(?:it|that|this)(?:'s| is|s) what\b/iu, "it is");
  return (
    text.trim().split(/\s+/u).length <= LONGEST &&
    isStatement(asked) &&
    !saysElse(text, "meaning", `${before} ${noun}`)
  );
}

/** The reply to what was asked about an unclear number: "pieces", "each", "it's what I pay for all of them". */
export function explained(
  before: string,
  unclear: Amount,
  text: string,
  amounts: readonly Amount[],
): string | null {
  if (amounts.some(({ value }) => value !== unclear.value)) return null;
  const counted = amounts.find(({ kind }) => kind === "count")?.noun ?? null;
  if (!isMeaning(text, before, counted ?? "")) return null;
  const noun = counted ?? (PIECES.test(text) ? "pieces" : null);
  const often = unclear.per === null ? (OFTEN.exec(text)?.slice(1).find(Boolean) ?? null) : null;
  const [flow, scope] = noun ? ["", ` ${noun}`] : [flowSaid(text), scopeSaid(text)];
  const period = often ? ` a ${often.toLowerCase().replace("dai", "day")}` : "";
  if (!flow && !scope && !period) return null;
  const clean = onOneLine(before);
  const number = clean.slice(unclear.start, unclear.end);
  return `${clean.slice(0, unclear.start)}${flow}${number}${scope}${period}${clean.slice(unclear.end)}`;
}

function flowSaid(text: string): string {
  if (GOES_OUT.test(text)) return "I pay ";
  return COMES_IN.test(text) ? "I get " : "";
}

function scopeSaid(text: string): string {
  if (EACH.test(text)) return " each";
  return FOR_ALL.test(text) ? " in total" : "";
}
