import { expect, test } from "vitest";
import type { Milestone } from "#domain/business/fact-keys.ts";
import {
  aContext,
  aDraft,
  aDraftQuest,
  aHistory,
  anEngine,
  aPast,
  aPerson,
  aPlan,
  aTemplate,
} from "#server/testing/quest-engine.ts";
import type { Draft } from "../draft.ts";
import type { Template } from "../playbook/playbook.ts";
import { diversity } from "./diversity.ts";
import { frontierGate } from "./frontier-gate.ts";
import { rejectionPenalty } from "./rejection-penalty.ts";
import { timeFit } from "./time-fit.ts";

const sizes = (...hours: number[]) => hours.map((value) => ({ hours: value, n: null, also: [] }));
const ids = ({ candidates }: Draft) => candidates.map(({ template }) => template.id);
const chosen = ({ quests }: Draft) => quests.map(({ template }) => template.id);
const scored = (...list: [Template, number][]): Draft => ({
  candidates: list.map(([template, score]) => ({ template, score })),
  quests: [],
});

const sales = aTemplate("sales", { category: "Sales", title: "Sell one" });
const deals = aTemplate("deals", { category: "Sales", title: "Close two deals" });
const sums = aTemplate("sums", { title: "Add up numbers" });
const taxes = aTemplate("taxes", { title: "Read about taxes" });
const logo = aTemplate("logo", { category: "Content Creation", title: "Sketch your logo" });
const all = [sales, deals, sums, taxes, logo];

test("without rejections the penalty leaves the draft alone", () => {
  const draft = aDraft(all);
  expect(rejectionPenalty.enhance(draft, aContext(anEngine(all)))).toBe(draft);
});

test("what resembles a rejected quest sinks by its likeness", () => {
  const likeness = (a: Template) => (a === sums ? 1 : 0);
  const history = aHistory([aPast(logo, "rejected")]);
  const draft = rejectionPenalty.enhance(
    scored([sums, 0.6], [sales, 0.5]),
    aContext(anEngine(all, likeness), { history }),
  );
  expect(ids(draft)).toEqual(["sales", "sums"]);
  expect(draft.candidates[1]?.score).toBeCloseTo(0.45);
});

test("only the latest twelve rejections weigh", () => {
  const past = [...Array.from({ length: 12 }, () => aPast(logo, "rejected", 9)), aPast(taxes, "rejected", 9)];
  const likeness = (_: Template, b: Template) => (b === taxes ? 1 : 0);
  const draft = rejectionPenalty.enhance(
    scored([sums, 0.6]),
    aContext(anEngine(all, likeness), { history: aHistory(past) }),
  );
  expect(draft.candidates[0]?.score).toBe(0.6);
});

test("a category rejected twice rests", () => {
  const history = aHistory([aPast(sales, "rejected"), aPast(deals, "rejected")]);
  expect(ids(frontierGate.enhance(aDraft(all), aContext(anEngine(all), { history })))).toEqual([
    "sums",
    "taxes",
    "logo",
  ]);
});

test("a batch takes the best, and rather another category than a second of one", () => {
  const draft = scored([sales, 0.9], [deals, 0.8], [sums, 0.7], [logo, 0.6]);
  const made = diversity.enhance(draft, aContext(anEngine(all)));
  expect(chosen(made)).toEqual(["sales", "sums", "logo"]);
  expect(made.quests.map(({ place }) => place.day)).toEqual(["2026-01-05", "2026-01-06", "2026-01-07"]);
});

test("the work of the stage comes before other work of the same worth, until the week has two of it", () => {
  const product = aTemplate("product", { category: "Product", title: "Mend the handle" });
  const research = aTemplate("research", { category: "Market Research", title: "Listen to neighbours" });
  const outreach = aTemplate("outreach", { category: "Direct Outreach", title: "Write five letters" });
  const list = [sales, sums, product, research, outreach];
  const draft = scored([sales, 0.9], [sums, 0.85], [product, 0.8], [research, 0.7], [outreach, 0.2]);
  const context = aContext(anEngine(list), { plan: aPlan([4, 4, 4]) });
  expect(chosen(diversity.enhance(draft, context)).sort()).toEqual(["product", "research", "sales"]);
});

