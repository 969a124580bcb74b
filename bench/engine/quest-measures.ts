import { addDays } from "#domain/general/calendar-day.ts";
import { weeklyHours } from "#domain/onboarding/business-options.ts";
import { titleKey } from "#domain/quests/quest.ts";
import { planBatch } from "#domain/quests/quest-batch.ts";
import { placeQuests } from "#domain/quests/quest-week.ts";
import type { DraftQuest, Engine } from "#server/engine/draft.ts";
import type { Outcome } from "#server/engine/ranker.ts";
import { chances } from "../../tools/train/chances.ts";
import {
  FIRST_MONDAY,
  type Given,
  live,
  personOf,
  readPeople,
  requestIn,
  type Someone,
  WEEKS,
} from "./people.ts";
import { atLeast, atMost, type Measure } from "./table.ts";

const NEAR_DUPLICATE = 0.93;

/** What texts must not ask of someone who ruled it out, independent of the playbook's labels. */
const BREAKS: Record<string, RegExp> = {
  "no-social-media": /\b(?:instagram|tiktok|facebook|twitter|social media|social network)\b/iu,
  "no-calls":
    /\b(?:phone|ring|call) (?:them|each|a|an|one|two|three|five|ten|your|the|up|past|every)\b|\bby phone\b|\bphone call/iu,
  "no-meetings": /\b(?:meet (?:them|in person|for|with)|in person|coffee with|face to face)\b/iu,
  "no-spending": /\b(?:pay for|buy (?:a|an|the|one|two)|order a|spend (?:\d|money)|subscribe to)\b/iu,
  "no-video": /\b(?:film yourself|on camera|record a video|video of yourself|go live)\b/iu,
  "no-ads": /\b(?:paid ads?|run (?:an?|one|two) ads?|ad campaign|boost a post)\b/iu,
  "no-code": /\b(?:write (?:the|a|some) code|program|deploy|script that)\b/iu,
  "no-email": /\b(?:mail|e-mail|email|write to) (?:\w+ )?strangers\b|\bcold (?:e-?)?mails?\b/iu,
  "no-employees": /\b(?:hire|employ|job ad|interview candidates)\b/iu,
  "no-events": /\b(?:fair|trade show|meet-up|stall at|attend)\b/iu,
};

export function measureQuests(engine: Engine): Measure[] {
  const people = readPeople();
  const lives = people.map((someone, index) => ({
    someone,
    given: live(engine, someone, `person ${index}`, somebody(index)),
  }));
  const all = lives.flatMap(({ someone, given }) => given.map((entry) => ({ someone, ...entry })));
  return [
    atLeast(
      0.95,
      "relevance: stage-right category, no rule broken",
      share(all, (entry) => isRelevant(engine, entry)),
      all.length,
    ),
    atMost(
      0,
      "equal titles over 12 weeks",
      sum(lives, ({ given }) => equalTitles(given)),
      all.length,
    ),
    atMost(
      0.01,
      "near duplicates over 12 weeks",
      sum(lives, ({ given }) => nearDuplicates(engine, given)) / all.length,
      all.length,
    ),
    atLeast(
      10,
      "distinct categories over 12 weeks (least of all people with full weeks)",
      leastCategories(lives),
      lives.length,
    ),
    atLeast(0.985, "weeks filled as planned over 12 weeks", filled(engine, lives), lives.length * WEEKS),
    ...personalisation(engine, people),
    atLeast(0.6, "quests that name something of the person's own business", share(all, namesOwn), all.length),
    atLeast(1, "hours and days fit", share(lives.flatMap(weeksOf), fits), lives.length * WEEKS),
    ...rejections(engine, people),
  ];
}

/** Completes two of three, rejects one of ten, ignores the rest. */
function somebody(seed: number): () => Outcome {
  const chance = chances(seed + 1);
  return () => {
    const drawn = chance();
    return drawn < 0.65 ? "completed" : drawn < 0.75 ? "rejected" : "ignored";
  };
}

function isRelevant(
  { playbook }: Engine,
  { someone, quest }: { someone: Someone; quest: DraftQuest },
): boolean {
  const { template } = quest;
  const isRight = (playbook.stagesOf[template.category] as readonly string[] | undefined)?.includes(
    someone.businessStage,
  );
  const text = `${quest.title} ${quest.description}`;
  const ruledOut = someone.constraints ?? [];
  return (
    isRight === true &&
    ruledOut.every(
      (name) => !(template.avoid as readonly string[]).includes(name) && !BREAKS[name]?.test(text),
    )
  );
}

function equalTitles(given: readonly Given[]): number {
  return given.length - new Set(given.map(({ quest }) => titleKey(quest.title))).size;
}

function nearDuplicates({ library }: Engine, given: readonly Given[]): number {
  const templates = given.map(({ quest }) => quest.template);
  return templates.filter((template, index) =>
    templates.slice(0, index).some((other) => library.likeness(template, other) >= NEAR_DUPLICATE),
  ).length;
}

type Life = { someone: Someone; given: Given[] };

function leastCategories(lives: readonly Life[]): number {
  const full = lives.filter(({ given }) => given.length >= 3 * WEEKS);
  return Math.min(
    ...full.map(({ given }) => new Set(given.map(({ quest }) => quest.template.category)).size),
  );
}

/** Share of the planned places that got a quest. */
function filled(engine: Engine, lives: readonly Life[]): number {
  const planned = sum(lives, ({ someone }) => {
    const { plan } = requestIn(engine, someone, personOf(engine, someone, "anyone"), [], 0, FIRST_MONDAY);
    return plan.places.length * WEEKS;
  });
  return sum(lives, ({ given }) => given.length) / planned;
}

