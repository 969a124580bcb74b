import { describe, expect, test } from "vitest";
import { launchingFacts, theEngine } from "#server/testing/quest-engine.ts";
import { answer, type BuiltInAnswer } from "../answer.ts";
import { takeUp } from "../reading/take-up.ts";
import { leaveOut, meantIn } from "./meant.ts";
import { findMove } from "./moves.ts";
import { withoutRefusals } from "./ruled-out.ts";
import type { Turn } from "./turns.ts";

const mentor = theEngine();
const facts = launchingFacts({
  businessName: "Reed & Rush",
  businessType: "E-commerce",
  businessDescription: "Willow baskets woven by hand, sold at fairs and online to gardeners.",
});

/** The last answer of a talk. */
function talk(...texts: readonly string[]): BuiltInAnswer {
  const turns: Turn[] = [];
  let said: BuiltInAnswer | null = null;
  for (const text of texts) {
    said = answer(mentor, { text, turns, attempt: 1, questId: null }, facts);
    turns.push({ prompt: text, answer: said.text, talk: said.talk });
  }
  if (!said) throw new Error("Nothing was asked.");
  return said;
}

describe("a correction", () => {
  test.each([
    ["no, I meant the lids, not the handles", "the lids", ["handl"]],
    ["Not wholesale, the fair.", "the fair.", ["wholesal"]],
    ["sorry, lend. Where can I lend one?", "lend. Where can I lend one?", []],
    ["I meant the small ones", "the small ones", []],
    ["I meant the lids - not the handles", "the lids", ["handl"]],
    ["no, my growers do not deliver on time", "my growers do not deliver on time", []],
    ["sorry, what if the shop does not reply?", "what if the shop does not reply?", []],
    ["sorry, they pay, but not on time", "they pay, but not on time", []],
  ])("%s", (message, text, without) => {
    const meant = meantIn(message);
    expect(meant.text).toBe(text);
    expect([...meant.without]).toEqual(without);
  });

  test.each(["Not wholesale, the fair.", "no, where do they buy it?", "Sorry, lids."])("is: %s", (text) => {
    expect(findMove(text)).toBe("correction");
  });

  test.each(["Not really, no.", "not yet, maybe in May", "Sorry, I don't have that", "no, that is fine"])(
    "is not: %s",
    (text) => {
      expect(findMove(text)).not.toBe("correction");
    },
  );

  test("takes what was ruled out from the question before it", () => {
    expect(leaveOut("Who would trust me with keys?", meantIn("I meant dogs, not keys").without)).not.toMatch(
      /keys/u,
    );
  });

  test("that asks a whole question is answered by itself", () => {
    const { topic } = talk("Where do I sell more baskets?", "no, where do I buy willow from a supplier?");
    expect(topic).toBe("suppliers");
  });
});

test("what a supplier does is not noted as one's own doing", () => {
  expect(talk("My willow grower raised the price.").notes ?? []).toEqual([]);
  expect(talk("I raised the price of a basket.").notes?.length).toBeGreaterThan(0);
});

test("a message of one word stays with the matter, and says something new of it", () => {
  const first = talk("What belongs on a packing list for my stall?");
  const second = talk("What belongs on a packing list for my stall?", "In rain?");
  expect(second.topic).toBe(first.topic);
  expect(second.text).not.toBe(first.text);
});

test("what others ask for is taken up", () => {
  expect(takeUp("my customers keep asking for refills")).toMatch(/refills/u);
  expect(takeUp("they asked for help")).toBeNull();
});

test("an ordinal of the person's own things picks nothing of the mentor's", () => {
  const { text } = talk("A garden centre wants to pay me in three parts.", "The last one in October.");
  expect(text).not.toMatch(/On “/u);
});

test("thanks with a question behind it are no small talk", () => {
  expect(talk("How do I pack a basket?", "thanks. what is a rest token").kind).not.toBe("small-talk");
  expect(talk("How do I pack a basket?", "thanks, great").kind).toBe("small-talk");
});

test("what was told before “what now” is the question", () => {
  expect(talk("The customer went silent after my second quote, half is paid. what now").topic).not.toBe(
    "next-step",
  );
  expect(talk("what now").topic).toBe("next-step");
});

describe("what was ruled out", () => {
  test.each([
    ["How do I reach gardeners without ads? I live near York.", /gardeners/u],
    ["I won't use Facebook, so where do I show my baskets? Cheers.", /show my baskets/u],
    [
      "I hate phone calls and three garden centres near York asked for forty baskets by May. Cheers.",
      /forty baskets/u,
    ],
  ])("leaves what is asked beside it: %s", (text, kept) => {
    expect(withoutRefusals(text)).toMatch(kept);
  });

  test("is not searched for", () => {
    expect(withoutRefusals("As I said, no cold calls. And if they do not answer?")).toBe(
      "And if they do not answer?",
    );
  });

  test("stays out of later answers", () => {
    const { text } = talk(
      "I don't do phone calls.",
      "How do I get garden centres to stock me?",
      "And if they do not answer? As I said, I will not do cold calls.",
    );
    expect(text).not.toMatch(/\*\*[^*]*(?:cold call|telephone)[^*]*\*\*/iu);
  });

  test("stays out though a later message fits it best", () => {
    const { topic } = talk(
      "I don't do social media. How do I pack a basket for the post?",
      "how many hashtags under it and how often do i put up new ones",
    );
    expect(topic).not.toBe("social-media");
  });

  test("may be asked about", () => {
    expect(talk("I don't do phone calls.", "What would I say on a cold call if I tried?").text).toMatch(
      /call/iu,
    );
  });

  test("is not heard from what others would not do", () => {
    expect(talk("They'd never pay by phone, half of them are over 60.").talk.open).toBeNull();
  });
});

test("somebody's death is heard without “my”", () => {
  expect(talk("Dad died last week and I can't open the workshop.").text).toMatch(/sorry for your loss/u);
  expect(talk("The willow died last week, what now with the orders?").text).not.toMatch(/your loss/u);
});

describe("a death behind a practical question", () => {
  test.each([
    [
      "My uncle passed in May and left forty old baskets. Do I sell them one by one or all together?",
      /about your uncle/u,
    ],
    ["Dad died two years ago and left me his workshop. How do I price a basket?", /about your dad/u],
    ["A customer wrote that her husband died and wants her order changed, what do I answer?", /sad news/u],
    ["My client's mother died last week. Can I still send the invoice?", /sad news/u],
  ])("gets a kind word and an answer: %s", (text, word) => {
    const { text: said, suggest } = talk(text);
    expect(said).toMatch(word);
    expect(said).not.toMatch(/sorry for your loss/u);
    expect(said.split(/\s+/u).length).toBeGreaterThan(40);
    expect(suggest).toBeNull();
  });

  test.each([
    "My mother died yesterday. How do I tell my customers?",
    "My husband died in May and I don't know how to go on, what should I do with the shop?",
    "My son died. What do I do with the orders?",
  ])("is not behind it for somebody who grieves: %s", (text) => {
    expect(talk(text).text).toMatch(/sorry for your loss/u);
  });
});

test("fear of an act is no despair, and despair is never refused", () => {
  expect(talk("I'm scared to ask people I know to buy one.").kind).not.toBe("out-of-scope");
  expect(talk("I'm so scared, what do I need to know before I touch somebody's silk").kind).not.toBe(
    "out-of-scope",
  );
});
