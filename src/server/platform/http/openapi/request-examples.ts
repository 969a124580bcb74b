import { ONBOARDING_OPTIONS } from "#domain/onboarding/business-options.ts";
import { WEEKDAYS } from "#domain/onboarding/weekly-schedule.ts";

const weeklySchedule = Object.fromEntries(
  WEEKDAYS.map((weekday, index) => [weekday, { available: index < 2, startTime: "18:00", endTime: "20:00" }]),
);

/** Requests whose fields have to fit each other, or that say more with written values. By method and path. */
export const REQUEST_EXAMPLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "POST /api/auth/onboarding": { goals: ONBOARDING_OPTIONS.goals[0], weeklySchedule },
  "POST /api/tokens": { name: "My script", expiresInDays: 90 },
  "PATCH /api/tasks/{taskId}": { isCompleted: true },
  "GET /api/reviews": { before: "2026-03-02" },
  "GET /api/money/entries": { before: "2026-03-02~3" },
};
