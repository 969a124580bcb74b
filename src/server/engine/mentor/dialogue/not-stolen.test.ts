import { describe, expect, test } from "vitest";
import { launchingFacts, theEngine } from "#server/testing/quest-engine.ts";
import { answer, type BuiltInAnswer, wholeText } from "../answer.ts";
import { optionsIn } from "./items.ts";
import { findMove } from "./moves.ts";
import type { Turn } from "./turns.ts";

const mentor = theEngine();
const facts = launchingFacts({
  businessName: "Gutter & Co",
  businessType: "Other",
  businessDescription: "Gutter cleaning for houses in Norwich.",
});

/** The answer to the last of these messages. */
function lastOf(...texts: readonly string[]): BuiltInAnswer {
  const turns: Turn[] = [];
  const said = texts.map((text) => {
    const one = answer(mentor, { text, turns: [...turns], attempt: 1, questId: null }, facts);
    turns.push({ prompt: text, answer: wholeText(one), talk: one.talk });
    return one;
  });
  const last = said.at(-1);
  if (!last) throw new Error("A talk needs a message.");
  return last;
}

const ASKED = "How do I get more customers in my street?";
const KITES = "Sold 40 kites at 25, cloth 6 each, stall 80, Etsy takes 5%. What is left?";
const UNCLEAR = "Sold 40 lamps at 25, wire 9, stall 60. What is my profit?";

describe("goodbye", () => {
  test.each([
    ["my husband hits me, I have to go now"],
    ["they will hurt me, got to run"],
    ["he died, take care"],
    ["I lost everything, bye"],
    ["my wife left me, good night"],
    ["My mum is ill and I have to take care of her"],
    ["The landlord gave me until tomorrow"],
    ["The bank gives me until next week to pay"],
    ["I've got to run ads somehow"],
    ["I got to go full time"],
    ["I have to go to court, I need to go now"],
    ["I can't go on, goodbye"],
    ["bye to my savings"],
    ["nothing worked, bye"],
  ])("%s is more than a goodbye", (text) => {
    expect(lastOf(text).kind).not.toBe("small-talk");
    expect(lastOf(ASKED, text).text).not.toMatch(/luck with it/u);
  });

  test.each([
    ["goodbye"],
    ["Goodbye and thank you!"],
    ["bye bye"],
    ["ok, that's all for today, have a nice evening"],
    ["I have to go now, talk tomorrow"],
    ["thanks a lot, see you next week"],
    ["take care!"],
    ["got to run, thanks for your help"],
  ])("%s is one", (text) => {
    expect(lastOf(ASKED, text)).toMatchObject({ kind: "small-talk" });
    expect(lastOf(ASKED, text).text).toMatch(/luck with it/u);
  });
});

test.each([
  ["I can't get out of bed any more"],
  ["it's too hard, I cry every night"],
  ["i feel so confused and alone"],
  ["I can't get a loan"],
  ["I can't get insurance"],
  ["How do I make booking easier?"],
  ["my customers are confused by my prices"],
  ["I can't get any sleep"],
  ["it is too much for me"],
  ["life is too hard"],
  ["I can't follow my daughter's treatment any more"],
])("%s asks for no simpler words", (text) => {
  expect(findMove(text)).not.toBe("simpler");
  expect(lastOf(ASKED, text).text).not.toMatch(/^In plain words:/u);
  expect(lastOf(KITES, text).kind).not.toBe("solved");
});

test.each([
  ["I can't follow"],
  ["i don't understand that"],
  ["still don't get it"],
  ["it's too hard"],
  ["i'm confused"],
  ["say it easier"],
  ["easier please"],
])("%s asks for simpler words", (text) => {
  expect(findMove(text)).toBe("simpler");
});

