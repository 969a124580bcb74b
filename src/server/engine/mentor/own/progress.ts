import { openMilestones, standingOf } from "#domain/business/way.ts";
import { XP_PER_LEVEL, xpToNextLevel } from "#domain/xp/xp.ts";
import { fill } from "../../quest/render.ts";
import { wordsOf } from "../../text/tokens.ts";
import { type MentorFacts, progressFacts } from "../facts.ts";
import type { Said } from "../said.ts";
import { asksWhatWasHard, hardWeekLine } from "./hard-week.ts";

const ASKS =
  /\b(?:how am i doing|how(?:'s| is) it going for me|my progress|on track|where (?:do )?i stand|how far (?:am i|have i|till|until|to)|(?:what|how much|how many|anything) (?:have i|did i|i have) (?:\w+ )?(?:done|finish\w*|achieve\w*|complete\w*|get done|reached?)|numbers of my week|sum(?:marise|marize)? (?:where|my|what)|my (?:week|stats|level|streak|numbers)(?: so far| otherwise| going| looking)?(?=[?.!]*$)|(?:next|my) level\b|did i get anything done|still open|is \d+ quests? (?:good|bad)|recap)\b/iu;
const ASKS_LEVEL = /\b(?:how (?:many|much|far|long)|when|xp|points|need|begins?|till|until|reach)\b/iu;
const PATH =
  /\b(?:my path|(?:next|which|what) milestone|milestones?|how far (?:up|along)|the mountain|what unlocks)\b/iu;
const MONEY =
  /\b(?:how much (?:have i|did i) (?:earn\w*|made?|sell|sold|take\w*)|my (?:sales|revenue|income|earnings)(?: so far| this (?:week|month|year)| until now)?(?=\s*[?.!]*$)|how many (?:have i|did i) (?:sold|sell))\b/iu;

/** Who asks for their record says little else: "the invoice is still open" in a story is no question about quests. */
const LONGEST_ASKED = 25;

/** Questions about one's own record, answered from it; null for anything else. */
export function ownRecord(text: string, facts: MentorFacts): Said | null {
  if (wordsOf(text).length > LONGEST_ASKED) return null;
  const isAdvice = /\bhow (?:do|can|should|to)\b/iu.test(text);
  const level = Number(/\blevel (\d{1,3})\b/iu.exec(text)?.[1]);
  if (level > 1 && ASKS_LEVEL.test(text)) return said(levelLines(facts, level), facts);
  const hard = asksWhatWasHard(text) ? hardWeekLine(facts) : null;
  if (hard) return said([hard], facts);
  const lines =
    MONEY.test(text) && !isAdvice
      ? moneyLines(facts)
      : PATH.test(text)
        ? pathLines(facts)
        : ASKS.test(text) && !isAdvice
          ? weekLines(facts)
          : null;
  return lines && said(lines, facts);
}

export function progressSaid(facts: MentorFacts): Said {
  return said(weekLines(facts), facts);
}

function said(lines: readonly string[], facts: MentorFacts): Said {
  return {
    kind: "own",
    topic: "my-progress",
    text: lines.join(" "),
    basis: {
      cards: [],
      profile: ["level and XP", "streak", "your path"],
      quests: facts.open.slice(0, 2).map(({ title }) => title),
    },
    suggest: null,
  };
}

/** "How many for level 5?" */
function levelLines({ totalXp }: MentorFacts, level: number): string[] {
  const begins = (level - 1) * XP_PER_LEVEL;
  const missing = begins - totalXp;
  return [
    `Level ${level} begins at ${begins} XP, because every ${XP_PER_LEVEL} XP make a level.`,
    missing > 0
      ? `You hold ${totalXp} XP, so ${missing} more take you there.`
      : `You hold ${totalXp} XP, so you are past it.`,
    "XP show what you have done: every finished quest pays its reward once.",
  ];
}

function weekLines(facts: MentorFacts): string[] {
  const { completedThisWeek, totalXp, level } = facts;
  const hard = hardWeekLine(facts);
  return [
    completedThisWeek === 0
      ? "You have finished no quest this week so far, which says nothing about the week's worth."
      : `You have finished ${completedThisWeek} ${completedThisWeek === 1 ? "quest" : "quests"} this week.`,
    ...progressFacts(facts),
    `${xpToNextLevel(totalXp)} XP more make level ${level + 1}.`,
    ...(hard ? [hard] : []),
  ];
}

function pathLines({ person, stage }: MentorFacts): string[] {
  const { way, knowledge, words } = person.business;
  const position = { knowledge, stage };
  const reached = way.milestones.filter((point) =>
    ["reached", "passed"].includes(standingOf(point, position)),
  ).length;
  const [next, after] = openMilestones(way.milestones, position);
  return [
    `${reached} of the ${way.milestones.length} milestones on your path are behind you.`,
    ...(next
      ? [`Next comes “${fill(next.title, words)}”: ${fill(next.unlocks, words)}`]
      : ["Every milestone is reached; what comes now are seasons: reviews, prices, something new."]),
    ...(after ? [`After it, “${fill(after.title, words)}” is open too.`] : []),
  ];
}

function moneyLines({ person }: MentorFacts): string[] {
  const { total, bestMonth } = person.business.knowledge.sales;
  return total === 0
    ? [
        "I know of no sale yet: tell me when there is one, or write the number when you complete a quest, and I keep count.",
      ]
    : [
        `You have told me of ${total} ${total === 1 ? "sale" : "sales"} so far, at most ${bestMonth} within a month.`,
        "I count what you report when you complete a quest or say here; if one is missing, just tell me.",
      ];
}
