import { expect, test } from "vitest";
import { aPerson, PLAYBOOK_FOLDER } from "#server/testing/quest-engine.ts";
import { clashesIn } from "#server/testing/wording.ts";
import type { Person } from "../person.ts";
import { fill, wordsFor } from "../quest/render.ts";
import { loadPlaybook } from "./playbook.ts";
import type { Card } from "./schema.ts";
import { BUSINESS_TYPES, type BusinessType } from "./vocabulary.ts";

const playbook = loadPlaybook(PLAYBOOK_FOLDER);

/** Names and own words at their longest, and none at all. */
const PEOPLE: Record<string, Person> = {
  "nothing known": aPerson(),
  "a long name": aPerson({ businessName: "The Wonderful Workshop for Wooden Wonder" }),
  "own words": aPerson({
    businessName: "Ōkami & Søn",
    businessDescription: "I sell hand-painted wooden picture frames for overworked parents of toddlers.",
  }),
  "a mass noun": aPerson({
    businessName: "7 Bees",
    businessDescription: "I sell silver jewellery to people with allergies",
  }),
};

test("the people of these tests are as extreme as they say", () => {
  expect(PEOPLE["a long name"]?.businessName).toHaveLength(40);
  expect(PEOPLE["own words"]?.business.own.sells).toBe("hand-painted wooden picture frames");
  expect(PEOPLE["a mass noun"]?.business.own.sells).toBe("silver jewellery");
});

function textsOf(card: Card, type: BusinessType): string[] {
  const { title, summary, principle, steps, stages, example, cheaper, noReply, companies, pitfall, caution } =
    card;
  const rest = [title, summary, principle, ...steps, ...Object.values(stages), card.types[type]];
  return [...rest, example, cheaper, noReply, companies, pitfall, ...(caution ? [caution] : [])];
}

const cases = BUSINESS_TYPES.flatMap((type) => Object.keys(PEOPLE).map((name) => [type, name] as const));

test.each(cases)("every card reads well for %s and somebody with %s", (type, name) => {
  const words = wordsFor(PEOPLE[name] ?? aPerson(), playbook.lexicons[type]);
  const faults = [...playbook.cards.values()].flatMap((card) =>
    textsOf(card, type).flatMap((text) =>
      clashesIn(fill(text, words)).map((clash) => `${card.topic}: ${clash}`),
    ),
  );
  expect(faults).toEqual([]);
});
