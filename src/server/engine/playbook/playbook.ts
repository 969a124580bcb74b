import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Milestone, TOLD_STATES, type ToldState } from "#domain/business/fact-keys.ts";
import { MODELS, type Model } from "#domain/business/models.ts";
import { type Need, STAGE_OF, type WayPoint } from "#domain/business/way.ts";
import { type Difficulty, FIRST_WIN_HOURS } from "#domain/quests/quest.ts";
import { openRecogniser, type Recognise } from "../text/recogniser.ts";
import { type Encoder, loadVectors } from "../text/vectors.ts";
import { asksOf } from "./asks.ts";
import { countsBuyers } from "./counts-buyers.ts";
import { type Premise, premisesOf } from "./premises.ts";
import type { Card, KindData, Lexicon, QuestData, SituationData, Trade, WayData } from "./schema.ts";
import {
  type Attribute,
  type BusinessType,
  type Constraint,
  KNOWN_SLOTS,
  type KnownSlot,
  type Stage,
  situationSlot,
  type Tag,
  type WaySlot,
} from "./vocabulary.ts";

/** One length of a quest. */
export interface Size {
  readonly hours: number;
  /** What {n} stands for at this length. */
  readonly n: number | null;
  readonly also: readonly string[];
}

/** A quest before its slots are filled. */
export interface Template {
  readonly id: string;
  readonly milestone: Milestone;
  readonly models: readonly Model[] | "*";
  /** Written for several models, so it speaks less of each. */
  readonly isShared: boolean;
  readonly needs: readonly Need[];
  readonly gives: readonly Milestone[];
  readonly when: readonly Need[];
  readonly unless: readonly Need[];
  readonly about: readonly Tag[];
  /** Only for these trades; null for every business of the models. */
  readonly trades: ReadonlySet<string> | null;
  /** The group of trades it was written for: "handmade/memory-pieces". */
  readonly kind: string | null;
  /** {n} counts people who have bought, or what they ordered. */
  readonly countsBuyers: boolean;
  /** Shared by businesses of many kinds: a week of three or more holds one of these at most, and a short one. */
  readonly isForAnybody: boolean;
  /** What must be known before its words make sense. */
  readonly premises: readonly Premise[];
  /** The question it works on, where several quests ask the same in other words. */
  readonly asks: string | null;
  /** Looks at several months that must lie behind the business. */
  readonly looksBack: boolean;
  /** The facts that its text speaks of. */
  readonly knows: readonly KnownSlot[];
  /** Words that only a trade can give: a model's stand-in reads like a gap. */
  readonly namedByTrade: readonly WaySlot[];
  /** The state that it takes up in the person's own words; null if it quotes nothing. */
  readonly told: ToldState | null;
  /** The situation that it takes up in the person's own words: the id of the mentor's answer to it. */
  readonly situation: string | null;
  /** The situation in a few words of the person: "My ads bring likes and no orders". */
  readonly inShort: string | null;
  readonly category: string;
  readonly attributes: readonly Attribute[];
  readonly avoid: readonly Constraint[];
  readonly difficulty: Difficulty;
  readonly title: string;
  readonly why: string;
  readonly steps: readonly string[];
  readonly doneWhen: string;
  /** Shortest first. */
  readonly sizes: readonly Size[];
  readonly tools: readonly string[];
  /** Takes up what the person told: the first quest of a week. */
  readonly opens: boolean;
  /** Keeps up a milestone that is reached. */
  readonly keeps: boolean;
  /** For businesses that have reached everything. */
  readonly season: boolean;
}

export interface WayMilestone extends WayPoint {
  readonly title: string;
  readonly unlocks: string;
}

/** The milestones of a model in order, and the words of a typical business of it. */
export interface Way {
  readonly model: Model;
  readonly name: string;
  readonly describes: string;
  readonly slots: WayData["slots"];
  readonly milestones: readonly WayMilestone[];
}

