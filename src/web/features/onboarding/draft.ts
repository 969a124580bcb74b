import * as z from "zod/mini";
import { weeklyScheduleSchema } from "#contracts/fields/weekly-schedule.ts";
import { ONBOARDING_OPTIONS } from "#domain/onboarding/business-options.ts";
import { emptySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { deviceStore } from "#web/platform/storage/storage.ts";
import { type Answers, isAnswered, STEPS } from "./answers.ts";

const KEY = "onboardingDraft";

export interface Draft extends Answers {
  /** Step index, from 0. */
  step: number;
}

const words = z.catch(z.string(), "");
const oneOf = (options: readonly string[]) =>
  z.catch(z.string().check(z.refine((value) => options.includes(value))), "");

/** Invalid fields are read as unanswered. */
const draftSchema = z.object({
  userId: z.string(),
  step: z.catch(z.int().check(z.gte(0), z.lt(STEPS.length)), 0),
  answers: z.object({
    businessName: words,
    businessType: oneOf(ONBOARDING_OPTIONS.businessType),
    businessStage: oneOf(ONBOARDING_OPTIONS.businessStage),
    businessDescription: words,
    goals: z.catch(z.array(z.enum(ONBOARDING_OPTIONS.goals)), []),
    experience: oneOf(ONBOARDING_OPTIONS.experience),
    timeCommitment: oneOf(ONBOARDING_OPTIONS.timeCommitment),
    weeklySchedule: z.catch(weeklyScheduleSchema, emptySchedule()),
  }),
});

/** The person's answers from before a reload. Another person's draft is deleted. */
export function readDraft(userId: string): Draft | null {
  const draft = draftSchema.safeParse(parse(deviceStore.get(KEY)));
  if (!draft.success || draft.data.userId !== userId) {
    deviceStore.remove(KEY);
    return null;
  }
  const { answers, step } = draft.data;
  // Never beyond the first unanswered step.
  const open = STEPS.findIndex((name) => !isAnswered(name, answers));
  return { ...answers, step: open < 0 ? step : Math.min(step, open) };
}

export function keepDraft(userId: string, { step, ...answers }: Partial<Draft>): void {
  deviceStore.set(KEY, JSON.stringify({ userId, step, answers }));
}

export function dropDraft(): void {
  deviceStore.remove(KEY);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