test("a category comes twice where nothing else is left", () => {
  const made = diversity.enhance(scored([sales, 0.9], [deals, 0.8], [sums, 0.1]), aContext(anEngine(all)));
  expect(chosen(made).sort()).toEqual(["deals", "sales", "sums"]);
});

const onMilestones = (milestones: readonly Milestone[], rest: Partial<Template> = {}) =>
  milestones.map((milestone, index) =>
    aTemplate(`${milestone}${index}`, {
      milestone,
      category: `C${index}`,
      title: `${"abcdefgh".charAt(index).repeat(6)} ${"stuvwxyz".charAt(index).repeat(6)}`,
      ...rest,
    }),
  );

test("a milestone has at most two quests in a batch while others wait", () => {
  const templates = onMilestones(["talked", "talked", "talked", "talked", "offer"]);
  const draft = scored(
    ...templates.map((template, index): [Template, number] => [template, index === 4 ? 0.2 : 1 - index / 10]),
  );
  expect(chosen(diversity.enhance(draft, aContext(anEngine(templates))))).toEqual([
    "talked0",
    "talked1",
    "offer4",
  ]);
});

test("a batch stands in the order of the way, whatever its scores", () => {
  const templates = onMilestones(["price", "talked", "offer"]);
  const draft = scored(...templates.map((template, index): [Template, number] => [template, 1 - index / 10]));
  expect(chosen(diversity.enhance(draft, aContext(anEngine(templates))))).toEqual([
    "talked1",
    "offer2",
    "price0",
  ]);
});

test.each([
  ["Complete Beginner", 4],
  ["Experienced", 2],
  ["Expert/Professional", 1],
])("of four quests for somebody with experience %s, at most %i are Beginner ones", (experience, most) => {
  const easy = onMilestones(["talked", "offer", "made", "tried"]);
  const hard = onMilestones(["cost", "price", "wanted", "supply"], { difficulty: "Intermediate" }).map(
    (template) => ({ ...template, title: `${template.title} ${template.id}` }),
  );
  const draft = scored(
    ...easy.map((template): [Template, number] => [template, 2]),
    ...hard.map((template): [Template, number] => [template, 0.5]),
  );
  const context = aContext(anEngine([...easy, ...hard]), {
    person: aPerson({ experience }),
    plan: aPlan([4, 4, 4, 4]),
  });
  const { quests } = diversity.enhance(draft, context);
  expect(quests).toHaveLength(4);
  expect(quests.filter(({ template }) => template.difficulty === "Beginner")).toHaveLength(most);
});

test("titles that share most of their words do not come together", () => {
  const alike = [
    aTemplate("a", { title: "Ask ten neighbours about soap" }),
    aTemplate("b", { title: "Ask ten neighbours about jam", category: "Sales" }),
    aTemplate("c", { title: "Weigh one parcel", category: "Content Creation" }),
  ];
  expect(chosen(diversity.enhance(aDraft(alike), aContext(anEngine(alike))))).toEqual(["a", "c"]);
});

test("somebody who wants nothing long gets nothing long", () => {
  const plan = aPlan([8], { min: 8, max: 8 });
  const [place] = plan.places;
  if (!place) throw new RangeError("no place");
  const quest = aDraftQuest(aTemplate("a", { sizes: sizes(0.5, 1, 2, 8) }), { place });
  const { quests } = timeFit.enhance(aDraft([], [quest]), aContext(anEngine([]), { plan, hoursAtMost: 1 }));
  expect(quests.map(({ hours }) => hours)).toEqual([1]);
});

test("of two that are nearly as good, the one unlike the rest is taken", () => {
  const likeness = (a: Template, b: Template) => (a === sums && b === sales ? 0.9 : 0);
  const draft = scored([sales, 0.9], [sums, 0.8], [logo, 0.7]);
  const context = aContext(anEngine(all, likeness), { plan: aPlan([4, 4]) });
  expect(chosen(diversity.enhance(draft, context))).toEqual(["sales", "logo"]);
});