export interface Playbook {
  readonly templates: readonly Template[];
  /** Quests of ten minutes: a person's first one is one of them. */
  readonly firstWins: readonly Template[];
  /** All of them. */
  readonly byId: ReadonlyMap<string, Template>;
  /** The stages each category suits. */
  readonly stagesOf: Readonly<Record<string, readonly Stage[]>>;
  readonly ways: Readonly<Record<Model, Way>>;
  readonly trades: readonly Trade[];
  /** The kinds that each trade belongs to, by the trade's id. */
  readonly kindsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** The words by which each kind is recognised, by its id. */
  readonly kindWords: ReadonlyMap<string, KindData["words"]>;
  readonly lexicons: Readonly<Record<BusinessType, Lexicon>>;
  readonly cards: ReadonlyMap<string, Card>;
  /** What a sentence about a business tells: a told state, or "none". */
  readonly recogniseTold: Recognise;
  /** How a described business makes money: a model. */
  readonly recogniseModel: Recognise;
  /** Which kind of trade a description is like: "handmade/memory-pieces", or "none". */
  readonly recogniseKind: Recognise;
  /** Whether a sentence about a business tells a situation at all: "told", or "none". */
  readonly recogniseTelling: Recognise;
  /** Situations that are often on the minds of people at a stage, the most frequent first. */
  readonly commonConcerns: Readonly<Partial<Record<Stage, readonly string[]>>>;
  /** Which situations a description tells; a playbook without the mentor's answers hears none. */
  readonly hearSituations: HearSituations;
}

/** A situation and the words in which it was told. */
export interface HeardSituation {
  readonly situation: string;
  readonly said: string;
}

export type HearSituations = (description: string, model: Model) => readonly HeardSituation[];

type MilestoneNeeds = Readonly<Record<Milestone, readonly Need[]>>;

/** Reads the folder without validation: tests check its format, so that the start does not have to. */
export function loadPlaybook(
  folder: string,
  encoder: () => Encoder = () => loadVectors(join(folder, "models/vectors.bin")),
): Playbook {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), "utf8"));
  const readAll = <T>(part: string) =>
    readdirSync(join(folder, part))
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => ({ name: name.replace(/\.json$/u, ""), data: read(join(part, name)) as T }));
  const needs = read("milestones.json") as MilestoneNeeds;
  const modelOf = (name: string) => MODELS.filter((model) => model === name);
  const kinds = readAll<KindData[]>("kinds").flatMap(({ name, data }) =>
    data.map(({ id, trades, words, quests }) => ({
      id: `${name}/${id}`,
      model: name,
      trades: new Set(trades),
      words,
      quests,
    })),
  );
  const templates = [
    ...readAll<QuestData[]>("quests").flatMap(({ name, data }) =>
      data.map((quest) => templateOf(quest, modelOf(name), null)),
    ),
    ...kinds.flatMap(({ id, model, trades, quests }) =>
      quests.map((quest) => templateOf(quest, modelOf(model), { id, trades })),
    ),
    ...situationsOf(folder).map(situationTemplate),
  ];
  const firstWins = (read("first-wins.json") as Omit<QuestData, "hours">[]).map((quest) => ({
    ...templateOf({ ...quest, hours: {} }, [], null),
    sizes: [{ hours: FIRST_WIN_HOURS, n: null, also: [] }],
  }));
  const ways = readAll<WayData>("ways").map(({ data }) => wayOf(data, needs));
  return {
    templates,
    firstWins,
    byId: new Map([...templates, ...firstWins].map((template) => [template.id, template])),
    stagesOf: read("categories.json") as Playbook["stagesOf"],
    ways: Object.fromEntries(ways.map((way) => [way.model, way])) as Playbook["ways"],
    trades: existsSync(join(folder, "trades")) ? readAll<Trade[]>("trades").flatMap(({ data }) => data) : [],
    kindsOf: kindsByTrade(kinds),
    kindWords: new Map(kinds.flatMap(({ id, words }) => (words ? [[id, words]] : []))),
    lexicons: Object.fromEntries(
      readAll<Lexicon>("lexicon").map(({ data }) => [data.type, data]),
    ) as Playbook["lexicons"],
    cards: new Map(readAll<Card>("cards").map(({ data }) => [data.topic, data])),
    recogniseTold: openRecogniser(join(folder, "models/told.bin"), encoder),
    recogniseModel: openRecogniser(join(folder, "models/models.bin"), encoder),
    recogniseKind: openRecogniser(join(folder, "models/kinds.bin"), encoder),
    recogniseTelling: openRecogniser(join(folder, "models/telling.bin"), encoder),
    commonConcerns: existsSync(join(folder, "common-concerns.json"))
      ? (read("common-concerns.json") as Playbook["commonConcerns"])
      : {},
    hearSituations: () => [],
  };
}

