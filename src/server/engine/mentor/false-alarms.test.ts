import { expect, test } from "vitest";
import { launchingFacts, theEngine } from "#server/testing/quest-engine.ts";
import { answer } from "./answer.ts";
import { findFeeling, GRIEF_ANSWER } from "./reading/feelings.ts";
import { isSaidPlainly } from "./stakes/alarming.ts";

const facts = launchingFacts({
  businessName: "Reed & Rush",
  businessType: "E-commerce",
  businessStage: "Launching",
  businessDescription: "Baskets from willow, sold at two fairs so far.",
});
const said = (text: string) => answer(theEngine(), { text, turns: [], attempt: 1, questId: null }, facts);

test.each([
  "One reader left and wrote 'dull' as the reason, and I keep thinking of it, daft really",
  "The village fair is in four weeks. I could finish five baskets if the baby sleeps. I'm scared to sit there and nobody buys. Go or wait?",
  "We clear 900 a month now and I'm afraid of the winter months. Is that a reason to keep my job?",
  "this customer wants a ninth change of the handle, sold for 40, i want to cry",
])("a worry about the work is answered as one: %s", (text) => {
  const { talk, kind, text: answered } = said(text);
  expect(kind).not.toBe("safety");
  expect(answered).not.toBe(GRIEF_ANSWER);
  expect(talk.answerId ?? "").not.toMatch(/dark-thoughts|grief|low-mood|want-to-quit/u);
});

test.each([
  ["I was so ashamed of the wrong size that I sent her that I could not eat", "motivation"],
  ["no question today, only wanted to tell somebody: an old man hugged his basket", "motivation"],
  ["honestly a little girl dancing with her new basket made my whole week", "motivation"],
])("a feeling that is only told is met as one: %s", (text, topic) => {
  expect(said(text).topic).toBe(topic);
});

test.each([
  "somebody reprinted my leaflet word for word",
  "A father wants 90 euros back because his son learned nothing in my weaving lessons. The boy did no homework at all and I told the mother twice. What do I answer him?",
  "hey is this even a proper business",
  "machines make baskets for nothing now, what now",
])("nobody with a matter of their business is turned away or sent on: %s", (text) => {
  expect(["answer", "unsure"]).toContain(said(text).kind);
});

test.each([
  ["I'm scared of my husband", "distress"],
  ["I am so afraid of losing everything", "distress"],
  ["I'm terrified", "distress"],
  ["I'm scared to stand at the stall", null],
  ["I'm afraid that nobody comes", null],
  ["just wanted to say that it sold out", "joy"],
  ["just wanted to say that my dog died", null],
  ["just wanted to say I relapsed", null],
  ["only wanted to tell somebody that we are being evicted", null],
  ["we got the diagnosis today!!", null],
  ["I am terrified that they will take my children away", "distress"],
])("of %s the feeling is %s", (text, feeling) => {
  expect(findFeeling(text)).toBe(feeling);
});

test("who tells of it plainly gets the words that were written for it", () => {
  expect(isSaidPlainly("motivation-grief-lost-pregnancy", "we lost the baby in week eleven")).toBe(true);
  expect(isSaidPlainly("motivation-grief-lost-pregnancy", "if the baby sleeps")).toBe(false);
  expect(isSaidPlainly("motivation-dark-thoughts", "I see no point in going on")).toBe(true);
  expect(isSaidPlainly("motivation-dark-thoughts", "she called it boring")).toBe(false);
  expect(isSaidPlainly("pricing-first-price", "anything")).toBe(true);
});

test.each([
  ["just wanted to say I have cancer", "motivation-own-illness"],
  ["my son has leukaemia", "motivation-ill-child-or-partner"],
  ["our daughter is in intensive care since Monday", "motivation-ill-child-or-partner"],
  ["I am terrified that they will take my children away", "motivation-low-mood"],
])("who tells of illness or great fear gets the words for it: %s", (text, id) => {
  expect(said(text).talk.answerId).toBe(id);
});

test("who tells of a body in pain is not offered prices", () => {
  const { kind, text } = said("my twins were born still");
  expect(kind).toBe("out-of-scope");
  expect(text).not.toMatch(/price|customer/u);
});

test("orders that wait are not sales", () => {
  expect(said("I have a sick child and three orders due").notes ?? []).toEqual([]);
});
