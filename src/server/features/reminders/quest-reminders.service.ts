import type { QuestReminderView } from "#contracts/reminders/reminders.ts";
import { dayAt } from "#domain/general/calendar-day.ts";
import type { WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { MAX_ACTIVE_GENERATED, MAX_ACTIVE_OWN } from "#domain/quests/quest.ts";
import { planReminder } from "#domain/reminders/quest-reminder.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Db, Handle } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import * as reminders from "./quest-reminders.repository.ts";
import { quietHoursOf } from "./reminder-settings.ts";
import { findSettings } from "./settings.repository.ts";

const LISTED = MAX_ACTIVE_GENERATED + MAX_ACTIVE_OWN;

/** How long it is known what was sent. */
const SETTLED_KEPT_DAYS = 30;

/** Asking again plans it again. */
export function remindMeOfQuest(ctx: Context, questId: string): Promise<QuestReminderView> {
  return inTransaction(ctx, async (ctx) => {
    const { id: userId, user } = ctx.actor;
    const questDueAt = await reminders.lockOpenQuest(ctx.db, userId, questId);
    if (!questDueAt) throw new AppError("not_found", "No such open quest.");
    const timeZone = user.time_zone;
    const rules = {
      schedule: user.weekly_schedule as WeeklySchedule | null,
      timeZone,
      quiet: quietHoursOf(await findSettings(ctx.db, userId)),
    };
    const at = planReminder(dayAt(questDueAt, timeZone), rules, ctx.now);
    await reminders.putReminder(ctx.db, {
      quest_id: questId,
      user_id: userId,
      due_at: at,
      asked_at: ctx.now,
    });
    return { questId, at: at.toISOString() };
  });
}

/** Harmless if there is none. */
export async function forgetMyReminder(ctx: Context, questId: string): Promise<void> {
  await reminders.deleteReminder(ctx.db, ctx.actor.id, questId);
}

export async function listMyQuestReminders(
  db: Handle,
  userId: string,
  now: Date,
): Promise<QuestReminderView[]> {
  const waiting = await reminders.listWaiting(db, userId, LISTED);
  return waiting.map((reminder) => ({
    questId: reminder.quest_id,
    at: (reminder.due_at ?? timeOf(reminder, now)).toISOString(),
  }));
}

/** When a reminder that waits to be planned is due. */
export function timeOf(reminder: reminders.WaitingReminder, now: Date): Date {
  const { time_zone: timeZone, weekly_schedule, quest_due_at } = reminder;
  const schedule = weekly_schedule as WeeklySchedule | null;
  return planReminder(dayAt(quest_due_at, timeZone), { schedule, timeZone, quiet: quietOf(reminder) }, now);
}

export function quietOf(reminder: reminders.WaitingReminder) {
  return quietHoursOf(reminder.has_settings ? reminder : undefined);
}

export function purgeSettled(db: Db, now: Date): Promise<number> {
  return reminders.deleteSettledBefore(db, now, SETTLED_KEPT_DAYS);
}
