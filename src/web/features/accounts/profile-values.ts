import type { UserView } from "#contracts/accounts.ts";
import type { InputOf } from "#contracts/endpoint.ts";
import type { updateProfile } from "#contracts/profile.ts";
import { fitsUsername, USERNAME_MAX_LENGTH } from "#domain/accounts/username.ts";
import { isTimeZone } from "#domain/general/calendar-day.ts";
import {
  type DayPlan,
  DEFAULT_END_TIME,
  DEFAULT_START_TIME,
  emptySchedule,
  isPlanInOrder,
  isTimeOfDay,
  WEEKDAYS,
  type Weekday,
  type WeeklySchedule,
} from "#domain/onboarding/weekly-schedule.ts";
import type { Problem } from "#web/platform/forms/use-fields.ts";
import { t } from "#web/platform/language/text.ts";

type ProfileInput = InputOf<typeof updateProfile>;

/** The form's fields; unset text is an empty string. */
export interface ProfileValues {
  username: string;
  businessName: string;
  businessType: string | null;
  businessStage: string | null;
  businessDescription: string;
  goals: string;
  experience: string | null;
  timeCommitment: string | null;
  weeklySchedule: WeeklySchedule;
  timeZone: string;
  leaderboardPrivacy: UserView["leaderboardPrivacy"];
  showsBusinessName: boolean;
  sharesBusinessName: boolean;
  takesMail: boolean;
  /** Null follows the browser. */
  language: UserView["language"];
}

export type Edits = Partial<ProfileValues>;

export function valuesOf(user: UserView): ProfileValues {
  return {
    username: user.username,
    businessName: user.businessName ?? "",
    businessType: user.businessType,
    businessStage: user.businessStage,
    businessDescription: user.businessDescription ?? "",
    goals: user.goals ?? "",
    experience: user.experience,
    timeCommitment: user.timeCommitment,
    weeklySchedule: user.weeklySchedule ?? emptySchedule(),
    timeZone: user.timeZone,
    leaderboardPrivacy: user.leaderboardPrivacy,
    showsBusinessName: user.showsBusinessName,
    sharesBusinessName: user.sharesBusinessName,
    takesMail: user.takesMail,
    language: user.language,
  };
}

/** The eight fields that are always sent, plus any others that changed. Unset fields stay null. */
export function toPayload(changes: Edits, user: UserView): ProfileInput {
  const weeklySchedule = changes.weeklySchedule ?? user.weeklySchedule;
  return {
    username: user.username,
    businessName: user.businessName,
    businessType: user.businessType,
    businessDescription: user.businessDescription,
    goals: user.goals,
    experience: user.experience,
    timeCommitment: user.timeCommitment,
    ...changes,
    weeklySchedule: weeklySchedule && sendable(weeklySchedule),
  };
}

/** Replaces incomplete times, which a day that is off may have, with the defaults. */
function sendable(schedule: WeeklySchedule): WeeklySchedule {
  const whole = (plan: DayPlan): DayPlan => ({
    available: plan.available,
    startTime: isTimeOfDay(plan.startTime) ? plan.startTime : DEFAULT_START_TIME,
    endTime: isTimeOfDay(plan.endTime) ? plan.endTime : DEFAULT_END_TIME,
  });
  return Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, whole(schedule[weekday])])) as WeeklySchedule;
}

/** The problems, in the order of the fields on screen. */
export function problemsIn(values: ProfileValues): Problem<"username" | "timeZone" | Weekday>[] {
  const username = values.username.trim();
  const wrongDays = WEEKDAYS.filter((weekday) => {
    const plan = values.weeklySchedule[weekday];
    return plan.available && !isPlanInOrder(plan);
  });
  return [
    ...(username === "" ? [{ field: "username", text: t("Please enter a name.") } as const] : []),
    ...(fitsUsername(username)
      ? []
      : [
          {
            field: "username",
            text: t("At most {max} characters.", { max: USERNAME_MAX_LENGTH }),
          } as const,
        ]),
    ...wrongDays.map((field) => ({ field, text: dayError(values.weeklySchedule[field]) })),
    ...(isTimeZone(values.timeZone.trim())
      ? []
      : [{ field: "timeZone", text: t("Choose a zone from the list.") } as const]),
  ];
}

function dayError(plan: DayPlan): string {
  const isWhole = isTimeOfDay(plan.startTime) && isTimeOfDay(plan.endTime);
  return isWhole ? t("The end must be after the start.") : t("Enter both times, like 09:00.");
}