/** All situations of the playbook; the small playbooks of tests have none. */
export function situationsOf(folder: string): readonly SituationData[] {
  const part = join(folder, "situations");
  if (!existsSync(part)) return [];
  const files = readdirSync(part).filter((name) => name.endsWith(".json"));
  return files
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(part, name), "utf8")) as SituationData[]);
}

function situationTemplate({ answer, told: _, inShort, ...quest }: SituationData): Template {
  const why = `You said: “{${situationSlot(answer)}}”. ${quest.why}`;
  const whole = {
    ...quest,
    id: `situation-${answer}`,
    why,
    needs: [],
    gives: [],
    models: quest.models ?? "*",
  };
  return {
    ...templateOf(whole as QuestData, [], null),
    situation: answer,
    inShort,
    isForAnybody: false,
    // The situation itself is what must be known.
    premises: [],
    looksBack: false,
  };
}

function kindsByTrade(kinds: readonly { id: string; trades: ReadonlySet<string> }[]) {
  const byTrade = new Map<string, Set<string>>();
  for (const { id, trades } of kinds)
    for (const trade of trades) byTrade.set(trade, (byTrade.get(trade) ?? new Set()).add(id));
  return byTrade;
}

/** Hours. What ends in one page does not fill a day. */
const LONGEST_FOR_ANYBODY = 2;

/** "a business with the same customers" tells nobody whom to ask. */
const NAMED_BY_TRADE: readonly WaySlot[] = ["partner", "extra"];

const LOOKS_BACK =
  /\b(?:last|past) (?:two|three|four|six|twelve|\{n\}) months|last (?:quarter|year|season)\b|each of the last|month by month|whole year/iu;

function templateOf(
  quest: QuestData,
  ofFile: readonly Model[],
  kind: { readonly id: string; readonly trades: ReadonlySet<string> } | null,
): Template {
  const { hours, models, ...rest } = quest;
  const parts = [rest.title, rest.why, ...rest.steps, rest.doneWhen];
  const text = parts.join(" ");
  const isShared = ofFile.length === 0;
  const knows = KNOWN_SLOTS.filter((slot) => text.includes(`{${slot}}`));
  const isForAnybody = isShared && knows.length === 0 && !rest.when?.length;
  const sizes = Object.entries(hours)
    .map(([length, size]) => ({ hours: Number(length), n: size?.n ?? null, also: size?.also ?? [] }))
    .sort((a, b) => a.hours - b.hours);
  return {
    when: [],
    unless: [],
    about: [],
    tools: [],
    opens: false,
    keeps: false,
    season: false,
    ...rest,
    trades: kind?.trades ?? null,
    kind: kind?.id ?? null,
    countsBuyers: countsBuyers(rest.milestone, parts),
    looksBack: LOOKS_BACK.test(text),
    knows,
    namedByTrade: NAMED_BY_TRADE.filter((slot) => text.includes(`{${slot}}`)),
    told: toldStateOf(rest.when ?? [], knows),
    situation: null,
    inShort: null,
    isForAnybody,
    premises: premisesOf(rest.milestone, text),
    asks: asksOf(rest.title),
    models: models ?? ofFile,
    isShared,
    sizes: isForAnybody ? sizes.filter((size) => size.hours <= LONGEST_FOR_ANYBODY) : sizes,
  } as Template;
}

function toldStateOf(when: readonly Need[], knows: readonly KnownSlot[]): ToldState | null {
  const isQuoted = (state: ToldState) => knows.includes(`${state}Said`) || knows.includes(`${state}By`);
  return TOLD_STATES.find((state) => when.includes(state) && isQuoted(state)) ?? null;
}

function wayOf({ milestones, ...way }: WayData, needs: MilestoneNeeds): Way {
  return {
    ...way,
    milestones: milestones.map(({ id, title, unlocks, takes, needs: own }) => ({
      id,
      title,
      unlocks,
      stage: STAGE_OF[id],
      needs: own ?? needs[id],
      takes: takes ?? null,
    })),
  };
}
