import type { Answers, Step } from "./answers.ts";

interface Question {
  /** The question's title; may contain the business name. */
  title: string;
  text: string;
  /** Further text, left out on phones. */
  more?: string;
  /** Error when continuing without an answer. */
  missing: string;
}

const NAME_FITS_LENGTH = 40;

export function questionOf(step: Step, answers: Answers): Question {
  const name = answers.businessName.trim();
  const it = name && name.length <= NAME_FITS_LENGTH ? name : "your business";
  return QUESTIONS[step](it);
}

const CHOOSE_ONE = "Choose one to go on.";

const QUESTIONS: Record<Step, (it: string) => Question> = {
  businessName: () => ({
    title: "What is your business called?",
    text: "A working title is fine.",
    more: "You can change it at any time.",
    missing: "Give it a name to go on.",
  }),
  businessType: (it) => ({
    title: `What kind of business is ${it}?`,
    text: "Choose the closest one.",
    more: "It decides which quests come first.",
    missing: CHOOSE_ONE,
  }),
  businessStage: (it) => ({
    title: `How far along is ${it}?`,
    text: "Every stage is a good place to start.",
    missing: CHOOSE_ONE,
  }),
  businessDescription: (it) => ({
    title: `What does ${it} do, and for whom?`,
    text: "Two or three sentences are plenty.",
    more: "The more I know, the better your quests fit.",
    missing: "A sentence or two to go on.",
  }),
  goals: (it) => ({
    title: `What should ${it} do for you?`,
    text: "Choose every goal that is true.",
    more: "Your quests are picked from these.",
    missing: "Choose at least one goal to go on.",
  }),
  experience: () => ({
    title: "How much have you done before?",
    text: "Your quests start where you are.",
    missing: CHOOSE_ONE,
  }),
  timeCommitment: (it) => ({
    title: `How much time can ${it} have?`,
    text: "A small week that happens beats a big one that does not.",
    missing: CHOOSE_ONE,
  }),
  weeklySchedule: (it) => ({
    title: `On which days do you work on ${it}?`,
    text: "Other days are rest days: they never break a streak.",
    missing: "Choose at least one day to go on.",
  }),
};
