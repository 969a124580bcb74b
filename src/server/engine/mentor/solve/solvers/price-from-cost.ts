import { duration, figure, hoursTerm, percent, plainNumber } from "../format.ts";
import { COST, FEE, HOURS, WAGE } from "../slots.ts";
import { cues, type Given, type Parts, percentFor, type Solver } from "../solver.ts";

export const ASKS_PRICE =
  /\b(?:(?:what|how much|which price)\b[^.?!]{0,40}\b(?:charge|ask for|ask|take|bill|quote|price|sell)|what(?:'?s| is| should be| would be) (?:the|my|a (?:fair|good|right)) (?:\p{L}+ )?price|price (?:should|must|do i|then|it\b|per)|what price|right price|fair price|minimum price|price\s*\?|my price|how (?:should|do|would) i price)/iu;

/** The margin is part of the price, so it divides; a markup lies on the cost, so it multiplies. */
function marginTerm(given: Given): string {
  if (given.has("markup")) return ` × ${figure(1 + given.share("markup"))}`;
  return given.has("margin") ? ` ÷ ${plainNumber(1 - given.share("margin"), 3)}` : "";
}

function whatDecidesPrice(given: Given, base: number, kept: number): string {
  if (given.has("fee"))
    return `The platform's ${percent(given.value("fee"))} comes off the price, so it is divided and not added: you still keep ${given.money(kept)}.`;
  if (marginTerm(given))
    return `Your cost and time alone come to ${given.money(base)}; below that you work for nothing.`;
  return "That is the floor: it covers material and your hour, with nothing over for tools, bad days or tax.";
}

function priceFromCost(given: Given): Parts {
  const [cost, hours, wage] = [given.value("cost"), given.value("hours"), given.value("wage")];
  const base = cost + hours * wage;
  const kept = given.has("markup") ? base * (1 + given.share("markup")) : base / (1 - given.share("margin"));
  const price = kept / (1 - given.share("fee"));
  const work = hours > 0 && wage > 0 ? `${hoursTerm(hours)} × ${figure(wage)}` : "";
  const parts = [cost > 0 ? given.rawTerms("cost") : "", work].filter(Boolean).join(" + ");
  const factors =
    marginTerm(given) + (given.has("fee") ? ` ÷ ${plainNumber(1 - given.share("fee"), 3)}` : "");
  return {
    result: `Ask ${given.money(price)}${given.inputs.thing ? ` ${given.aThing}` : ""}.`,
    sum: `${factors && /[+×]/u.test(parts) ? `(${parts})` : parts}${factors} = ${figure(price)}.`,
    limit: whatDecidesPrice(given, base, kept),
    next:
      hours > 0
        ? `Time the next ${given.inputs.thing ? given.oneThing : "piece"} with a clock, because the ${duration(hours)} decide most of this price.`
        : "Compare it with three similar offers today; if you are far above, show what makes yours worth it.",
  };
}

export const PRICE_FROM_COST: Solver = {
  id: "price-from-cost",
  cue: cues(
    [ASKS_PRICE, 3],
    [/\b(?:what|how much)\b[^.?!]*\b(?:should|must|need|have)\b[^.?!]*\b(?:cost|be)\b/iu, 1.5],
    [/\b(?:sell (?:it|them|one) (?:at|for)|price)\b/iu, 1],
  ),
  slots: [
    { ...COST, takesRest: true },
    HOURS,
    WAGE,
    { key: "margin", fit: percentFor(["margin"]), name: /\bmargin\b/iu },
    { key: "markup", fit: percentFor(["markup"], 0.1), name: /\bmark-?up\b/iu },
    FEE,
  ],
  needs: [
    ["hours", "wage"],
    ["cost", "margin"],
    ["cost", "markup"],
    ["cost", "fee"],
  ],
  answer: priceFromCost,
  verdict: (given) => {
    const price = priceFromCost(given).result.replace(/^Ask |\.$/gu, "");
    return `The cost alone cannot tell; it tells the floor: ${price}, and below that you work for less than you wanted. Look up three comparable offers tonight and note what each includes; if yours is dearer, name the difference in one sentence or leave something out. Then say the price to three real buyers: one “too much” is a mood, three with the same reason are an answer.`;
  },
  askFor: {
    wage: "What should an hour of your work bring? If you are unsure, take what a job nearby would pay you and add a quarter.",
    hours: "How long does one take you, from start to packed? Time the next one if you can only guess.",
    margin: "How much of the price should stay with you, in percent? Half is usual for goods made by hand.",
    cost: "What does the material for one cost you? Add up one receipt and divide by the pieces you got out of it.",
  },
};
