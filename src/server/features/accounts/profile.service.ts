import type { UserView } from "#contracts/accounts.ts";
import type { InputOf } from "#contracts/endpoint.ts";
import type { OnboardingAnswers } from "#contracts/onboarding.ts";
import type { updateProfile } from "#contracts/profile.ts";
import type { Stage } from "#domain/business/way.ts";
import { addDays, dayAt } from "#domain/general/calendar-day.ts";
import { isProfileOption } from "#domain/onboarding/business-options.ts";
import { availableWeekdays, type WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import type { NewUser, UserRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import * as accounts from "./accounts.repository.ts";
import { viewUser } from "./accounts.service.ts";
import * as profiles from "./profile.repository.ts";

type ProfileChanges = InputOf<typeof updateProfile>;

export function changeMyProfile(ctx: Context, changes: ProfileChanges): Promise<UserView> {
  return inTransaction(ctx, async (ctx) => {
    const user = await profiles.lockUser(ctx.db, ctx.actor.id);
    const changed = await save(ctx.db, user, {
      ...plainChanges(changes),
      ...optionChanges(changes, user),
      ...zoneChanges(changes.timeZone, user, ctx.now),
      ...scheduleChanges(changes.weeklySchedule),
      ...(changes.leaderboardPrivacy && { leaderboard_asked_at: user.leaderboard_asked_at ?? ctx.now }),
    });
    if (changed.leaderboard_privacy !== user.leaderboard_privacy) await ctx.people.changed(ctx.db, [user.id]);
    if (changes.weeklySchedule !== undefined) await countFromTomorrow(ctx.db, user, changed, ctx.now);
    return viewUser(changed);
  });
}

/** Takes over other days and times, as if the person had changed them in the profile. */
export async function changeMySchedule(ctx: Context<Tx>, schedule: WeeklySchedule): Promise<void> {
  const user = await profiles.lockUser(ctx.db, ctx.actor.id);
  const changed = await save(ctx.db, user, scheduleChanges(schedule));
  await countFromTomorrow(ctx.db, user, changed, ctx.now);
}

/** Moves the business to another stage. */
export async function changeMyStage(ctx: Context<Tx>, stage: Stage): Promise<UserRecord> {
  const user = await profiles.lockUser(ctx.db, ctx.actor.id);
  return save(ctx.db, user, { business_stage: stage });
}

/** Used by the unsubscribe link in a mail, signed in or not. Does nothing if the account is gone. */
export async function stopMails(db: Db, userId: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    if (await accounts.findById(tx, userId)) await accounts.updateUser(tx, userId, { takes_mail: false });
  });
}

/**
 * Saves the onboarding answers in the caller's transaction. The first time, it also sets the day from which
 * the schedule counts and takes the browser's time zone; later only if no zone was ever chosen.
 */
export async function saveAnswers(
  ctx: Context<Tx>,
  answers: OnboardingAnswers,
): Promise<{ user: UserView; isFirst: boolean }> {
  const { db: tx, now, people } = ctx;
  const userId = ctx.actor.id;
  const before = await profiles.lockUser(tx, userId);
  const isFirst = before.onboarded_at === null;
  const takesZone = before.time_zone_changed_at === null;
  const user = await save(tx, before, {
    business_name: answers.businessName,
    business_type: answers.businessType,
    business_stage: answers.businessStage,
    business_description: answers.businessDescription,
    goals: answers.goals,
    experience: answers.experience,
    time_commitment: answers.timeCommitment,
    ...scheduleChanges(answers.weeklySchedule),
    ...(takesZone ? zoneChanges(answers.timeZone, before, now) : {}),
    ...(isFirst && { onboarded_at: now }),
  });
  if (isFirst) {
    const weekdays = availableWeekdays(answers.weeklySchedule);
    await profiles.putSchedulePeriod(tx, userId, dayAt(now, user.time_zone), weekdays);
    await people.changed(tx, [userId]);
  } else await countFromTomorrow(tx, before, user, now);
  return { user: viewUser(user), isFirst };
}

/** Resets the profile to its state before onboarding. Privacy and mail choices stay. */
export async function forgetAnswers(tx: Tx, userId: string): Promise<void> {
  await accounts.updateUser(tx, userId, {
    business_name: null,
    business_type: null,
    business_stage: null,
    business_description: null,
    goals: null,
    experience: null,
    time_commitment: null,
    weekly_schedule: null,
    time_zone: "UTC",
    previous_time_zone: null,
    time_zone_changed_at: null,
    onboarded_at: null,
  });
  await profiles.deleteSchedulePeriods(tx, userId);
}

function save(tx: Tx, user: UserRecord, changes: Partial<NewUser>): Promise<UserRecord> {
  if (Object.keys(changes).length === 0) return Promise.resolve(user);
  return accounts.updateUser(tx, user.id, changes);
}

/** Schedule changes count for streaks from the person's tomorrow; only changed weekdays matter, not hours. */
async function countFromTomorrow(tx: Tx, before: UserRecord, after: UserRecord, now: Date): Promise<void> {
  const weekdays = availableWeekdays(scheduleOf(after));
  if (weekdays.join() === availableWeekdays(scheduleOf(before)).join()) return;
  await profiles.putSchedulePeriod(tx, after.id, addDays(dayAt(now, after.time_zone), 1), weekdays);
}

function scheduleOf(user: UserRecord): WeeklySchedule | null {
  return user.weekly_schedule as WeeklySchedule | null;
}

function scheduleChanges(schedule: WeeklySchedule | null | undefined): Partial<NewUser> {
  if (schedule === undefined) return {};
  return { weekly_schedule: schedule && JSON.stringify(schedule) };
}

/** Keeps the previous zone, so that a day that has not ended there does not count as missed. */
function zoneChanges(zone: string | undefined, user: UserRecord, now: Date): Partial<NewUser> {
  const wasChosen = user.time_zone_changed_at !== null;
  if (zone === undefined || (wasChosen && zone === user.time_zone)) return {};
  return {
    time_zone: zone,
    time_zone_changed_at: now,
    previous_time_zone: wasChosen && zone !== user.time_zone ? user.time_zone : null,
    streak_checked_day: null,
  };
}

function plainChanges(changes: ProfileChanges): Partial<NewUser> {
  return withoutAbsent({
    username: changes.username,
    business_name: filled(changes.businessName),
    business_description: filled(changes.businessDescription),
    goals: filled(changes.goals),
    leaderboard_privacy: changes.leaderboardPrivacy,
    shows_business_name: changes.showsBusinessName,
    shares_business_name: changes.sharesBusinessName,
    takes_mail: changes.takesMail,
    language: changes.language,
  });
}

const OPTIONS = {
  businessType: { column: "business_type", said: "Business type" },
  businessStage: { column: "business_stage", said: "Business stage" },
  experience: { column: "experience", said: "Experience" },
  timeCommitment: { column: "time_commitment", said: "Weekly time" },
} as const;

function optionChanges(changes: ProfileChanges, user: UserRecord): Partial<NewUser> {
  const fields = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];
  const chosen = fields.map((field) => {
    const { column, said } = OPTIONS[field];
    const value = filled(changes[field]);
    if (value && !isProfileOption(field, value, user[column]))
      throw new AppError("invalid_input", `${said}: please choose one of the list.`);
    return [column, value] as const;
  });
  return withoutAbsent(Object.fromEntries(chosen));
}

/** Trims; blank text becomes null. */
function filled(value: string | null | undefined): string | null | undefined {
  return value === undefined ? undefined : value?.trim() || null;
}

function withoutAbsent(changes: Record<string, unknown>): Partial<NewUser> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
