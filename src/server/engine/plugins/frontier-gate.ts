import type { Milestone } from "#domain/business/fact-keys.ts";
import type { Knowledge } from "#domain/business/facts.ts";
import { STAGE_OF, STAGES, type Stage } from "#domain/business/way.ts";
import type { Difficulty } from "#domain/quests/quest.ts";
import type { BatchContext, Candidate, Draft, Plugin } from "../draft.ts";
import { freshnessOf } from "../frontier/freshness.ts";
import { frontierOf } from "../frontier/frontier.ts";
import { buyersAtMost, withPossibleSizes } from "../frontier/possible-sizes.ts";
import { namesStandIn } from "../frontier/stand-ins.ts";
import { answersTold, offerChangeWorth } from "../frontier/state-worth.ts";
import { restingCategories } from "../history.ts";
import type { Template, Way } from "../playbook/playbook.ts";
import type { Experience } from "../playbook/vocabulary.ts";

const DIFFICULTIES_OF: Record<Experience, readonly Difficulty[]> = {
  beginner: ["Beginner", "Intermediate"],
  some: ["Beginner", "Intermediate", "Advanced"],
  experienced: ["Beginner", "Intermediate", "Advanced"],
  expert: ["Beginner", "Intermediate", "Advanced"],
};

/** With fewer candidates per quest than this, the gate looks further. */
const CHOICES_A_QUEST = 2;
/** With so many candidates per quest, those in nobody's own words are left out. */
const NAMED_A_QUEST = 5;
/** One step ahead always: quests of a week may build on each other. Strict: only what suits the stage. */
const REACHES = [
  { stepsAhead: 1, hasReached: false, isStrict: true },
  { stepsAhead: 2, hasReached: false, isStrict: true },
  { stepsAhead: 2, hasReached: false, isStrict: false },
  { stepsAhead: 3, hasReached: true, isStrict: false },
  { stepsAhead: 10, hasReached: true, hasReports: true, isStrict: false },
];

/** When nothing is left, the limits on quests for anybody and on difficulty give way: better than an empty week. */
const LAST_RESORT = {
  stepsAhead: 10,
  hasReached: true,
  hasReports: true,
  isStrict: false,
  isLastResort: true,
};

/** Keeps the quests of this person's frontier, and gives each its worth. */
export const frontierGate: Plugin = {
  name: "frontier",
  enhance: (draft, context) => {
    const wanted = CHOICES_A_QUEST * Math.max(1, context.request.plan.places.length);
    const isFresh = freshnessOf(context);
    let candidates: readonly Candidate[] = [];
    for (const reach of REACHES) {
      candidates = candidatesOf(draft, context, reach);
      const fresh = candidates.filter(({ template }) => !template.isForAnybody && isFresh(template));
      if (fresh.length >= wanted) break;
    }
    if (candidates.length === 0) candidates = candidatesOf(draft, context, LAST_RESORT);
    return { ...draft, candidates: withoutStandIns(candidates, context) };
  },
};

/** Without titles that only the model's words fill, as long as there is a choice of others. */
function withoutStandIns(
  candidates: readonly Candidate[],
  { request: { person, plan } }: BatchContext,
): readonly Candidate[] {
  const named = candidates.filter(
    ({ template }) => answersTold(template) || !namesStandIn(template, person.business),
  );
  return named.length >= NAMED_A_QUEST * Math.max(1, plan.places.length) ? named : candidates;
}

function candidatesOf(
  draft: Draft,
  context: BatchContext,
  { isStrict, ...reach }: (typeof REACHES)[number] & { isLastResort?: boolean },
): Candidate[] {
  const { request } = context;
  const frontier = frontierOf(request, reach);
  const windows = request.plan.places.map(({ windowHours }) => windowHours);
  const longest = Math.min(request.hoursAtMost, ...(windows.length > 0 ? [Math.max(...windows)] : []));
  const resting = restingCategories(request.history.past);
  const hasPast = hasMonthsBehind(request.person.business.knowledge);
  const buyers = buyersAtMost(request.person.business, request.stage);
  const steps = stepsOnWay(request.person.business.way);
  const changeWorth = offerChangeWorth(request.history.past, context.playbook);
  const isTooHard = ({ difficulty }: Template) =>
    !reach.isLastResort && !DIFFICULTIES_OF[request.person.experience].includes(difficulty);
  return draft.candidates.flatMap(({ template: whole }) => {
    const template = withPossibleSizes(whole, buyers);
    if (!template || (template.looksBack && !hasPast)) return [];
    if (isTooHard(template)) return [];
    if (!template.sizes.some(({ hours }) => hours <= longest)) return [];
    if (resting.has(template.category)) return [];
    if (isStrict && !suitsStage(template, context, steps)) return [];
    const worth = frontier.worthOf(template);
    return worth === null ? [] : [{ template, score: worth + changeWorth(template) }];
  });
}

function suitsStage(
  template: Template,
  { request, playbook }: BatchContext,
  steps: ReadonlyMap<Milestone, number>,
): boolean {
  const { category, milestone } = template;
  if (answersTold(template)) return true;
  if (isTooEarly(STAGE_OF[milestone], request)) return false;
  const own = steps.get(milestone) ?? step(STAGE_OF[milestone]);
  if (own > Math.max(step(request.stage), step(request.stageReached)) + 1) return false;
  const stages = playbook.stagesOf[category];
  return stages === undefined || stages.includes(request.stage) || stages.includes(request.stageReached);
}

const step = (stage: Stage) => STAGES.indexOf(stage);

/**
 * The step of each milestone where it stands on this model's way: what comes after the launch there, such as an
 * account for the money of a channel, waits for the launch.
 */
function stepsOnWay({ milestones }: Way): ReadonlyMap<Milestone, number> {
  const steps = new Map<Milestone, number>();
  let furthest = 0;
  for (const { id, stage } of milestones) {
    if (step(stage) <= step("Launching")) furthest = Math.max(furthest, step(stage));
    steps.set(id, Math.max(furthest, step(stage)));
  }
  return steps;
}

/** What belongs to a steady business can wait while money does not come in every month yet. */
function isTooEarly(stage: Stage, { person, stage: at }: BatchContext["request"]): boolean {
  const { yes } = person.business.knowledge;
  return (
    stage === "Scaling" && at !== "Scaling" && !yes.has("steady") && !yes.has("soldOut") && !yes.has("churn")
  );
}

/** Whether there are months of selling or publishing to look back on. */
function hasMonthsBehind({ yes }: Knowledge): boolean {
  return (["tenSales", "steady", "rhythm", "audience", "soldOut"] as const).some((fact) => yes.has(fact));
}
