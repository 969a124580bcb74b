import { expect, test } from "vitest";
import { PLAYBOOK_FOLDER } from "#server/testing/quest-engine.ts";
import { loadPlaybook } from "../../../playbook/playbook.ts";
import { readTold } from "./read-told.ts";

const guessing =
  (topic: string, probability = 0.9) =>
  () => [{ topic, probability }];
const told = (text: string, recognise: Parameters<typeof readTold>[1]) =>
  readTold(text, recognise).map(({ key, value }) => `${key}: ${value}`);

test("what no pattern knows is told by likeness, in the person's words", () => {
  const text = "The vats have stood idle for a month now";
  expect(told(text, undefined)).toEqual([]);
  expect(told(text, guessing("equipment"))).toEqual([
    "equipment: yes",
    "equipmentSaid: The vats have stood idle for a month now",
  ]);
  expect(told(text, guessing("equipment", 0.45))).toEqual([]);
  expect(told("The vats stand idle", guessing("equipment", 0.6))).toEqual([]);
  expect(told(text, guessing("none"))).toEqual([]);
});

test("a pattern is believed before a likeness, unless the sentence plainly tells something else", () => {
  expect(told("We signed nothing.", guessing("stock"))).toEqual([
    "stock: yes",
    "stockSaid: We signed nothing",
  ]);
  expect(told("We signed nothing.", guessing("stock", 0.8))).toEqual([
    "unsigned: yes",
    "unsignedSaid: We signed nothing",
  ]);
});

test("an order needs somebody who ordered, and one's own silence is nobody else's", () => {
  expect(told("Savings for this are four thousand", guessing("bigOrder"))).toEqual([]);
  expect(told("A hotel on the lake would take all of it", guessing("bigOrder"))).toContain(
    "bigOrderBy: the hotel",
  );
  expect(told("I said maybe and never rang back", guessing("unanswered"))).toEqual([]);
  expect(told("Nobody in this town has seen the game", guessing("untested"))).toEqual([]);
});

test("of a long sentence the clearest clause is quoted", () => {
  const recognise = (text: string) => [
    { topic: "noShows", probability: /absent/u.test(text) ? (text.length < 60 ? 0.95 : 0.7) : 0.1 },
  ];
  const long =
    "The studio behind the bakery holds eight people and it smells of bread all day, but half of the bookings stay absent without a word";
  expect(told(long, recognise)).toContain("noShowsSaid: half of the bookings stay absent without a word");
});

test("a clause tells what the whole sentence hides", () => {
  const recognise = (text: string) => [
    { topic: "muddle", probability: text === "I keep every order on a slip of paper" ? 0.8 : 0.3 },
  ];
  expect(
    told("We sell jam at two markets in the hills, I keep every order on a slip of paper", recognise),
  ).toEqual(["muddle: yes", "muddleSaid: I keep every order on a slip of paper"]);
});

test("that nobody buys is decided by facts; a likeness only finds the words", () => {
  expect(told("Our page has been up since spring without a bite", guessing("silent"))).toEqual([
    "silentSaid: Our page has been up since spring without a bite",
  ]);
});

test("the trained recogniser hears sentences that nobody wrote a pattern for", () => {
  const { recogniseTold } = loadPlaybook(PLAYBOOK_FOLDER);
  const stateOf = (text: string) => recogniseTold(text)[0]?.topic;
  expect(stateOf("My wrists are wrecked after every week of carving")).toBe("hurting");
  expect(stateOf("They booked the tour and simply did not turn up, again")).toBe("noShows");
  expect(stateOf("Every order sits somewhere between my phone and a pile of receipts")).toBe("muddle");
  expect(stateOf("We charge what we charged ten years ago")).toBe("oldPrice");
  expect(stateOf("I rent out tandem bikes by the canal")).toBe("none");
});