test("a quest that cannot be as short as its day is not taken", () => {
  const long = aTemplate("long", { sizes: sizes(4, 8) });
  const draft = scored([long, 0.9], [sums, 0.1]);
  const context = aContext(anEngine([long, sums]), { plan: aPlan([2]) });
  expect(chosen(diversity.enhance(draft, context))).toEqual(["sums"]);
});

test("a day that is too short for its second quest gets one, and the batch is not lost", () => {
  const short = [sums, sales, logo].map((template) => ({ ...template, sizes: sizes(0.5, 1) }));
  const { places, ...hours } = aPlan([0.5, 1]);
  const plan = { ...hours, places: [...places, ...places.slice(0, 1)] };
  expect(chosen(diversity.enhance(aDraft(short), aContext(anEngine(short), { plan })))).toHaveLength(2);
});

test("with nothing to choose from the draft stays as it is", () => {
  const draft = aDraft([]);
  expect(diversity.enhance(draft, aContext(anEngine([])))).toBe(draft);
});

const fitted = (quests: [windowHours: number, ...hours: number[]][], band: { min: number; max: number }) => {
  const plan = aPlan(
    quests.map(([windowHours]) => windowHours),
    band,
  );
  const drafted = quests.map(([, ...hours], index) => {
    const place = plan.places[index];
    if (!place) throw new RangeError("no place");
    return aDraftQuest(aTemplate(`q${index}`, { sizes: sizes(...hours) }), { hours: 0, place });
  });
  const { quests: made } = timeFit.enhance(aDraft([], drafted), aContext(anEngine([]), { plan }));
  return made.map(({ hours }) => hours);
};

test.each<[string, [number, ...number[]][], { min: number; max: number }, number[]]>([
  [
    "everything is short where little time is wanted",
    [
      [4, 0.5, 2],
      [4, 1, 4],
    ],
    { min: 1, max: 5 },
    [0.5, 1],
  ],
  [
    "the first ones grow until the week is full enough",
    [
      [4, 1, 2, 4],
      [4, 1, 2],
    ],
    { min: 4, max: 8 },
    [2, 2],
  ],
  [
    "nothing grows beyond its day",
    [
      [2, 1, 2, 4],
      [1, 1, 2],
    ],
    { min: 8, max: 10 },
    [2, 1],
  ],
  [
    "nothing grows beyond the week",
    [
      [8, 1, 8],
      [8, 1, 2],
    ],
    { min: 4, max: 4 },
    [1, 2],
  ],
  [
    "what does not fit its day is left out",
    [
      [1, 2, 4],
      [4, 1],
    ],
    { min: 1, max: 5 },
    [1],
  ],
  [
    "what does not fit the week is left out",
    [
      [4, 2],
      [4, 2],
      [4, 1],
    ],
    { min: 1, max: 3 },
    [2, 1],
  ],
])("%s", (_, quests, band, hours) => {
  expect(fitted(quests, band)).toEqual(hours);
});

test("where growing evenly gets stuck, one grows as far as it can", () => {
  const plan = { ...aPlan([4.5], { min: 4.5, max: 8 }) };
  const [place] = plan.places;
  if (!place) throw new RangeError("no place");
  const both = ["a", "b"].map((id) => aDraftQuest(aTemplate(id, { sizes: sizes(0.5, 1, 2, 4) }), { place }));
  const { quests } = timeFit.enhance(aDraft([], both), aContext(anEngine([]), { plan }));
  expect(quests.map(({ hours }) => hours)).toEqual([4, 0.5]);
});

test("two quests on one day share its window", () => {
  const plan = aPlan([2], { min: 3, max: 8 });
  const [place] = plan.places;
  if (!place) throw new RangeError("no place");
  const both = ["a", "b"].map((id) => aDraftQuest(aTemplate(id, { sizes: sizes(1, 2) }), { place }));
  const { quests } = timeFit.enhance(aDraft([], both), aContext(anEngine([]), { plan }));
  expect(quests.map(({ hours }) => hours)).toEqual([1, 1]);
});
