import { expect, test } from "vitest";
import { firstSentence, readQuestText, wholeWords } from "./quest-text.ts";

test.each([
  [
    "a generated quest",
    "A price on paper ends the guessing.\n1. Add up wax, wick and jar.\n2. Note your minutes.\nDone when one price stands on your list.",
    {
      summary: "A price on paper ends the guessing.",
      steps: ["Add up wax, wick and jar.", "Note your minutes."],
      doneWhen: "One price stands on your list.",
    },
  ],
  [
    "steps in one line",
    "1. Choose one. 2. Draw it. 3. Send it.",
    { summary: "", steps: ["Choose one.", "Draw it.", "Send it."], doneWhen: null },
  ],
  [
    "brackets instead of dots",
    "Ask around:\n1) Ann\n2) Ben",
    { summary: "Ask around:", steps: ["Ann", "Ben"], doneWhen: null },
  ],
  [
    "a text of one's own",
    "Order 20 jars before Friday",
    { summary: "Order 20 jars before Friday", steps: [], doneWhen: null },
  ],
  [
    "a number that ends a sentence",
    "Sell the set for 38. Then rest.\n1. Weigh 2. 5 kg is too much.\n2. Post it.",
    {
      summary: "Sell the set for 38. Then rest.",
      steps: ["Weigh 2. 5 kg is too much.", "Post it."],
      doneWhen: null,
    },
  ],
  [
    "numbers that are not in order",
    "Room 3. Table 7. Ask for Kim.",
    { summary: "Room 3. Table 7. Ask for Kim.", steps: [], doneWhen: null },
  ],
  ["nothing", "", { summary: "", steps: [], doneWhen: null }],
  [
    "a done-sign alone",
    "Done when the shelf is empty.",
    { summary: "", steps: [], doneWhen: "The shelf is empty." },
  ],
])("reads %s", (_name, description, parts) => {
  expect(readQuestText(description)).toEqual(parts);
});

test.each([
  ["One. Two.", "One."],
  ["What for? Then more.", "What for?"],
  ["It costs 2.50 a piece. Sell it.", "It costs 2.50 a piece."],
  ["No end at all", "No end at all"],
  ["", ""],
])("the first sentence of %j is %j", (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

test.each([
  ["what fits is kept", "Two buyers asked.", 20, "Two buyers asked."],
  ["what does not is cut before a word", "Two buyers asked.", 12, "Two buyers"],
  ["a word that just fits is kept", "Two buyers asked.", 10, "Two buyers"],
  ["a first word that is too long is kept whole", "Unbelievably good", 5, "Unbelievably"],
  ["so is the only word", "Unbelievably", 5, "Unbelievably"],
  ["without room there is one word", "Two buyers", -3, "Two"],
] as const)("whole words: %s", (_, text, mostChars, words) => {
  expect(wholeWords(text, mostChars)).toBe(words);
});
