import * as z from "zod/mini";
import { isTimeOfDay, type WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";

const timeOfDay = z.string().check(z.refine(isTimeOfDay, "is not a time like 09:00"));

const dayPlan = z
  .object({
    available: z.boolean(),
    startTime: z._default(timeOfDay, "09:00"),
    endTime: z._default(timeOfDay, "17:00"),
  })
  .check(z.refine((plan) => !plan.available || plan.startTime < plan.endTime, "must end after it starts"));

export const weeklyScheduleSchema: z.ZodMiniType<WeeklySchedule> = z.object({
  monday: dayPlan,
  tuesday: dayPlan,
  wednesday: dayPlan,
  thursday: dayPlan,
  friday: dayPlan,
  saturday: dayPlan,
  sunday: dayPlan,
});
