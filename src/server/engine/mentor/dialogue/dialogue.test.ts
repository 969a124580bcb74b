import { expect, test } from "vitest";
import { takeUp } from "../reading/take-up.ts";
import { doubtOfNumber } from "./doubt-of-number.ts";
import { itemsIn, pickItem } from "./items.ts";
import { leavesMatter } from "./leaving.ts";
import { findMove } from "./moves.ts";
import { shareIn } from "./share.ts";
import { askedLast } from "./turns.ts";

test.each([
  ["No, I meant for companies, not for families.", "correction"],
  ["I should have said that it is for the van.", "correction"],
  ["I tried that, nobody answered.", "tried"],
  ["Did exactly that on Monday. Still nothing.", "tried"],
  ["Something else?", "tried"],
  ["no, I don't want to ring strangers", "rejected"],
  ["Haggling is not my thing.", "rejected"],
  ["She said no.", "rejected"],
  ["ok. so the van?", "return"],
  ["Say it simpler.", "simpler"],
  ["I don't get it", "simpler"],
  ["too long, shorter please", "shorter"],
  ["Tell me more", "more"],
  ["Can you give me an example?", "example"],
  ["What do I write to them?", "wording"],
  ["Why?", "why"],
  ["but why would that work", "why"],
  ["What would you do first?", "what-first"],
  ["Which one would you pick?", "which"],
  ["The second one, how do I do it?", "ordinal"],
  ["Yes, two of them.", "yes"],
  ["No.", "no"],
  ["Back to the labels: they cost a lot.", "return"],
  ["What did you say about the deposit?", "recall"],
  ["make that a quest please", "make-quest"],
  ["thanks, that helps", "thanks"],
  ["And for companies?", "and"],
  ["How do I find customers for my bakery when nobody knows me and I have no money for advertising?", null],
])("%s is %s", (text, move) => {
  expect(findMove(text)).toBe(move);
});

test.each([
  ["1. Ask for a deposit.\n2. Ask for it all up front.", ["Ask for a deposit", "Ask for it all up front"]],
  [
    "Three ways: bake to order, sell by the slice, and freeze the rest.",
    ["bake to order", "sell by the slice", "freeze the rest"],
  ],
  [
    "A stall in town, a van, or a cellar: cheap, dry, near the river.",
    ["A stall in town", "a van", "a cellar: cheap, dry, near the river"],
  ],
  ["Visit the shop, or write to the owner.", ["Visit the shop", "write to the owner"]],
  ["Ring her. Then wait a week.", ["Ring her", "wait a week"]],
])("%s holds %j", (answer, items) => {
  expect(itemsIn(answer)).toEqual(items);
});

test.each([
  ["the second one please", "oil the chain"],
  ["the last, in other words?", "ring the bell"],
  ["I have done the first one", "oil the chain"],
  ["we did the first two already", "ring the bell"],
  ["how would the tyre help", "pump the tyre"],
  ["and the fourth?", null],
  ["why at all", null],
])("%s means %s", (text, item) => {
  expect(pickItem(text, ["pump the tyre", "oil the chain", "ring the bell"])).toBe(item);
});

test.each([
  ["My zips jam in the cold.", "As for your zips and the cold:"],
  ["There's a florist who wants forty a week.", "As for the florist and the forty a week:"],
  ["No, for the dentists, not for the patients.", "As for the dentists:"],
  ["My sister sorts the invoices on Sundays", "As for your sister and the invoices:"],
  ["They'd take ten per cent of it.", "As for the ten per cent:"],
  ["And in December?", "As for December:"],
  [
    "My landlord wants 40 more from March on, the van needs new tyres, and I do 12 sessions a week at 15 each.",
    "About your landlord:",
  ],
  ["Put it up from 9 to 11?", null],
  ["The nursery ordered ten trains", "As for the nursery and the ten trains:"],
  ["Why?", null],
  ["Could you do that again, please?", null],
])("of %s the answer takes up %s", (text, lead) => {
  expect(takeUp(text)).toBe(lead);
});

test("what the answer names anyway is not taken up", () => {
  expect(takeUp("My zips jam.", "Zips that jam go back to the maker.")).toBeNull();
});

test.each([
  [
    "I asked eight cafés, two said yes",
    "",
    "2 of 8 is 25%. With so few, it shows a direction and proves nothing yet.",
  ],
  ["five out of fifty", "", "5 of 50 is 10%."],
  [
    "it is one of 20",
    "I pay 3 euros a click",
    "1 of 20 is 5%. So one customer costs you 3 × 20 ÷ 1 = 60 euros.",
  ],
  ["nobody came on Tuesday", "", null],
])("%s after “%s” tells the share: %s", (text, before, share) => {
  expect(shareIn(text, before)).toBe(share);
});

test.each([
  ["So many? Are eight enough?", /^Eight will do to begin with/u],
  ["are five enough?", /^Five will do/u],
  ["I sold five yesterday", null],
])("%s doubts a number: %s", (text, said) => {
  const doubt = doubtOfNumber(text);
  if (said) expect(doubt).toMatch(said);
  else expect(doubt).toBeNull();
});

test.each([
  ["Different question: my zips jam.", true],
  ["Thanks. Another matter, who signs?", true],
  ["wait, first: may he do that?", true],
  ["And the zips?", false],
  ["They are different from mine.", false],
])("%s leaves the matter: %s", (text, leaves) => {
  expect(leavesMatter(text)).toBe(leaves);
});

test("the mentor's own question is the one its answer ends with", () => {
  const turn = (answer: string) => [{ prompt: "x", answer, talk: null }];
  expect(askedLast(turn("First this. Do you know an owner?"))).toBe("Do you know an owner?");
  expect(askedLast(turn("Do you know one? Then write to them."))).toBeNull();
});
