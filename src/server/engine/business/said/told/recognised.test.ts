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
  const text = "A bit of soap and a bit of weaving and some tours";
  expect(told(text, undefined)).toEqual([]);
  expect(told(text, guessing("scattered"))).toEqual(["scattered: yes", `scatteredSaid: ${text}`]);
  expect(told(text, guessing("scattered", 0.75))).toEqual([]);
  expect(told("A bit of all that", guessing("scattered", 0.85))).toEqual([]);
  expect(told(text, guessing("none"))).toEqual([]);
});

test("a pattern is believed, unless the sentence plainly tells something else", () => {
  expect(told("We signed nothing.", guessing("stock"))).toEqual([]);
  expect(told("We signed nothing.", guessing("stock", 0.8))).toEqual([
    "unsigned: yes",
    "unsignedSaid: We signed nothing",
  ]);
});

test.each(["bigOrder", "oldPrice", "rival", "unanswered", "untested"])(
  "%s is told by its patterns only: likeness was mostly wrong about it",
  (state) => {
    expect(told("They are seven to eleven years old now", guessing(state, 0.99))).toEqual([]);
  },
);

test("of a long sentence the clearest clause is quoted", () => {
  const recognise = (text: string) => [
    { topic: "seasonal", probability: /absent/u.test(text) ? (text.length < 60 ? 0.95 : 0.7) : 0.1 },
  ];
  const long =
    "The studio behind the bakery holds eight people and it smells of bread all day, but the walkers stay absent from autumn on";
  expect(told(long, recognise)).toContain("seasonalSaid: the walkers stay absent from autumn on");
});

test("a clause tells what the whole sentence hides", () => {
  const recognise = (text: string) => [
    { topic: "scattered", probability: text === "I keep a finger in every pie there is" ? 0.95 : 0.3 },
  ];
  expect(
    told("We sell jam at two markets in the hills, I keep a finger in every pie there is", recognise),
  ).toEqual(["scattered: yes", "scatteredSaid: I keep a finger in every pie there is"]);
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