function personalisation(engine: Engine, people: readonly Someone[]): Measure[] {
  const titles = (someone: Someone, id: string) =>
    new Set(
      live(engine, someone, id, () => "completed", { weeks: 2 }).map(({ quest }) => titleKey(quest.title)),
    );
  const ordinary = people.filter(({ businessDescription }) => businessDescription.length > 0).slice(0, 40);
  const types = ["E-commerce", "Consulting", "Content Creation", "Software/Apps", "Freelancing"];
  const stages = ["Idea Stage", "Planning Stage", "Legal Setup", "Pre-Launch", "Launching", "Scaling"];
  const other = (list: string[], own: string, index: number) => {
    const others = list.filter((entry) => entry !== own);
    return others[index % others.length] ?? own;
  };
  const distance = (vary: (someone: Someone, index: number) => Someone) =>
    mean(
      ordinary.map(
        (someone, index) =>
          1 - jaccard(titles(someone, `a${index}`), titles(vary(someone, index), `b${index}`)),
      ),
    );
  const isOfType = (someone: Someone, index: number) => ({
    ...someone,
    businessType: other(types, someone.businessType, index),
  });
  const isOfStage = (someone: Someone, index: number) => ({
    ...someone,
    businessStage: other(stages, someone.businessStage, index),
  });
  return [
    atLeast(0.8, "personalisation: other type", distance(isOfType), ordinary.length),
    atLeast(0.75, "personalisation: other stage", distance(isOfStage), ordinary.length),
    atLeast(
      0.4,
      "personalisation: same profile, twins",
      distance((someone) => someone),
      ordinary.length,
    ),
  ];
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((entry) => b.has(entry)).length;
  return both / (a.size + b.size - both || 1);
}

/** Names the business, or contains two consecutive uncommon words of the description. */
function namesOwn({ someone, quest }: { someone: Someone; quest: DraftQuest }): boolean {
  const text = `${quest.title} ${quest.description}`.toLowerCase();
  const name = someone.businessName.toLowerCase();
  if (name.length > 2 && text.includes(name.slice(0, 40).trim())) return true;
  const words = someone.businessDescription.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.some((word, index) => {
    const next = words[index + 1];
    return next !== undefined && text.includes(`${word} ${next}`);
  });
}

function weeksOf({ someone, given }: Life): { someone: Someone; quests: DraftQuest[]; week: number }[] {
  return Array.from({ length: WEEKS }, (_, week) => ({
    someone,
    week,
    quests: given.filter((entry) => entry.week === week).map(({ quest }) => quest),
  }));
}

/** Within the weekly hours (as far as the windows allow) and the windows, and on the day of the due date. */
function fits({ someone, quests, week }: { someone: Someone; quests: DraftQuest[]; week: number }): boolean {
  const { weeklySchedule: schedule, timeCommitment } = someone;
  const today = addDays(FIRST_MONDAY, 7 * week);
  const { minHours, maxHours } = planBatch(schedule, today, weeklyHours(timeCommitment));
  const hours = sum(quests, (quest) => quest.hours);
  const isInWindows = quests.every(
    ({ place }) =>
      sum(
        quests.filter((other) => other.place.day === place.day),
        (other) => other.hours,
      ) <= place.windowHours,
  );
  const placed = placeQuests(
    quests.map(({ place, title }, index) => ({
      id: `${index}`,
      title,
      dueDay: place.dueDay,
      createdAt: "",
    })),
    { schedule, today },
  );
  const isOnItsDay = quests.every(({ place }, index) => placed.get(`${index}`) === place.day);
  return isInWindows && hours >= minHours && hours <= maxHours && isOnItsDay;
}

const DISLIKED = [
  "Marketing",
  "Finance",
  "Product",
  "Market Research",
  "Business Operations",
  "Technology & Tools",
];

/** Rejects every quest of four categories; checks the batches after the second rejection. */
function rejections(engine: Engine, people: readonly Someone[]): Measure[] {
  let unwanted = 0;
  let batches = 0;
  let back = 0;
  for (const [index, someone] of people.entries()) {
    const disliked = new Set(DISLIKED.slice(index % 3, (index % 3) + 4));
    const given = live(engine, someone, `rejecting ${index}`, (quest) =>
      disliked.has(quest.template.category) ? "rejected" : "completed",
    );
    for (const category of disliked) {
      const weeks = given.filter(({ quest }) => quest.template.category === category).map(({ week }) => week);
      const second = weeks[1];
      if (second === undefined) continue;
      for (const week of [second + 1, second + 2].filter((each) => each < WEEKS)) {
        batches += 1;
        if (weeks.includes(week)) unwanted += 1;
      }
    }
    const rejected = given.filter(({ outcome }) => outcome === "rejected");
    back += rejected.filter(({ quest, week }) =>
      given.some((later) => later.week > week && titleKey(later.quest.title) === titleKey(quest.title)),
    ).length;
  }
  return [
    atMost(0.1, "twice-rejected category in the next two batches", unwanted / batches, batches),
    atMost(0, "rejected quest back", back, people.length),
  ];
}

function share<T>(list: readonly T[], isRight: (entry: T) => boolean): number {
  return list.filter(isRight).length / list.length;
}

function sum<T>(list: readonly T[], value: (entry: T) => number): number {
  return list.reduce((total, entry) => total + value(entry), 0);
}

function mean(values: readonly number[]): number {
  return sum(values, (value) => value) / values.length;
}
