import { expect, test } from "vitest";
import { listedIn, pickListed } from "./listed.ts";
import { findMove, pointsBack } from "./moves.ts";
import { reflected } from "./reflect.ts";
import { askedLast } from "./turns.ts";

test.each([
  ["No, I meant for companies, not for families.", "correction"],
  ["I should have said that it is for the van.", "correction"],
  ["I tried that, nobody answered.", "tried"],
  ["Did exactly that on Monday. Still nothing.", "tried"],
  ["Something else?", "tried"],
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

test("a very short message or one with a pronoun needs the turn before it", () => {
  expect(pointsBack("The price?")).toBe(true);
  expect(pointsBack("How long should they wait for it?")).toBe(true);
  expect(pointsBack("How do I write a good newsletter for bakers?")).toBe(false);
});

test("ordinals mean what was listed", () => {
  const list = listedIn("Two ways:\n1. Ask for a deposit.\n2. Ask for it all up front.");
  expect(list).toEqual(["Ask for a deposit", "Ask for it all up front"]);
  expect(pickListed("the second one", list)).toBe("Ask for it all up front");
  expect(pickListed("the last one please", list)).toBe("Ask for it all up front");
  expect(pickListed("the third", list)).toBeNull();
  expect(listedIn("Visit the shop, or write to the owner.")).toEqual([
    "Visit the shop",
    "write to the owner",
  ]);
});

test.each([
  ["My labels peel off in the fridge.", "Your labels peel off in the fridge."],
  ["Something else: I was late with two orders. What now?", "You were late with two orders."],
  ["How do I pack this?", null],
  ["Just found six others!", null],
  ["Can you help me please", null],
  ["The blogger wants a free sleeve", "The blogger wants a free sleeve."],
])("%s is said back as %s", (text, said) => {
  expect(reflected(text)).toBe(said);
});

test("the mentor's own question is the one its answer ends with", () => {
  const turn = (answer: string) => [{ prompt: "x", answer, talk: null }];
  expect(askedLast(turn("First this. Do you know an owner?"))).toBe("Do you know an owner?");
  expect(askedLast(turn("Do you know one? Then write to them."))).toBeNull();
});
