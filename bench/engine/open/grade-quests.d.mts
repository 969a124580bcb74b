import type { WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";

export interface GradedQuest {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly difficulty: string;
  readonly estimatedHours: number;
  readonly xpReward: number;
  readonly dueDate: string;
}

interface Onboarding {
  readonly businessName: string;
  readonly businessType: string;
  readonly businessStage: string;
  readonly businessDescription: string;
  readonly goals: string;
  readonly experience: string;
  readonly timeCommitment: string;
  readonly weeklySchedule: WeeklySchedule | null;
}

export interface Persona {
  readonly id: string;
  readonly onboarding: Onboarding;
  readonly expect: { readonly mentionAny: readonly string[] };
}

export interface Journey {
  readonly id: string;
  readonly onboarding: Onboarding;
}

export interface JourneyWeek {
  readonly week: number;
  readonly quests: readonly GradedQuest[];
  readonly completed: readonly GradedQuest[];
  readonly rejected: readonly { readonly quest: GradedQuest; readonly reason: string }[];
  readonly proposedStage: string | null;
}

export interface Verdict {
  readonly id: string;
  readonly pass: boolean;
  readonly fails: readonly string[];
}

export function gradeWeek(persona: Persona, quests: readonly GradedQuest[]): Verdict;
export function gradeJourney(journey: Journey, weeks: readonly JourneyWeek[]): Verdict;
export function answersForWeek(
  journey: Journey,
  week: number,
  quests: readonly GradedQuest[],
): {
  readonly completed: readonly GradedQuest[];
  readonly rejected: readonly { readonly quest: GradedQuest; readonly reason: string }[];
  readonly sales: number;
  readonly says: string;
  readonly update: Partial<Onboarding> | null;
};
