import type { OnboardingAnswers } from "#contracts/onboarding.ts";
import { GOALS_SEPARATOR, ONBOARDING_OPTIONS } from "#domain/onboarding/business-options.ts";
import { emptySchedule, WEEKDAYS, type WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";

/** The answers so far; unanswered ones are empty. */
export interface Answers {
  businessName: string;
  businessType: string;
  businessStage: string;
  businessDescription: string;
  goals: readonly string[];
  experience: string;
  timeCommitment: string;
  weeklySchedule: WeeklySchedule;
}

/** The steps in order, each named after its field. */
export const STEPS = [
  "businessName",
  "businessType",
  "businessStage",
  "businessDescription",
  "goals",
  "experience",
  "timeCommitment",
  "weeklySchedule",
] as const satisfies readonly (keyof Answers)[];

export type Step = (typeof STEPS)[number];

export function emptyAnswers(): Answers {
  return {
    businessName: "",
    businessType: "",
    businessStage: "",
    businessDescription: "",
    goals: [],
    experience: "",
    timeCommitment: "",
    weeklySchedule: emptySchedule(),
  };
}

export function isAnswered(step: Step, answers: Answers): boolean {
  const answer = answers[step];
  if (typeof answer === "string") return answer.trim() !== "";
  if (step === "goals") return answers.goals.length > 0;
  return WEEKDAYS.some((weekday) => answers.weeklySchedule[weekday].available);
}

/** Goals are sent as one text, in the order of the list, not of selection. */
export function toPayload(answers: Answers, timeZone: string | undefined): OnboardingAnswers {
  const goals = ONBOARDING_OPTIONS.goals.filter((goal) => answers.goals.includes(goal));
  return {
    ...answers,
    businessName: answers.businessName.trim(),
    businessDescription: answers.businessDescription.trim(),
    goals: goals.join(GOALS_SEPARATOR),
    ...(timeZone && { timeZone }),
    // The values come from our lists only; the server validates them again.
  } as OnboardingAnswers;
}
