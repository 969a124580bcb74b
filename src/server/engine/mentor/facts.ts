import type { HardWeek } from "#domain/review/hard-week.ts";
import type { Person } from "../person.ts";
import type { Stage } from "../playbook/vocabulary.ts";

/** A quest on the person's board. */
export interface OpenQuest {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly dueDay: string;
  readonly hours: number;
  readonly isRunning: boolean;
  /** Why it was chosen; null for one of the person's own. */
  readonly reason: string | null;
}

/** What the mentor knows about the user, besides the profile. */
export interface MentorFacts {
  readonly person: Person;
  readonly stage: Stage;
  /** Open quests in the order of the week; started ones first. */
  readonly open: readonly OpenQuest[];
  readonly completedThisWeek: number;
  /** Newest first. */
  readonly finished: readonly { title: string; category: string }[];
  readonly completed: number;
  readonly totalXp: number;
  readonly level: number;
  readonly streak: number;
  /** What was hard last week, as its review says. */
  readonly hardWeek?: HardWeek | null;
}

/** What the business sells and does, in words. */
export function tradeOf({ person }: Pick<MentorFacts, "person">): string {
  const { words } = person.business;
  return [words["offer.many"], words["offer.one"], words["offer.doing"]].join(" ");
}

const STAGE_FACTS: Record<Stage, string> = {
  "Idea Stage": "at the idea stage",
  "Planning Stage": "at the planning stage",
  "Legal Setup": "in its legal set-up",
  "Pre-Launch": "just before its launch",
  Launching: "launching",
  Scaling: "growing",
};

/** "Juniper Candles is just before its launch." */
export function stageFact({ person, stage }: MentorFacts): string {
  return `${person.businessName ?? "Your business"} is ${STAGE_FACTS[stage]}.`;
}

export function progressFacts(facts: MentorFacts): string[] {
  const { completed, totalXp, level, streak, open, finished } = facts;
  const last = finished[0];
  return [
    `You have finished ${count(completed, "quest")} and hold ${totalXp} XP, which is level ${level}.`,
    streak > 0
      ? `Your streak stands at ${count(streak, "day")}.`
      : "There is no streak running: the next quest you finish starts one.",
    ...(last ? [`The last thing you finished was “${last.title}”.`] : []),
    open.length > 0
      ? `${count(open.length, "quest")} ${open.length === 1 ? "is" : "are"} open.`
      : "Nothing is open at the moment.",
    ...favourite(finished),
  ];
}

/** The category with the most completed quests, once there are enough. */
function favourite(finished: MentorFacts["finished"]): string[] {
  const counts = new Map<string, number>();
  for (const { category } of finished) counts.set(category, (counts.get(category) ?? 0) + 1);
  const [top] = [...counts.entries()].sort((a, b) => b[1] - a[1]);
  return top && top[1] >= 3
    ? [`Most of your latest work went into ${top[0]}: ${count(top[1], "quest")}.`]
    : [];
}

export function nextFacts({ open }: MentorFacts): string[] {
  const [first, second] = open;
  if (!first) return ["Nothing is open on your board: generate a batch there."];
  return [
    first.isRunning
      ? `You have “${first.title}” running: finish that first.`
      : `Next on your board is “${first.title}”, due ${first.dueDay}.`,
    ...(second ? [`After it comes “${second.title}”.`] : []),
  ];
}

/** An open quest in one of these categories, to mention in the answer. */
export function relatedQuest(facts: MentorFacts, categories: readonly string[]): string | null {
  const quest = facts.open.find(({ category }) => categories.includes(category));
  return quest ? `You have an open quest that fits: “${quest.title}”.` : null;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
