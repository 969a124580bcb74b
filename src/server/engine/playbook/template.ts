import { type Milestone, TOLD_STATES, type ToldState } from "#domain/business/fact-keys.ts";
import type { Model } from "#domain/business/models.ts";
import type { Need } from "#domain/business/way.ts";
import { type Difficulty, FIRST_WIN_HOURS } from "#domain/quests/quest.ts";
import { asksOf } from "./asks.ts";
import { countsBuyers } from "./counts-buyers.ts";
import { type Premise, premisesOf } from "./premises.ts";
import type { KindQuestData, QuestData, SituationData } from "./schema.ts";
import {
  type Attribute,
  type Constraint,
  KNOWN_SLOTS,
  type KnownSlot,
  situationSlot,
  type Tag,
  WAY_SLOTS,
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
  /** Written for some trades of its kind: being like the kind as a whole is not enough. */
  readonly isOfSomeTrades: boolean;
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
  /** Words of the business in its title. */
  readonly titleSlots: readonly WaySlot[];
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

/** Hours. What ends in one page does not fill a day. */
const LONGEST_FOR_ANYBODY = 2;

/** "a business with the same customers" tells nobody whom to ask. */
const NAMED_BY_TRADE: readonly WaySlot[] = ["partner", "extra"];

const LOOKS_BACK =
  /\b(?:last|past) (?:two|three|four|six|twelve|\{n\}) months|last (?:quarter|year|season)\b|each of the last|month by month|whole year/iu;

export type FirstWinData = Omit<QuestData & KindQuestData, "hours">;

/** A quest of ten minutes. */
export function firstWinTemplate(quest: FirstWinData, ofFile: readonly Model[], kind: Kind | null): Template {
  const sizes = [{ hours: FIRST_WIN_HOURS, n: null, also: [] }];
  return { ...templateOf({ ...quest, hours: {} }, ofFile, kind), sizes };
}

interface Kind {
  readonly id: string;
  readonly trades: ReadonlySet<string>;
}

/** A quest of the playbook, with what can be read off its text. */
export function templateOf(
  quest: QuestData & KindQuestData,
  ofFile: readonly Model[],
  kind: Kind | null,
): Template {
  const { hours, models, trades, ...rest } = quest;
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
    trades: trades ? new Set(trades) : (kind?.trades ?? null),
    kind: kind?.id ?? null,
    isOfSomeTrades: trades !== undefined,
    countsBuyers: countsBuyers(rest.milestone, parts),
    looksBack: LOOKS_BACK.test(text),
    knows,
    namedByTrade: NAMED_BY_TRADE.filter((slot) => text.includes(`{${slot}}`)),
    titleSlots: WAY_SLOTS.filter((slot) => rest.title.includes(`{${slot}}`)),
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

/** The id of the quest that takes a situation up. */
export const situationTemplateId = (situation: string) => `situation-${situation}`;

export function situationTemplate({ answer, told: _, inShort, ...quest }: SituationData): Template {
  const why = `You said: “{${situationSlot(answer)}}”. ${quest.why}`;
  const whole = {
    ...quest,
    id: situationTemplateId(answer),
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
