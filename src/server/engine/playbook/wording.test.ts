import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PARTY_FACTS, QUOTED_FACTS } from "#domain/business/fact-keys.ts";
import { MODELS, type Model } from "#domain/business/models.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { clashesIn } from "#server/testing/wording.ts";
import { NO_PHRASES } from "../business/read-phrases.ts";
import { type KnownWords, type QuestWords, questWords } from "../business/words.ts";
import { type Profile, readPerson } from "../person.ts";
import { DESCRIPTION_LENGTH, describe, TITLE_LENGTH, titleOf } from "../quest/compose-quest.ts";
import { loadPlaybook, type Template } from "./playbook.ts";
import { situationSlot } from "./vocabulary.ts";

const ROOT = findProjectRoot();
const playbook = loadPlaybook(join(ROOT, "playbook"));
const models = MODELS.filter((model) => model in playbook.ways);

/** Descriptions of businesses as people write them. */
const { personas } = JSON.parse(readFileSync(join(ROOT, "bench/engine/open/personas.json"), "utf8")) as {
  personas: { id: string; onboarding: Omit<Profile, "id"> }[];
};
const people = personas.map(({ id, onboarding }) => readPerson(playbook, { id, ...onboarding }));

interface Speaker {
  readonly name: string;
  readonly trade: string | undefined;
  /** With what is known of some people. */
  readonly words: QuestWords;
  readonly general: QuestWords;
}

/** A business of the model without a trade, one of every trade, and the people who describe theirs. */
function speakersOf(model: Model): { trades: Speaker[]; described: Speaker[] } {
  const { slots } = playbook.ways[model];
  const general = questWords(slots, null, NO_PHRASES, null);
  const speaker = (name: string, trade: string | undefined, words: QuestWords): Speaker => ({
    name,
    trade,
    words: { ...words, ...KNOWN },
    general,
  });
  const trades = [null, ...playbook.trades.filter((trade) => trade.models.includes(model))].map((trade) =>
    speaker(trade?.id ?? model, trade?.id, questWords(slots, trade, NO_PHRASES, null)),
  );
  const described = people
    .filter(({ business }) => business.way.model === model)
    .map(({ id, business: { words, trade } }) => speaker(id, trade?.id, words));
  return { trades, described };
}

const isFor = ({ trades }: Template, { trade }: Speaker) =>
  trades === null || (trade !== undefined && trades.has(trade));

const templatesOf = (model: Model) =>
  [...playbook.templates, ...playbook.firstWins].filter(({ models: of }) => of === "*" || of.includes(model));

const FULL_TEXTS = 4;

/** A few speakers for the full text of a template, each time the same ones. */
function someOf(speakers: readonly Speaker[], { id, situation }: Template): Speaker[] {
  // The quests for situations are many and hold few slots.
  const count = situation === null ? FULL_TEXTS : 1;
  const start = createHash("sha1").update(id).digest().readUInt16LE(0);
  const step = Math.max(1, Math.floor(speakers.length / count));
  return Array.from({ length: count }, (_, index) => speakers[(start + index * step) % speakers.length])
    .filter((speaker) => speaker !== undefined)
    .filter((speaker, index, all) => all.indexOf(speaker) === index);
}

const sizesOf = ({ sizes }: Template) =>
  [...new Set([sizes[0], sizes.at(-1)])].filter((size) => size !== undefined);

/** What is known of some people, in the form that quests use it. */
const KNOWN: KnownWords = {
  buyerCount: "four",
  userCount: "18",
  inStock: "60 bars",
  waiting: "twelve",
  priceSaid: "35 euro a month",
  dateSaid: "in three weeks",
  answerBy: "by the end of the week",
  ...Object.fromEntries(QUOTED_FACTS.map((key) => [key, "I do not know which label the jars need"])),
  ...Object.fromEntries(PARTY_FACTS.map((key) => [key, "the interior designer in Copenhagen"])),
};

/** Of speakers with the same words in a template's title, one: most titles are then checked once or a few times. */
function distinctFor({ title }: Template, speakers: readonly Speaker[]): Speaker[] {
  const slots = [...new Set(title.match(/(?<=\{)[\w.]+(?=\})/gu))] as (keyof QuestWords)[];
  const words = ({ words, general }: Speaker) => slots.map((slot) => [words[slot], general[slot]]);
  return [...new Map(speakers.map((speaker) => [JSON.stringify(words(speaker)), speaker])).values()];
}

