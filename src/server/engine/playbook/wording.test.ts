import { expect, test } from "vitest";
import { titleKey } from "#domain/quests/quest.ts";
import { aPerson, PLAYBOOK_FOLDER } from "#server/testing/quest-engine.ts";
import { DESCRIPTION_LENGTH, describe as descriptionOf, TITLE_LENGTH, titleOf } from "../compose-quest.ts";
import type { Person } from "../person.ts";
import { fill, type Words, wordsFor, wordsOfType } from "../render.ts";
import { loadPlaybook, type Template } from "./playbook.ts";
import { BUSINESS_TYPES, type BusinessType, type Card } from "./schema.ts";

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
    businessDescription: "Selling homemade jewellery to people with allergies",
  }),
};

test("the people of these tests are as extreme as they say", () => {
  expect(PEOPLE["a long name"]?.businessName).toHaveLength(40);
  expect(PEOPLE["own words"]?.words).toEqual({
    offer: "hand-painted wooden picture frames",
    customers: "overworked parents of toddlers",
  });
  expect(PEOPLE["a mass noun"]?.words).toEqual({ offer: "homemade jewellery", customers: "people" });
});

/** What the filled slots must not make of a sentence. */
const CLASHES: Record<string, RegExp> = {
  "an unfilled slot": /[{}]|undefined/u,
  "stray blanks": / {2}| [,.;:?!]|^ | $/u,
  "stops in a row": /[.,;:?!][.,;:?!]|…\./u,
  "two determiners": /\b(?:an?|the|your|my|our|another) (?:an?|the|your|my|our)\b/iu,
  "an adjective before a determiner":
    /\b(?:new|old|first|best|same|whole|real|full|good) (?:an?|the|your)\b/iu,
  "a for an": /\ba (?:[ai]|e(?!uro)|o(?!ne\b|nce\b)|u(?!s[aeiu]|ni|til|rl))/iu,
  "an for a": /\ban (?![aeiou8]|hour|honest|heir|hono|[FHLMNRSX][A-Z])/iu,
  "an before a sounded consonant": /\ban (?:one|once|uni|use|usu|euro)/iu,
  "a word twice": /(?<!-)\b(\p{L}{2,}) \1\b/iu,
  "a plural's s": /(?<!busines|bos|addres|clas)s's\b/iu,
  "a plural after one":
    /\b(?:an?|one|each|every|another) (?:shoppers|clients|learners|users|customers|orders|projects|enquiries|subscribers)\b(?! need)/iu,
  "a small letter first": /^(?:\d\. )?\p{Ll}/u,
};

/** Most lines hold no slot and come back for everybody: each is judged once. */
const judged = new Map<string, readonly string[]>();

function clashesIn(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const known = judged.get(line) ?? judge(line);
    judged.set(line, known);
    return known;
  });
}

function judge(line: string): string[] {
  return Object.entries(CLASHES).flatMap(([name, pattern]) =>
    pattern.test(line) ? [`${name}: ${line}`] : [],
  );
}

const fits = ({ types }: Template, type: BusinessType) => types === "*" || types.includes(type);

function* questTexts(
  words: Words,
  type: BusinessType,
): Generator<{ id: string; title: string; description: string }> {
  for (const template of playbook.templates.filter((one) => fits(one, type)))
    for (const { hours } of template.depth)
      yield {
        id: `${template.id} at ${hours} h`,
        title: titleOf(template, words, wordsOfType(playbook.lexicons[type])),
        description: descriptionOf(template, hours, words),
      };
}

const cases = BUSINESS_TYPES.flatMap((type) => Object.keys(PEOPLE).map((name) => [type, name] as const));
const wordsOf = (type: BusinessType, name: string) =>
  wordsFor(PEOPLE[name] ?? aPerson(), playbook.lexicons[type]);

test.each(cases)("every quest of %s reads well for somebody with %s", (type, name) => {
  const faults = new Set<string>();
  for (const { id, title, description } of questTexts(wordsOf(type, name), type)) {
    const { min, max } = DESCRIPTION_LENGTH;
    if (title.length > TITLE_LENGTH) faults.add(`${id}: title of ${title.length}: ${title}`);
    if (description.length < min || description.length > max)
      faults.add(`${id}: description of ${description.length}`);
    for (const clash of [...clashesIn(title), ...clashesIn(description)]) faults.add(`${id}: ${clash}`);
  }
  expect([...faults]).toEqual([]);
});

test.each(BUSINESS_TYPES)("no two quests of %s have the same title once they are filled", (type) => {
  const words = wordsOf(type, "nothing known");
  const titles = playbook.templates
    .filter((one) => fits(one, type))
    .map((one) => titleKey(titleOf(one, words, words)));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

function textsOf(card: Card, type: BusinessType): string[] {
  const { title, summary, principle, steps, stages, example, cheaper, noReply, companies, pitfall, caution } =
    card;
  const rest = [title, summary, principle, ...steps, ...Object.values(stages), card.types[type]];
  return [...rest, example, cheaper, noReply, companies, pitfall, ...(caution ? [caution] : [])];
}

test.each(cases)("every card reads well for %s and somebody with %s", (type, name) => {
  const words = wordsOf(type, name);
  const faults = [...playbook.cards.values()].flatMap((card) =>
    textsOf(card, type).flatMap((text) =>
      clashesIn(fill(text, words)).map((clash) => `${card.topic}: ${clash}`),
    ),
  );
  expect(faults).toEqual([]);
});
