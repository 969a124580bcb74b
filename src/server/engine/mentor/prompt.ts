import { FIGURE_FACTS } from "#domain/business/fact-keys.ts";
import { FACT_LABELS } from "#domain/business/fact-labels.ts";
import { openMilestones } from "#domain/business/way.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import type { HardChoice } from "#domain/review/draft-review.ts";
import type { Caution } from "../playbook/vocabulary.ts";
import { fill } from "../quest/render.ts";
import type { BuiltInAnswer, Question } from "./answer.ts";
import type { BankAnswer } from "./bank/entry.ts";
import { LEFT_OUT } from "./dialogue/constraint-talk.ts";
import { goesOn } from "./dialogue/going-on.ts";
import { isRuledOut, ruledOut } from "./dialogue/ruled-out.ts";
import type { Turn } from "./dialogue/turns.ts";
import { type MentorFacts, tradeOf } from "./facts.ts";
import { hear } from "./hear.ts";
import type { Mentor } from "./mentor.ts";
import { hardWords } from "./own/hard-week.ts";
import { isHurt } from "./reading/feelings.ts";
import { search } from "./search.ts";

/** System prompt for a language model acting as the mentor. */
export const MENTOR_SYSTEM = [
  "You are the mentor of SideQuest, a product for people who build a side business in half an hour after work.",
  "Answer the last message about this person's own business, in the language of that message (`messageLanguage`): the first sentence answers, then what decides it, then one next step for this week. 40 to 120 words unless more is asked for, 300 at most. Plain Markdown (bold, lists), no links, no images, no HTML.",
  "Use the facts, the path and the open quests you are given, and the stored answers where they fit the question; ignore stored answers that do not. `holds` was told or follows from what was told and may be out of date: the last message counts more. `lastWeekWasHard` is what they said in their weekly review: take it into account, and speak of it only where it matters for the answer. Never propose what `rulesOut` names. Do not repeat what you said before. Do not invent numbers, laws or promises about SideQuest.",
  "Reckon with the numbers that were given and show the sum. `reckoned` is a checked sum: keep its figures.",
  "For law, tax, health and insurance give general orientation and say in one line where to check. Where `atStake` is set, say first what not to do and whom to ask, and offer no quest.",
  "To somebody in grief or despair be kind first: no task, no cheering up, no talk of the product.",
  "Decline what has nothing to do with building a small business, and anything unlawful, deceptive or spammy.",
  "You cannot act: you have no tools, you cannot change rewards, levels or accounts.",
].join("\n");

const STORED_ANSWERS = 3;
const OPEN_QUESTS = 8;
const MILESTONES_AHEAD = 3;

/** What the model is told, as data. The person's text is sent as their message and never included here. */
export function mentorFacts(
  mentor: Mentor,
  question: Question,
  built: Pick<BuiltInAnswer, "talk" | "kind" | "text">,
  facts: MentorFacts,
  today: string,
) {
  const { person, stage } = facts;
  const { way, knowledge, words } = person.business;
  const heard = hear(question.text, mentor.glossary, mentor.spell, tradeOf(facts));
  return {
    today: `${weekdayOf(today)} ${today}`,
    messageLanguage: heard.language,
    atStake: heard.stakes ?? stakesBefore(mentor, heard.plain, question.turns, facts),
    reckoned: built.kind === "solved" ? sentencesOf(built.text) : null,
    business: {
      name: person.businessName,
      kind: way.name,
      stage,
      experience: person.experience,
      goals: person.goals,
      description: withoutContacts(person.description),
      sells: named(words["offer.many"]),
      customers: named(words.customers),
      rulesOut: ruledOut({ heard, turns: question.turns, facts }).map((name) => LEFT_OUT[name]),
      holds: [...knowledge.yes].map((fact) => FACT_LABELS[fact]),
      doesNotHold: [...knowledge.no].map((fact) => FACT_LABELS[fact]),
      figures: figuresOf(facts),
      salesReported: knowledge.sales.total,
    },
    path: openMilestones(way.milestones, { knowledge, stage })
      .slice(0, MILESTONES_AHEAD)
      .map(({ title }) => fill(title, words)),
    progress: { level: facts.level, finishedQuests: facts.completed, streakDays: facts.streak },
    lastWeekWasHard: hardWeekOf(facts),
    openQuests: questsOf(facts, question.questId),
    lastFinished: facts.finished.slice(0, 5).map(({ title }) => title),
    storedAnswers: storedAnswers(mentor, question, built, facts).map(({ label, answer, step, depends }) => ({
      question: label,
      answer: sentencesOf(fill(answer, words)),
      nextStep: fill(step, words),
      ...(depends && { dependsOn: fill(depends, words) }),
    })),
  };
}

