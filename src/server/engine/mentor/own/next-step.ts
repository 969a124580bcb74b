import { openMilestones } from "#domain/business/way.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { fill } from "../../quest/render.ts";
import { stemsOf, wordsOf } from "../../text/tokens.ts";
import type { MentorFacts, OpenQuest } from "../facts.ts";
import type { Said } from "../said.ts";
import { gentleStep } from "./hard-week.ts";
import { minutesIn } from "./minutes.ts";

const GIVE =
  /\b(?:give|find|pick|suggest|choose|hand|send|set) (?:me|us) (?:\w+ ){0,4}(?:task|quest|something|thing|job|challenge|assignment|one)\b|\b(?:next (?:one|quest|task)|(?:a|new|another) (?:hard|big|small|tiny|quick|easy|new) (?:quest|task|one)|one thing,? please|(?:quick|small|short|tiny|easy) (?:one|task|quest),? please|something (?:big|small|quick|useful|to do|i can do)|pick one for me)\b/iu;
const WHAT_NOW =
  /\b(?:what (?:now|next|first|should i (?:do|be doing|work on|tackle|start)|do i do (?:now|next|first|today)|comes? (?:next|after|now|first)|would be the (?:next|sensible)|'?s (?:next|first))|what'?s (?:next|first)|where (?:do|should) i (?:start|begin|go from here)|where to (?:go|start)|next step|(?:only|just) (?:do )?one thing|which (?:one )?(?:thing|quest) (?:should|first)|order of things|(?:the )?one thing (?:for|to do) (?:this week|today|now)|what can i do (?:now|today|in|with|meanwhile|tonight)|now what|what to do (?:now|next|today|this week)|know where to go|what is the priority|(?:a?wait(?:ing)?(?: for)?|ready for) (?:\w+ ){0,2}(?:instructions|orders|assignment))\b|\b(?:so|and|or) now\?|(?:^|[.!] )now\?\s*$/iu;
/** Time that is left, said before a wish. */
const TIME_LEFT =
  /\b(?:got|have) (?:only |just |about )?(?:\d+|an?|half an|ten|fifteen|twenty|thirty) ?(?:min|mins|minutes?|hours?|hrs?)\b.{0,12}\bwhat (?:can|could|should|do) (?:i|we) do\b|\b(?:an hour|half an hour|\w+ (?:minutes|hours)) (?:is|are) left\b|\bmost important thing\b|\bwhere was i\b/iu;
/** A message that only says how much time there is; how long something takes is another matter. */
const TIME_ONLY =
  /^\W*(?:(?:ok(?:ay)?|so|hi|hey|hello|right|no|well|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|today|this|night|evening|morning|lunch|break)\b[,.!: ]+)*(?:(?:i|we)(?:'ve| have)?(?: only| just)?(?: got| have)? |there (?:is|are) |only |just |got |have |about |maybe |like |with |in )*(?:(?:half )?an? |a (?:quarter of an|couple of|few) |\d+[ -]?|(?:one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety) |(?:spare|free|quiet|whole) )+(?:minutes?|min|mins|hours?|hour|hrs?)\b(?! (?:a|per|each|every)\b)[^?]{0,40}$/iu;

/** Longer messages ask something of their own. */
const LONGEST = 20;

const NEW_QUEST =
  /\b(?:make|add|create|write|give|set|put|generate|build) (?:me |us |up )?(?:an? |another |one )?(?:\w+ )?(?:quest|task|assignment|challenge|homework)\b/iu;

/** Whether somebody wants a new quest made, rather than speaking of one they have. */
export function asksForNew(text: string): boolean {
  return NEW_QUEST.test(text) && !ASKS_WHY.test(text);
}

/** "Why did you give me this quest?" */
const ASKS_WHY = /^\W*(?:\w+ )?why\b/iu;

/** Somebody who cannot begin needs another answer than one more task. */
const FROZEN =
  /\b(?:no|zero|lost (?:all )?(?:my )?|without) motivation\b|\b(?:i|just) (?:just )?freeze\b|\bfrozen\b|\boverwhelm\w*|\bexhausted\b|\bburn(?:t|ed) out\b|\bcan(?:no|')t (?:make|bring) myself\b/iu;
const BEGINS = /\bwhere (?:do|should|would) (?:i|we|you) (?:start|begin)\b|\bwhere to start\b/iu;
/** What was told before it is asked about. */
const ENDS_IN_WHAT_NOW =
  /[,.;!?]? *(?:so |and )?(?:what now|now what|what (?:do|should) i do(?: now)?)\W*$/iu;
/** Beside "where do I begin" or "what now", so many words name a matter of their own; fewer, if nothing was finished. */
const MATTER = 5;
const MATTER_OPEN = 3;
const FINISHED =
  /\b(?:done|did|finished|completed|sent|posted|ready|made|wrote|set up|talked|asked|called)\b/iu;

/** Whether somebody asks what to do now or for something to do. */
export function asksForWork(text: string): boolean {
  if (wordsOf(text).length > LONGEST || FROZEN.test(text) || ASKS_WHY.test(text)) return false;
  if (BEGINS.test(text) && stemsOf(text.replace(BEGINS, " ")).length >= MATTER) return false;
  const matter = FINISHED.test(text) ? MATTER : MATTER_OPEN;
  if (ENDS_IN_WHAT_NOW.test(text) && stemsOf(text.replace(ENDS_IN_WHAT_NOW, " ")).length >= matter)
    return false;
  return (
    GIVE.test(text) ||
    TIME_LEFT.test(text) ||
    WHAT_NOW.test(text) ||
    (TIME_ONLY.test(text) && minutesIn(text) !== null)
  );
}

/** What to do now, in the time there is: a quest on the board, or a new one about what was named. */
export function nextStep(text: string, facts: MentorFacts): Said {
  const minutes = minutesIn(text);
  const about =
    /\bquest (?:out )?(?:of|about|for|from|on) (?!me\b|today\b|now\b|this\b|that\b|it\b)(.{4,80}?)(?: please)?[.?!]*$/iu.exec(
      text,
    )?.[1] ??
    /\b(?:about|on|for|to|so (?:that )?i(?: finally)?) (?!now\b|me\b|today\b|tonight\b|tomorrow\b|earth\b|do\b|be\b|this\b|the (?:next|first|weekend|evening)\b)(.{4,80})$/iu.exec(
      text,
    )?.[1];
  const wantsNew =
    asksForNew(text) ||
    (GIVE.test(text) && (about !== undefined || /\b(?:new|another|hard|make|done)\b/iu.test(text)));
  const quest = wantsNew ? undefined : fitting(facts.open, minutes);
  const said = quest ? forOpen(quest, minutes) : forNew(minutes, about);
  return {
    kind: "own",
    topic: "next-step",
    text: [said, gentleStep(facts), milestoneLine(facts)].filter(Boolean).join("\n\n"),
    basis: { cards: [], profile: ["your path"], quests: quest ? [quest.title] : [] },
    suggest: quest
      ? { kind: "open", questId: quest.id }
      : { kind: "new", categories: [], about: about ?? "", minutes, isWanted: true },
  };
}

/** The started one, or the first that fits into the time; one that is too long is taken step by step. */
function fitting(open: readonly OpenQuest[], minutes: number | null): OpenQuest | undefined {
  if (minutes === null) return open[0];
  const byFit = open.filter(({ hours }) => hours * 60 <= minutes);
  if (minutes >= 120) return [...open].sort((a, b) => b.hours - a.hours)[0];
  return byFit[0] ?? open[0];
}

function forOpen(quest: OpenQuest, minutes: number | null): string {
  const [first] = readQuestText(quest.description).steps;
  const time = timeLine(quest, minutes);
  const opening = quest.isRunning
    ? `Go on with “${quest.title}”: it is started, and a finished one is worth more than two begun.`
    : `Take “${quest.title}” next.`;
  const why = quest.reason ? `Why this one: ${quest.reason.replace(/\.?$/u, ".")}` : "";
  return [opening, time, first ? `First step: ${first.replace(/\.?$/u, ".")}` : "", why]
    .filter(Boolean)
    .join(" ");
}

function timeLine({ hours }: OpenQuest, minutes: number | null): string {
  if (minutes === null) return "";
  if (hours * 60 <= minutes) return `It fits into your ${minutes} minutes.`;
  return `The whole of it takes longer than your ${minutes} minutes, so do only its first step now; small and finished beats big and open.`;
}

function forNew(minutes: number | null, about: string | undefined): string {
  const time = minutes === null ? "" : ` It holds what fits into your ${timeSaid(minutes)}.`;
  return about
    ? `The nearest quest for this, ${about.replace(/[.?!]+$/u, "")}: add it, and it stands on your board.${time} Read its first step now and start with it.`
    : `Here is a quest that fits where you are: add it, and it stands on your board.${time} Start with its first step today.`;
}

const HOURS_SAID: Readonly<Record<number, string>> = {
  60: "hour",
  90: "hour and a half",
  120: "two hours",
  180: "three hours",
  240: "four hours",
};

function timeSaid(minutes: number): string {
  return HOURS_SAID[minutes] ?? `${minutes} minutes`;
}

/** "Next on your path: People can order and pay." */
export function milestoneLine({ person, stage }: MentorFacts): string {
  const { way, knowledge, words } = person.business;
  const [next] = openMilestones(way.milestones, { knowledge, stage });
  return next
    ? `Next on your path for ${person.businessName ?? "your business"}: **${fill(next.title, words)}**.`
    : "";
}
