import type { Milestone } from "#domain/business/fact-keys.ts";
import type { Knowledge } from "#domain/business/facts.ts";
import {
  isMet,
  type Need,
  openMilestones,
  type Position,
  STAGE_OF,
  STAGES,
  type Stage,
  type Standing,
  standingOf,
  withReached,
} from "#domain/business/way.ts";
import type { BatchRequest } from "../draft.ts";
import type { Template, WayMilestone } from "../playbook/playbook.ts";
import { holds } from "../playbook/premises.ts";
import { buyersWorth } from "./buyers-worth.ts";
import { answersTold, isMadeFor, stateWorth } from "./state-worth.ts";
import { suits } from "./suits.ts";

/** What a person can work on now, and how much each quest of it is worth. */
export interface Frontier {
  /** Open milestones, the most worthwhile first. */
  readonly open: readonly WayMilestone[];
  /** The milestones within reach: the open ones, and those that open after them. */
  readonly near: ReadonlySet<Milestone>;
  /** Null if the quest does not belong to this person's frontier. */
  worthOf(template: Template): number | null;
}

/** Worth of the open milestones by rank; what comes later is worth the last. */
const BY_RANK = [1.5, 1.35, 1.15, 0.8, 0.6, 0.4, 0.3, 0.2];
/** Worth of milestones that open once those before them are reached, by steps ahead. */
const AHEAD = [0.7, 0.3, 0.1];
/** An essential of an earlier stage that nobody answered yet. */
const CATCH_UP = 0.75;
const CATCH_UP_PRICE = 1.1;
/** Shortly before the launch: what must stand when the first customer pays. */
const BEFORE_SALE: Partial<Record<Milestone, number>> = { price: 1.8, terms: 1.7, insured: 1.7 };
const UPKEEP = 0.6;
const SEASON = 0.5;
/** More of a milestone that is reached, for people who have done nearly everything. */
const MORE = 0.05;
const LAST = -0.3;
/** A quest about what this trade must know. */
const FOR_THIS_TRADE = 0.3;
/** A quest written for this trade and its relatives only. */
const FOR_THIS_KIND = 0.7;
/** A quest written for this trade and not for all of its relatives. */
const FOR_FEW_TRADES = 0.15;
/** A quest that several models share: only if nothing of the own way fits. */
const SHARED = -1.2;
/** What the person told counts wherever on the way the answer stands. */
const TOLD_LEAST = 1.2;
/** A quest that makes its milestone true. */
const COMPLETES = 0.1;

interface Reach {
  /** How many milestones beyond the open ones may be worked on. */
  readonly stepsAhead: number;
  /** Whether what is reached may be worked on further. */
  readonly hasReached: boolean;
  /** Whether a sale or an event that nobody reported may be taken for granted: the last resort. */
  readonly hasReports?: boolean;
  /** Whether quests for anybody may speak of a running business before somebody buys: better than an empty week. */
  readonly isLastResort?: boolean;
}

export function frontierOf(
  request: Pick<BatchRequest, "person" | "stage">,
  reach: Reach = { stepsAhead: 0, hasReached: false },
): Frontier {
  const { way, knowledge, own } = request.person.business;
  const position: Position = { knowledge, stage: request.stage };
  const open = openMilestones(way.milestones, position);
  const { worths, horizon } = lookAhead(open, position, request, reach);
  const standings = new Map(way.milestones.map((point) => [point.id, standingOf(point, position)]));
  const isFinished = knowledge.yes.has("steady") && (reach.hasReached || open.length === 0);
  return {
    open,
    near: new Set(worths.keys()),
    worthOf(template) {
      const fits = suits(template, request) && isPossible(template, position, horizon, reach);
      if (!fits || !isTrueOf(template, knowledge, reach)) return null;
      const standing = standings.get(template.milestone);
      const seasonWorth = isFinished ? SEASON : null;
      const worth = template.season
        ? seasonWorth
        : (worths.get(template.milestone) ?? reachedWorth(template, standing, reach));
      if (worth === null && !isMadeFor({ ...template, trades: null })) return null;
      const least = answersTold(template) ? TOLD_LEAST : 0;
      return Math.max(worth ?? 0, least) + extraWorth(template) + buyersWorth(template, own.buyers);
    },
  };
}

