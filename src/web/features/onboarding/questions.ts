import { t } from "#web/platform/language/text.ts";
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
  return QUESTIONS[step](name.length <= NAME_FITS_LENGTH ? name : "");
}

const CHOOSE_ONE = t("Choose one to go on.");

/** Without a name, or with one that is too long, they speak of "your business". */
const QUESTIONS: Record<Step, (name: string) => Question> = {
  businessName: () => ({
    title: t("What is your business called?"),
    text: t("A working title is fine."),
    more: t("You can change it at any time."),
    missing: t("Give it a name to go on."),
  }),
  businessType: (name) => ({
    title: name
      ? t("What kind of business is {name}?", { name })
      : t("What kind of business is your business?"),
    text: t("Choose the closest one."),
    more: t("It decides which quests come first."),
    missing: CHOOSE_ONE,
  }),
  businessStage: (name) => ({
    title: name ? t("How far along is {name}?", { name }) : t("How far along is your business?"),
    text: t("Every stage is a good place to start."),
    missing: CHOOSE_ONE,
  }),
  businessDescription: (name) => ({
    title: name
      ? t("What does {name} do, and for whom?", { name })
      : t("What does your business do, and for whom?"),
    text: t("Two or three sentences are plenty."),
    more: t("The more I know, the better your quests fit."),
    missing: t("A sentence or two to go on."),
  }),
  goals: (name) => ({
    title: name ? t("What should {name} do for you?", { name }) : t("What should your business do for you?"),
    text: t("Choose every goal that is true."),
    more: t("Your quests are picked from these."),
    missing: t("Choose at least one goal to go on."),
  }),
  experience: () => ({
    title: t("How much have you done before?"),
    text: t("Your quests start where you are."),
    missing: CHOOSE_ONE,
  }),
  timeCommitment: (name) => ({
    title: name ? t("How much time can {name} have?", { name }) : t("How much time can your business have?"),
    text: t("A small week that happens beats a big one that does not."),
    missing: CHOOSE_ONE,
  }),
  weeklySchedule: (name) => ({
    title: name
      ? t("On which days do you work on {name}?", { name })
      : t("On which days do you work on your business?"),
    text: t("Other days are rest days: they never break a streak."),
    missing: t("Choose at least one day to go on."),
  }),
};
