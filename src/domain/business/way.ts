import type { Milestone, State, YesNoFact } from "./fact-keys.ts";
import type { Knowledge } from "./facts.ts";

export const STAGES = [
  "Idea Stage",
  "Planning Stage",
  "Legal Setup",
  "Pre-Launch",
  "Launching",
  "Scaling",
] as const;
export type Stage = (typeof STAGES)[number];

/** A step of the way of one model. */
export interface WayPoint {
  readonly id: Milestone;
  readonly stage: Stage;
  readonly needs: readonly Need[];
  /** Quests that reach it; null if only the person's own report does. */
  readonly takes: number | null;
}

/** "allowed": the permit is held, or the trade needs none. */
export type Need = YesNoFact | "allowed";

/**
 * reached: a fact says so. passed: it belongs to a stage the person has left behind, and nothing denies it.
 * open: its needs are met. ahead: something is missing first.
 */
export type Standing = "reached" | "passed" | "open" | "ahead";

/** Worth asking for even if the person is past their stage: without these, what follows fails later. */
const ESSENTIAL: ReadonlySet<Milestone> = new Set([
  "price",
  "cost",
  "rules",
  "permit",
  "insured",
  "terms",
  "account",
  "numbers",
]);

const stepOf = (stage: Stage) => STAGES.indexOf(stage);

export interface Position {
  readonly knowledge: Pick<Knowledge, "yes" | "no">;
  /** The stage in the profile. */
  readonly stage: Stage;
}

export function standingOf(point: WayPoint, position: Position): Standing {
  const { knowledge, stage } = position;
  if (knowledge.yes.has(point.id)) return "reached";
  const isBehind = stepOf(point.stage) < stepOf(stage);
  if (isBehind && !knowledge.no.has(point.id) && !ESSENTIAL.has(point.id)) return "passed";
  return point.needs.every((need) => isMet(need, position)) ? "open" : "ahead";
}

/** Whether a need holds: known, or taken for granted because the person is past its stage. */
export function isMet(need: Need, { knowledge, stage }: Position): boolean {
  if (need === "allowed") return knowledge.yes.has("permit") || !knowledge.yes.has("regulated");
  if (knowledge.yes.has(need)) return true;
  const stageOfNeed = STAGE_OF[need as Milestone];
  return stageOfNeed !== undefined && !knowledge.no.has(need) && stepOf(stageOfNeed) < stepOf(stage);
}

/** The stage that each milestone belongs to, whatever the model. */
export const STAGE_OF: Readonly<Record<Milestone, Stage>> = {
  talked: "Idea Stage",
  offer: "Idea Stage",
  made: "Idea Stage",
  tried: "Planning Stage",
  cost: "Planning Stage",
  price: "Planning Stage",
  wanted: "Planning Stage",
  supply: "Planning Stage",
  helpers: "Planning Stage",
  place: "Planning Stage",
  rules: "Legal Setup",
  permit: "Legal Setup",
  registered: "Legal Setup",
  insured: "Legal Setup",
  terms: "Legal Setup",
  account: "Legal Setup",
  proof: "Pre-Launch",
  page: "Pre-Launch",
  payable: "Pre-Launch",
  delivery: "Pre-Launch",
  opening: "Pre-Launch",
  published: "Pre-Launch",
  users: "Launching",
  firstSale: "Launching",
  gathering: "Launching",
  reviews: "Launching",
  channel: "Launching",
  rhythm: "Launching",
  audience: "Launching",
  repeat: "Launching",
  tenSales: "Launching",
  numbers: "Launching",
  steady: "Scaling",
  capacity: "Scaling",
  process: "Scaling",
  priceRaised: "Scaling",
  keep: "Scaling",
  second: "Scaling",
  helper: "Scaling",
  reserve: "Scaling",
};

/** The way as it would look with these milestones reached: for looking a step ahead. */
export function withReached(position: Position, reached: readonly Milestone[]): Position {
  const yes = new Set([...position.knowledge.yes, ...reached]);
  return { ...position, knowledge: { ...position.knowledge, yes } };
}

/** Milestones that a state makes urgent, most urgent first. */
const URGENT: Partial<Record<State, readonly Milestone[]>> = {
  soldOut: ["capacity", "priceRaised", "process"],
  churn: ["keep"],
  // A permit takes longest, and nothing may be sold before.
  regulated: ["rules", "permit"],
};

/** Milestones that a state makes pointless. */
const POINTLESS: Partial<Record<State, readonly Milestone[]>> = {
  soldOut: ["channel", "audience", "tenSales", "opening"],
  alone: ["helper"],
};

/**
 * The open milestones in the order in which they are worth working on: first what a state makes urgent, then the
 * way from the person's stage on, then essentials of earlier stages that are still unknown.
 */
export function openMilestones<P extends WayPoint>(way: readonly P[], position: Position): P[] {
  const { yes } = position.knowledge;
  const states = (list: Partial<Record<State, readonly Milestone[]>>) =>
    Object.entries(list).flatMap(([state, ids]) => (yes.has(state as State) ? (ids ?? []) : []));
  const urgent = states(URGENT);
  const pointless = states(POINTLESS);
  const open = way.filter((point) => !pointless.includes(point.id) && standingOf(point, position) === "open");
  const rank = (point: P) => {
    if (urgent.includes(point.id)) return urgent.indexOf(point.id) - urgent.length;
    if (position.knowledge.no.has(point.id)) return 0;
    return stepOf(point.stage) < stepOf(position.stage) ? way.length + 1 : 0;
  };
  return [...open].sort((a, b) => rank(a) - rank(b) || way.indexOf(a) - way.indexOf(b));
}