/**
 * Whether what a quest takes for granted is known. Quests for anybody about a running business need one: somebody
 * who buys, uses, reads or comes.
 */
function isTrueOf(
  { premises, isForAnybody, milestone }: Template,
  knowledge: Knowledge,
  { isLastResort = false }: Reach,
): boolean {
  const isRunning = STAGES.indexOf(STAGE_OF[milestone]) >= STAGES.indexOf("Launching");
  const hasCustomers = (["firstSale", "users", "gathering", "audience"] as const).some((fact) =>
    knowledge.yes.has(fact),
  );
  return (
    premises.every((premise) => holds(premise, knowledge)) &&
    (!isForAnybody || !isRunning || hasCustomers || isLastResort)
  );
}

/** Worth of every milestone within reach, and the facts that hold once the nearer ones are reached. */
function lookAhead(
  open: readonly WayMilestone[],
  position: Position,
  request: Pick<BatchRequest, "person" | "stage">,
  { stepsAhead, hasReports }: Reach,
): { worths: ReadonlyMap<Milestone, number>; horizon: Position } {
  const { milestones } = request.person.business.way;
  const worths = new Map(open.map((point, rank) => [point.id, openWorth(point, rank, request)]));
  const reported = new Set(
    milestones.flatMap(({ id, takes }) => (takes === null && !hasReports ? [id] : [])),
  );
  let horizon = position;
  for (let step = 0; step < stepsAhead; step++) {
    const reached = [...worths.keys()].filter((id) => !reported.has(id));
    horizon = withReached(horizon, reached);
    for (const { id } of openMilestones(milestones, horizon))
      if (!worths.has(id)) worths.set(id, AHEAD[step] ?? 0);
  }
  return { worths, horizon };
}

/** Needs met, states right, and something still to give. */
function isPossible(
  { needs, when, unless, gives, keeps, situation }: Template,
  position: Position,
  horizon: Position,
  { hasReached }: Reach,
): boolean {
  const { yes } = position.knowledge;
  const holds = (fact: Need) => (fact === "allowed" ? isMet(fact, position) : yes.has(fact));
  const isDone = gives.length > 0 && gives.every((fact) => yes.has(fact));
  return (
    needs.every((need) => isMet(need, horizon)) &&
    when.every(holds) &&
    !unless.some((fact) => fact !== "allowed" && yes.has(fact)) &&
    (!isDone || keeps || hasReached || answersTold({ when, situation }))
  );
}

const LATE: ReadonlySet<Stage> = new Set(["Pre-Launch", "Launching", "Scaling"]);

/** Worth of more work on what is reached or lies behind. */
function reachedWorth(
  { keeps, milestone }: Template,
  standing: Standing | undefined,
  { hasReached }: Reach,
): number | null {
  if (keeps && standing === "reached") return UPKEEP;
  if (!hasReached || (standing !== "reached" && standing !== "passed")) return null;
  return LATE.has(STAGE_OF[milestone]) ? MORE : LAST;
}

function extraWorth(template: Template): number {
  const { isShared, about, trades, isOfSomeTrades, knows, gives, milestone, situation } = template;
  return (
    (trades ? FOR_THIS_KIND : 0) +
    (isOfSomeTrades ? FOR_FEW_TRADES : 0) +
    (isShared && knows.length === 0 && situation === null ? SHARED : 0) +
    stateWorth(template) +
    (about.length > 0 ? FOR_THIS_TRADE : 0) +
    (gives.includes(milestone) ? COMPLETES : 0)
  );
}

function openWorth(
  { id, stage }: WayMilestone,
  rank: number,
  request: Pick<BatchRequest, "person" | "stage">,
): number {
  const isDenied = request.person.business.knowledge.no.has(id);
  const isCatchUp = !isDenied && STAGES.indexOf(stage) < STAGES.indexOf(request.stage);
  if (!isCatchUp) return BY_RANK[rank] ?? BY_RANK.at(-1) ?? 0;
  const beforeSale = request.stage === "Pre-Launch" ? BEFORE_SALE[id] : undefined;
  return beforeSale ?? (id === "price" ? CATCH_UP_PRICE : CATCH_UP);
}
