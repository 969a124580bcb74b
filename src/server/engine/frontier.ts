import {
  isMet,
  openMilestones,
  type Position,
  STAGE_OF,
  STAGES,
  type Stage,
  standingOf,
  withReached,
} from "#domain/business/way.ts";
import type { BatchRequest } from "./draft.ts";
import type { Template, WayMilestone } from "./playbook/playbook.ts";

/** What a person can work on now, and how much each quest of it is worth. */
export interface Frontier {
  /** Open milestones, the most worthwhile first. */
  readonly open: readonly WayMilestone[];
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
const UPKEEP = 0.6;
const SEASON = 0.5;
/** More of a milestone that is reached, for people who have done nearly everything. */
const MORE = 0.05;
const LAST = -0.3;
/** A quest written for exactly the state that the business is in. */
const FOR_THIS_STATE = 1;
/** A quest about what this trade must know. */
const FOR_THIS_TRADE = 0.3;
/** A quest that makes its milestone true. */
const COMPLETES = 0.1;

interface Reach {
  /** How many milestones beyond the open ones may be worked on. */
  readonly stepsAhead: number;
  /** Whether what is reached may be worked on further. */
  readonly hasReached: boolean;
}

export function frontierOf(
  request: Pick<BatchRequest, "person" | "stage">,
  { stepsAhead, hasReached }: Reach = { stepsAhead: 0, hasReached: false },
): Frontier {
  const { way, knowledge, tags } = request.person.business;
  const position: Position = { knowledge, stage: request.stage };
  const open = openMilestones(way.milestones, position);
  const worths = new Map(open.map((point, rank) => [point.id, openWorth(point, rank, request)]));
  // A sale or an event is never taken for granted: only the person's report reaches it.
  const isReported = new Set(way.milestones.filter(({ takes }) => takes === null).map(({ id }) => id));
  let horizon = position;
  for (let step = 0; step < stepsAhead; step++) {
    horizon = withReached(
      horizon,
      [...worths.keys()].filter((id) => !isReported.has(id)),
    );
    for (const { id } of openMilestones(way.milestones, horizon))
      if (!worths.has(id)) worths.set(id, AHEAD[step] ?? 0);
  }
  const isReached = new Set(
    way.milestones.flatMap((point) => (standingOf(point, position) === "reached" ? [point.id] : [])),
  );
  const isPassed = new Set(
    way.milestones.flatMap((point) => (standingOf(point, position) === "passed" ? [point.id] : [])),
  );
  const isFinished = hasReached || (knowledge.yes.has("steady") && open.length === 0);
  const worthOfMilestone = (template: Template): number | null => {
    if (template.season) return isFinished ? SEASON : null;
    const worth = worths.get(template.milestone);
    if (worth !== undefined) return worth;
    if (!isReached.has(template.milestone) && !(hasReached && isPassed.has(template.milestone))) return null;
    if (template.keeps) return UPKEEP;
    return hasReached ? (LATE.has(STAGE_OF[template.milestone]) ? MORE : LAST) : null;
  };
  return {
    open,
    worthOf(template) {
      if (!suits(template, way.model, tags)) return null;
      if (!template.needs.every((need) => isMet(need, horizon))) return null;
      if (template.unless.some((fact) => fact !== "allowed" && knowledge.yes.has(fact))) return null;
      if (
        !template.when.every((fact) => (fact === "allowed" ? isMet(fact, position) : knowledge.yes.has(fact)))
      )
        return null;
      const isDone = template.gives.length > 0 && template.gives.every((fact) => knowledge.yes.has(fact));
      if (isDone && !template.keeps && !hasReached) return null;
      const worth = worthOfMilestone(template);
      if (worth === null && template.when.length === 0) return null;
      return (
        (worth ?? 0) +
        (template.when.length > 0 ? FOR_THIS_STATE : 0) +
        (template.about.length > 0 ? FOR_THIS_TRADE : 0) +
        (template.gives.includes(template.milestone) ? COMPLETES : 0)
      );
    },
  };
}

const LATE: ReadonlySet<Stage> = new Set(["Pre-Launch", "Launching", "Scaling"]);

function suits(
  { models, about }: Template,
  model: WayModel,
  tags: BatchRequest["person"]["business"]["tags"],
): boolean {
  return (
    (models === "*" || models.includes(model)) && (about.length === 0 || about.some((tag) => tags.has(tag)))
  );
}

type WayModel = BatchRequest["person"]["business"]["way"]["model"];

function openWorth(
  { id, stage }: WayMilestone,
  rank: number,
  request: Pick<BatchRequest, "person" | "stage">,
): number {
  const isDenied = request.person.business.knowledge.no.has(id);
  const isCatchUp = !isDenied && STAGES.indexOf(stage) < STAGES.indexOf(request.stage);
  if (isCatchUp && id === "price") return CATCH_UP_PRICE;
  return isCatchUp ? CATCH_UP : (BY_RANK[rank] ?? BY_RANK.at(-1) ?? 0);
}
