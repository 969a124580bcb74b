import { expect, test } from "vitest";
import { aPerson, theEngine } from "#server/testing/quest-engine.ts";
import type { Card } from "../playbook/schema.ts";
import { BUSINESS_TYPES, STAGES } from "../playbook/vocabulary.ts";
import { fill, type Words, wordsFor } from "../render.ts";
import { composeAnswer, withinWords } from "./compose.ts";
import { type MentorFacts, relatedQuest, stageFact } from "./facts.ts";
import type { Facet } from "./follow-up.ts";
import { TOPIC_CATEGORIES } from "./topic-categories.ts";

const { playbook, encoder } = theEngine();
const FACETS: readonly (Facet | null)[] = [
  null,
  "example",
  "cheaper",
  "no-reply",
  "companies",
  "steps",
  "pitfall",
  "why",
];

const factsOf = (rest: Partial<MentorFacts> = {}): MentorFacts => ({
  person: aPerson({ businessName: "Wick", businessDescription: "I sell soy candles to young families." }),
  stage: "Pre-Launch",
  open: [],
  finished: [],
  completed: 0,
  totalXp: 0,
  level: 1,
  streak: 0,
  ...rest,
});

function composed(card: Card, facet: Facet | null, facts: MentorFacts, question = "how do I do this?") {
  const words = wordsFor(facts.person, playbook.lexicons[facts.person.type]);
  const categories = TOPIC_CATEGORIES[card.topic] ?? [];
  return composeAnswer({ card, facet, question, facts, words, categories, encoder });
}

/** Everything an answer may say, word for word. */
function sources(card: Card, facts: MentorFacts, words: Words): Set<string> {
  const { summary, principle, steps, example, cheaper, noReply, companies, pitfall, caution } = card;
  const atStage = `${stageFact(facts)} ${fill(card.stages[facts.stage], words)}`;
  const texts = [
    summary,
    principle,
    ...steps,
    example,
    cheaper,
    noReply,
    companies,
    pitfall,
    caution ?? "",
    card.types[facts.person.type],
  ];
  return new Set([
    ...texts.map((text) => fill(text, words)),
    atStage,
    relatedQuest(facts, TOPIC_CATEGORIES[card.topic] ?? []) ?? "",
  ]);
}

const plain = (line: string) =>
  line.replace(/^(?:\*\*|_|\d\. |Watch out: )/u, "").replace(/(?:\*\*|_)$/u, "");

test.each([...playbook.cards.values()].map((card) => [card.topic, card] as const))(
  "%s answers everybody in the card's words, within 350 of them",
  (_, card) => {
    for (const type of BUSINESS_TYPES)
      for (const stage of STAGES) {
        const person = { ...aPerson({ businessName: "Wick" }), type };
        const category = TOPIC_CATEGORIES[card.topic]?.[0] ?? "Sales";
        const facts = factsOf({
          person,
          stage,
          open: [{ title: "Ask five", category, dueDay: "2026-01-05", isRunning: false }],
        });
        const known = sources(card, facts, wordsFor(person, playbook.lexicons[type]));
        for (const facet of FACETS) {
          const { text } = composed(card, facet, facts);
          expect(text.split(/\s+/u).length).toBeLessThanOrEqual(350);
          expect(text).not.toMatch(/[{}<>]|undefined/u);
          const foreign = text.split(/\n+/u).filter((line) => !known.has(plain(line)));
          expect(foreign, `${type}, ${stage}, ${facet}`).toEqual([]);
        }
      }
  },
);

const pricing = playbook.cards.get("pricing") as Card;
const tax = playbook.cards.get("tax") as Card;

test("a whole answer has the gist, the stage, the type, steps and the pitfall", () => {
  const { text, basis } = composed(pricing, null, factsOf());
  expect(text).toMatch(/^\*\*Start from what the result is worth/u);
  expect(text).toContain("Wick is just before its launch. Give early buyers a reason");
  expect(text).toMatch(/\n1\. .+\n2\. /u);
  expect(text).toContain("Watch out: A discount");
  expect(text).toContain("young families");
  expect(basis).toEqual({
    cards: ["Pricing"],
    profile: ["business type", "business stage", "business name", "business description"],
    quests: [],
  });
});

test.each<[Facet, keyof Card]>([
  ["example", "example"],
  ["cheaper", "cheaper"],
  ["no-reply", "noReply"],
  ["companies", "companies"],
  ["why", "principle"],
])("asked for %s, the card's %s comes first", (facet, field) => {
  const facts = factsOf();
  const words = wordsFor(facts.person, playbook.lexicons.Other);
  expect(composed(pricing, facet, facts).text.split("\n\n")[0]).toBe(fill(String(pricing[field]), words));
});

test("of the steps those nearest to the question are shown, in the card's order", () => {
  const [first = "", ...rest] = pricing.steps;
  const { text } = composed(pricing, null, factsOf({ person: aPerson() }), first.replaceAll(/[{}]/gu, ""));
  const shown = text.split("\n").filter((line) => /^\d\. /u.test(line));
  expect(rest).toHaveLength(4);
  expect(shown).toHaveLength(4);
  expect(shown[0]).toContain(first.slice(0, 20));
});

test("an open quest of the topic is pointed to and named as a source", () => {
  const open = [{ title: "Raise it", category: "Finance", dueDay: "2026-01-05", isRunning: false }];
  const { text, basis } = composed(pricing, "example", factsOf({ open }));
  expect(text).toContain("You have an open quest that fits: “Raise it”.");
  expect(basis.quests).toEqual(["Raise it"]);
});

test("tax always says where to check", () => {
  for (const facet of FACETS) expect(composed(tax, facet, factsOf()).text).toMatch(/_[^_]+_$/u);
});

test("blocks that would go beyond the limit are left out whole", () => {
  const long = "word ".repeat(200).trim();
  expect(withinWords([long, long, "the end"])).toBe(`${long}\n\nthe end`);
});