function titleFaults(template: Template, { name, words, general }: Speaker): string[] {
  return sizesOf(template).flatMap((size) => {
    const title = titleOf(template, size, words, general);
    const tooLong = title.length > TITLE_LENGTH ? [`title of ${title.length}: ${title}`] : [];
    return [...tooLong, ...clashesIn(title)].map((fault) => `${template.id} for ${name}: ${fault}`);
  });
}

const LONGEST_QUOTE =
  "The owner of the house says that the cellar where I work has to be empty by the spring …";

function textFaults(template: Template, { name, words: known }: Speaker): string[] {
  const { min, max } = DESCRIPTION_LENGTH;
  const { situation } = template;
  const words = situation === null ? known : { ...known, [situationSlot(situation)]: LONGEST_QUOTE };
  return sizesOf(template).flatMap((size) => {
    const text = describe(template, size, words);
    const wrongLength = text.length < min || text.length > max ? [`description of ${text.length}`] : [];
    return [...wrongLength, ...clashesIn(text)].map((fault) => `${template.id} for ${name}: ${fault}`);
  });
}

test.each(models)("every quest of %s reads well for every trade and every described business", (model) => {
  const { trades, described } = speakersOf(model);
  const faults = templatesOf(model).flatMap((template) => {
    const suited = (speakers: readonly Speaker[]) => speakers.filter((speaker) => isFor(template, speaker));
    return [
      ...distinctFor(template, suited([...trades, ...described])).flatMap((speaker) =>
        titleFaults(template, speaker),
      ),
      ...[...someOf(suited(trades), template), ...someOf(suited(described), template)].flatMap((speaker) =>
        textFaults(template, speaker),
      ),
    ];
  });
  expect([...new Set(faults)]).toEqual([]);
});

const TYPE_NAMES =
  /products or services|products and services|creative (?:projects|services)|content creation|software\/apps|e-commerce|online education/iu;

test.each(models)("no title of %s holds the name of a business type", (model) => {
  const words = questWords(playbook.ways[model].slots, null, NO_PHRASES, null);
  const named = templatesOf(model).flatMap((template) => {
    const size = template.sizes[0];
    const title = size ? titleOf(template, size, words, words) : "";
    return TYPE_NAMES.test(title) ? [title] : [];
  });
  expect(named).toEqual([]);
});

const NUMBER = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\{n\\}|\\d+";
const COUNTED = new RegExp(`(?<![\\p{L}\\d-])(${NUMBER}) (\\{[\\w.]+\\}|[\\p{L}-]+)`, "giu");
const stem = (word: string) => word.toLowerCase().replace(/s$/u, "");
const countsIn = (text: string) =>
  [...text.matchAll(COUNTED)].map(
    ([, count = "", thing = ""]) => [count.toLowerCase(), stem(thing)] as const,
  );

test("a count of the title is the same in steps and end, and {n} stands wherever a size sets it", () => {
  const faults = playbook.templates.flatMap(({ id, title, steps, doneWhen, why, sizes }) => {
    const elsewhere = [...steps, doneWhen].flatMap(countsIn);
    const differs = countsIn(title).flatMap(([count, thing]) =>
      elsewhere
        .filter(([other, same]) => same === thing && other !== count)
        .map(([other]) => `${id}: ${count} and ${other} ${thing}`),
    );
    const usesCount = [title, why, ...steps, doneWhen].join(" ").includes("{n}");
    const isSet = sizes.every(({ n }) => (n !== null) === usesCount);
    return isSet ? differs : [...differs, `${id}: {n} is not set at every size, or not used`];
  });
  expect(faults).toEqual([]);
});

const DURATION =
  /(?<![\p{L}\d-])(half an|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|\d+) (minutes?|hours?)\b(?! (?:of notice|away|from|apart|later|before|after|ahead|late|earlier))/giu;
const VALUE: Readonly<Record<string, number>> = {
  "half an": 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

test("a duration in the steps of a quest fits into its shortest size", () => {
  const faults = playbook.templates.flatMap(({ id, steps, sizes }) =>
    steps.flatMap((step) =>
      [...step.matchAll(DURATION)].flatMap(([, count = "", unit = ""]) => {
        const value = VALUE[count.toLowerCase()] ?? Number(count);
        const hours = unit.startsWith("hour") ? value : value / 60;
        return hours > (sizes[0]?.hours ?? 0) ? [`${id} (${sizes[0]?.hours} h): ${step}`] : [];
      }),
    ),
  );
  expect(faults).toEqual([]);
});