describe("a sum said before", () => {
  test.each([
    ["Why did the child get hurt by my kite?"],
    ["why did the tax office send me a letter?"],
    ["why am I so sad"],
    ["how come nobody answers my emails?"],
    ["Is it ok to sell without a licence?"],
    ["is it bad that a kid got hurt?"],
    ["is it fine to hire a kid"],
    ["is that enough insurance?"],
    ["but there is no stall free"],
    ["what if they don't have cloth any more"],
    ["and if I post twice a week?"],
    ["and if it rains half the day?"],
  ])("does not answer %s", (text) => {
    expect(lastOf(KITES, text).kind).not.toBe("solved");
  });

  test.each([
    ["is it ok to sell without a licence?"],
    ["is it bad that a kid got hurt?"],
    ["why did the child fall?"],
    ["my wife left me, what now"],
  ])("of another kind does not answer %s either", (text) => {
    const margin = "I sell a candle for 20 and it costs me 8. What is my margin?";
    expect(lastOf(margin).kind).toBe("solved");
    expect(lastOf(margin, text).kind).not.toBe("solved");
  });

  test("does not answer why of another matter two turns later", () => {
    expect(lastOf(KITES, "how do I register?", "thanks", "why do I need a licence?").kind).not.toBe("solved");
  });

  test.each([
    ["My customer got hurt, everything is broken"],
    ["Do I have to pay tax on all of it?"],
    ["How do I hide all of it from my wife"],
    ["Is it all legal?"],
    ["each customer asks for a discount"],
    ["I can't pay my rent any more"],
    ["How do I get more orders?"],
    ["My rent went up by 200 last year"],
  ])("with an unclear number does not take %s for its meaning", (text) => {
    expect(lastOf(UNCLEAR, text).kind).not.toBe("solved");
  });
});

describe("how long and a no", () => {
  test.each([
    ["How long do I keep receipts?"],
    ["How soon do I have to report an accident?"],
    ["How long can I go without eating?"],
    ["When do I pay VAT?"],
    ["when can I see a doctor"],
  ])("%s asks for no time of the advice", (text) => {
    expect(findMove(text)).not.toBe("how-long");
  });

  test.each([
    ["how long will that take?"],
    ["and how long until I see something?"],
    ["how long does it take"],
    ["how soon will it work?"],
    ["when will I see results?"],
    ["how long?"],
  ])("%s does", (text) => {
    expect(findMove(text)).toBe("how-long");
  });

  test("after something grave nobody is told how long a quote takes", () => {
    expect(
      lastOf("My customer got hurt on my ladder, what now?", "how long will that take?").text,
    ).not.toMatch(/A quote takes/u);
    const before = lastOf("A customer is suing me").text;
    const said = lastOf("A customer is suing me", "how long does it take?").text;
    expect(said).not.toMatch(/evening to write|takes minutes|two weeks before you judge/u);
    expect(said).not.toBe(before);
  });

  test("an answer that calls it dear is no silence", () => {
    const text = "and if they answer that it's too expensive?";
    expect(findMove(text)).not.toBe("refused");
    expect(lastOf(ASKED, text).text).not.toMatch(/Silence is rarely a no/u);
  });
});

describe("what was tried", () => {
  test.each([
    ["Do I already have to pay tax?"],
    ["We tried Etsy. How do I register a company?"],
    ["I tried everything, nothing matters any more"],
    ["I asked my doctor and nothing helps"],
    ["i tried pills"],
  ])("%s tells of no try of the advice", (text) => {
    expect(lastOf(ASKED, text).text).not.toMatch(/another way:/iu);
    expect(findMove(text)).not.toBe("tried");
  });

  test.each([
    ["I tried cold calls, no more cold calls please, I hate them"],
    ["We already have flyers, but no cold calls ever"],
  ])("%s still rules something out", (text) => {
    expect(lastOf(ASKED, text).talk.open).toMatchObject({ kind: "constraint", names: ["no-calls"] });
  });

  test("zero calls rule nothing out", () => {
    expect(lastOf(ASKED, "tried leaflets already, zero calls").talk.open).toBeNull();
    expect(lastOf(ASKED, "I put up posters and got no calls").talk.open).toBeNull();
  });
});

describe("a first message", () => {
  test.each([
    ["What do I make of this review?"],
    ["What is left on my board?"],
    ["what is left on my list for this week"],
    ["What stays with the landlord when I leave?"],
    ["What do I keep from a client's papers?"],
    ["What is left of my streak?"],
  ])("%s opens no sum", (text) => {
    expect(lastOf(text).kind).not.toBe("solved");
  });

  test("a price asked for long ago waits no more", () => {
    expect(
      lastOf(
        "what should I charge?",
        "How do I register?",
        "Where do I find a lawyer?",
        "My flat is 60 square metres and costs 900 a month",
      ).kind,
    ).not.toBe("solved");
  });
});

test("how do I deal with two things weighs nothing", () => {
  expect(optionsIn("How do I deal with late or missing payments?")).toBeNull();
  expect(optionsIn("Do I rent a van or buy one?")).toEqual(["rent a van", "buy one"]);
});
