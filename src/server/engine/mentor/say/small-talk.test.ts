import { expect, test } from "vitest";
import { launchingFacts } from "#server/testing/quest-engine.ts";
import { smallTalk } from "./small-talk.ts";

const facts = launchingFacts({ businessName: "Lumen", businessDescription: "I make paper lamps" });
const said = (text: string) => smallTalk(text, facts)?.text ?? null;

test.each([
  ["thanks, that helped a lot", /^Glad to hear it/u],
  ["no problem, thanks", /^Glad to hear it/u],
  ["thanks, couldn't have done it without you", /^Glad to hear it/u],
  ["Thank you, but that is fine", /^Glad to hear it/u],
  ["hey, how's it going?", /^Ready when you are/u],
  ["not bad, thanks", /^Glad to hear it/u],
  ["How are you today?", /^Ready when you are/u],
  ["are you a real person?", /a program, not a person/u],
])("%s", (text, answer) => {
  expect(said(text)).toMatch(answer);
});

test.each([
  "I lost everything, thanks",
  "that didn't help, thanks",
  "thanks, but nobody bought it",
  "thanks, I am still stuck",
  "my husband hits me, thanks",
  "thanks, I am drowning in debt",
  "thanks, I am going to lose my home",
  "how are you supposed to get customers",
  "How's it going to affect my business if I get sued",
])("%s: trouble is not answered with a smile", (text) => {
  expect(said(text)).toBeNull();
});

test("a long word is read at once: a pattern that tries every split of it would not end", () => {
  expect(said("abcdefghij".repeat(400))).toBeNull();
});
