import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Milestone } from "#domain/business/fact-keys.ts";
import { MODELS, type Model } from "#domain/business/models.ts";
import { type Need, STAGE_OF, type WayPoint } from "#domain/business/way.ts";
import { openRecogniser, type Recognise } from "../text/recogniser.ts";
import { type Encoder, loadVectors } from "../text/vectors.ts";
import type { Card, KindData, Lexicon, QuestData, SituationData, Trade, WayData } from "./schema.ts";
import {
  type FirstWinData,
  firstWinTemplate,
  situationTemplate,
  type Template,
  templateOf,
} from "./template.ts";
import type { BusinessType, Stage } from "./vocabulary.ts";

export type { Size, Template } from "./template.ts";

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
  // The small playbooks of tests have no trades, and no first wins of kinds.
  const readAll = <T>(part: string) =>
    (existsSync(join(folder, part)) ? readdirSync(join(folder, part)) : [])
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
  const winsOfKinds = new Map(
    readAll<Record<string, FirstWinData[]>>("first-wins").flatMap(({ name, data }) =>
      Object.entries(data).map(([kind, wins]) => [`${name}/${kind}` as string, wins] as const),
    ),
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
  const firstWins = [
    ...(read("first-wins.json") as FirstWinData[]).map((quest) =>
      firstWinTemplate(quest, quest.models === "*" ? [] : (quest.models ?? []), null),
    ),
    ...kinds.flatMap(({ id, model, trades }) =>
      (winsOfKinds.get(id) ?? []).map((quest) => firstWinTemplate(quest, modelOf(model), { id, trades })),
    ),
  ];
  const ways = readAll<WayData>("ways").map(({ data }) => wayOf(data, needs));
  return {
    templates,
    firstWins,
    byId: new Map([...templates, ...firstWins].map((template) => [template.id, template])),
    stagesOf: read("categories.json") as Playbook["stagesOf"],
    ways: Object.fromEntries(ways.map((way) => [way.model, way])) as Playbook["ways"],
    trades: readAll<Trade[]>("trades").flatMap(({ data }) => data),
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

function kindsByTrade(kinds: readonly { id: string; trades: ReadonlySet<string> }[]) {
  const byTrade = new Map<string, Set<string>>();
  for (const { id, trades } of kinds)
    for (const trade of trades) byTrade.set(trade, (byTrade.get(trade) ?? new Set()).add(id));
  return byTrade;
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
