import { type Easing, easingOf } from "#domain/review/hard-week.ts";
import type { MentorFacts } from "../facts.ts";
import { findFeeling, isHurt } from "../reading/feelings.ts";
import { findSafetyRule } from "../safety.ts";

const ASKS =
  /\b(?:what (?:was|did i (?:find|say was|call)) (?:so )?(?:hard|difficult)|(?:hard|difficult) (?:for me )?(?:last|this|that) week|(?:my|the) (?:last |weekly )?review (?:say|said)|what did i (?:say|write|answer) in (?:my|the) (?:last |weekly )?review)\b/iu;

const SAID: Readonly<Record<Easing, string>> = {
  time: "there was too little time",
  tired: "you were too tired",
  unsure: "you were not sure how",
};

const NOW: Readonly<Record<Easing, string>> = {
  time: "so this week's quests are short",
  tired: "so this week has fewer quests, and short ones",
  unsure: "so this week's quests are small pieces",
};

/** The person's own words about it, unless they are grave: those are no small talk of a later day. */
export function hardWords({ hardWeek }: MentorFacts): string | null {
  const text = hardWeek?.text.trim().replaceAll(/\s+/gu, " ") ?? "";
  return text === "" || findSafetyRule(text) || isHurt(findFeeling(text)) ? null : text;
}

/** What was hard last week and what follows from it; null if nothing was said. */
export function hardWeekLine(facts: MentorFacts): string | null {
  if (!facts.hardWeek) return null;
  const easing = easingOf(facts.hardWeek);
  const words = hardWords(facts);
  const quoted = words && `“${words}”`;
  if (easing === null) return quoted && `In your weekly review you wrote what was hard: ${quoted}.`;
  return `In your weekly review you said that ${SAID[easing]}${quoted ? `: ${quoted}` : ""}, ${NOW[easing]}.`;
}

/** "What was hard last week?" */
export function asksWhatWasHard(text: string): boolean {
  return ASKS.test(text);
}

/** Said with what to do now, where the last week's trouble changes how. */
export function gentleStep({ hardWeek }: MentorFacts): string {
  const easing = hardWeek ? easingOf(hardWeek) : null;
  if (easing === "tired") return "You were tired last week: its first step is enough for today.";
  if (easing === "time") return "Time was short last week: its first step alone counts too.";
  return easing === "unsure"
    ? "Last week it was not clear how: if a step is not, ask me about that step."
    : "";
}