/** What the person answered in the weekly review, for the mentor alone. */
function hardWeekOf(facts: MentorFacts) {
  const words = hardWords(facts);
  const choice = facts.hardWeek?.hard ?? null;
  if (!words && !choice) return null;
  return { choice: choice && HARD_WORDS[choice], inTheirWords: sentencesOf(withoutContacts(words ?? "")) };
}

const HARD_WORDS: Readonly<Record<HardChoice, string>> = {
  tired: "too tired",
  time: "too little time",
  unsure: "not sure how",
  nothing: "nothing was hard",
};

/** What was at stake in the matter that the message goes on with, the newest first. */
function stakesBefore(
  mentor: Mentor,
  plain: string,
  turns: readonly Turn[],
  facts: MentorFacts,
): Caution | null {
  const before = [...(goesOn(mentor, plain, turns)?.turns ?? [])].reverse();
  return (
    before
      .map(({ prompt }) => hear(prompt, mentor.glossary, mentor.spell, tradeOf(facts)).stakes)
      .find((stakes) => stakes !== null) ?? null
  );
}

function weekdayOf(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
}

/** "Things of this kind", "possible buyers": words for what is not known. */
function named(words: string): string | null {
  return /\bof this kind$|^possible /u.test(words) ? null : words;
}

const MAIL = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu;
const TELEPHONE = /(?<![\p{L}\d]|\d[.,])\+?\(?\d(?:[\d\s()/-]|\.(?=\d)){6,}\d(?![\p{L}\d])/gu;
const YEAR = String.raw`(?:19|20)\d\d`;
/** Nobody's telephone: 20 000, 1.500.000, 12.50. Three whole groups of three are one unless they end in noughts. */
const SUM = String.raw`(?:[1-9]\d{0,2}|[1-9]\d{0,2}[\s.]\d{3}|[1-9]\d?(?:[\s.]\d{3}){2}|[1-9]\d{0,2}(?:[\s.]\d{3})*[\s.]000|\d{1,4}\.\d\d)`;
const NO_TELEPHONE = new RegExp(
  String.raw`^(?:${YEAR}(?:\s?[/-]?\s?${YEAR})+|${YEAR}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2${YEAR}|${SUM}(?:\s?-\s?${SUM})?)$`,
  "u",
);
const TELEPHONE_DIGITS = 7;

/** How to reach somebody is no business of a model. */
function withoutContacts(text: string): string {
  return text
    .replaceAll(MAIL, "[mail]")
    .replaceAll(TELEPHONE, (found) => (isTelephone(found) ? "[telephone]" : found));
}

function isTelephone(found: string): boolean {
  return found.replaceAll(/\D/gu, "").length >= TELEPHONE_DIGITS && !NO_TELEPHONE.test(found);
}

/** What one costs and sells for, and the like, as told. */
function figuresOf({ person }: MentorFacts): Record<string, number> {
  const { records } = person.business.knowledge;
  return Object.fromEntries(
    FIGURE_FACTS.flatMap((key) => {
      const value = Number(records.get(key)?.value);
      return Number.isFinite(value) ? [[key, value]] : [];
    }),
  );
}

/** Steps only of the quest on the screen and of those started: the others need no more than their title. */
function questsOf({ open }: MentorFacts, questId: string | null) {
  return open.slice(0, OPEN_QUESTS).map(({ id, title, description, dueDay, reason, isRunning }) => {
    const isOnScreen = id === questId;
    return {
      title,
      dueDay,
      ...(isOnScreen && { isOpenOnScreen: true }),
      ...(isRunning && { isStarted: true }),
      ...((isOnScreen || isRunning) && { reason, steps: readQuestText(description).steps }),
    };
  });
}

/** A text of the data block is cut when it is long: one sentence each is not. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["”’*]*)\s+/u).filter(Boolean);
}

/** What the built-in engine would say, and stored answers to the question as it stands in the talk. */
function storedAnswers(
  mentor: Mentor,
  { text, turns, sense }: Question,
  { talk }: Pick<BuiltInAnswer, "talk">,
  facts: MentorFacts,
): BankAnswer[] {
  const heard = hear(text, mentor.glossary, mentor.spell, tradeOf(facts));
  const thread = goesOn(mentor, heard.plain, turns);
  const before = thread ? { text: thread.turns.at(-1)?.prompt ?? "", topics: thread.topics } : undefined;
  const names = ruledOut({ heard, turns, facts });
  // As for the built-in answer: a turn within a talk is read with what went before, hurt by its words alone.
  const ownSense = thread || isHurt(heard.feeling) ? null : (sense ?? null);
  const { hits } = search(mentor, facts, heard.plain, { before, sense: ownSense });
  const found = hits.map(({ entry }) => entry.id);
  return [...new Set([...(talk.answerId ? [talk.answerId] : []), ...found])]
    .flatMap((id) => mentor.bank.answers.get(id) ?? [])
    .filter((answer) => !isRuledOut(answer, names))
    .slice(0, STORED_ANSWERS);
}
