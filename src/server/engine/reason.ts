import type { BatchContext, DraftQuest } from "./draft.ts";
import type { Stage } from "./playbook/schema.ts";

const STAGE_WORDS: Record<Stage, string> = {
  "Idea Stage": "you are still shaping the idea",
  "Planning Stage": "you are planning",
  "Legal Setup": "you are setting things up legally",
  "Pre-Launch": "you are pre-launch",
  Launching: "you are launching",
  Scaling: "you are growing",
};

const LIKED = 2;

/** One factual sentence: "Because you are pre-launch and finished 3 Product quests." */
export function reasonFor(quest: DraftQuest, context: BatchContext): string {
  const { request } = context;
  const own = ownReason(quest, context);
  return `Because ${STAGE_WORDS[request.stage]}${own ? ` and ${own}` : ""}.`;
}

function ownReason({ template, hours, place }: DraftQuest, { request }: BatchContext): string | null {
  const { person, history } = request;
  const finished = history.past.filter(({ outcome }) => outcome === "completed");
  if (template.previous && finished.some(({ templateId }) => templateId === template.previous?.id))
    return "finished the step before it";
  const ofCategory = finished.filter(({ category }) => category === template.category).length;
  if (ofCategory >= LIKED) return `finished ${ofCategory} ${template.category} quests`;
  const goal = person.goals.find((name) => template.goals[name] !== undefined);
  if (goal) return `want to ${GOAL_WORDS[goal]}`;
  if (finished.length > 0 && ofCategory === 0) return `have not tried ${template.category} yet`;
  return hours <= place.windowHours && hours <= 1 ? "it fits into a short evening" : null;
}

const GOAL_WORDS: Record<BatchContext["request"]["person"]["goals"][number], string> = {
  "Generate Revenue": "earn money with it",
  "Learn New Skills": "learn new skills",
  "Build Portfolio": "build a portfolio",
  "Test Ideas": "test ideas",
  "Passive Income": "earn a passive income",
  "Gain Experience": "gain experience",
  Network: "meet people",
  "Financial Freedom": "get to financial freedom",
  "Start Side Business": "start a side business",
  "Develop Expertise": "become an expert",
};
