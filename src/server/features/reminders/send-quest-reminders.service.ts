import { groupBy } from "#domain/general/group-by.ts";
import { REMINDER_LATE_MS } from "#domain/reminders/quest-reminder.ts";
import { isQuietAt } from "#domain/reminders/quiet-hours.ts";
import type { Clock } from "#server/platform/clock.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import { type DeviceRecord, devicesOf } from "./devices.repository.ts";
import { type PushDeps, pushTo } from "./push-to.service.ts";
import * as reminders from "./quest-reminders.repository.ts";
import { quietOf, timeOf } from "./quest-reminders.service.ts";

export interface QuestRemindersDeps extends PushDeps {
  readonly clock: Clock;
}

const PLANNED_AT_ONCE = 500;
const SENT_AT_ONCE = 50;
/** How long a run goes on; the next one follows within a minute. */
const RUN_MS = 40_000;
const MOST_ATTEMPTS = 5;

type Due = reminders.WaitingReminder & { readonly due_at: Date };

/** Plans what moved, then sends what is due. Each is claimed before it leaves, so nothing is sent twice. */
export async function sendQuestReminders(deps: QuestRemindersDeps) {
  const endsAt = performance.now() + RUN_MS;
  await planMoved(deps, endsAt);
  let [sent, leftOut] = [0, 0];
  while (performance.now() < endsAt) {
    const now = deps.clock.now();
    const found = await reminders.listDue(deps.db, now, SENT_AT_ONCE);
    const due = found.filter((reminder): reminder is Due => reminder.due_at !== null);
    const done = await sendBatch(deps, due, now);
    sent += done.sent;
    leftOut += done.leftOut;
    // What was refused waits for the next run.
    if (due.length < SENT_AT_ONCE || done.sent + done.leftOut === 0) break;
  }
  return sent + leftOut > 0 ? { sent, leftOut } : undefined;
}

async function planMoved({ db, clock }: QuestRemindersDeps, endsAt: number): Promise<void> {
  while (performance.now() < endsAt) {
    const planned = await withTransaction(db, async (tx) => {
      const moved = await reminders.lockUnplanned(tx, PLANNED_AT_ONCE);
      const now = clock.now();
      await reminders.setTimes(
        tx,
        moved.map((reminder) => ({ questId: reminder.quest_id, at: timeOf(reminder, now) })),
      );
      return moved.length;
    });
    if (planned < PLANNED_AT_ONCE) return;
  }
}

async function sendBatch(deps: QuestRemindersDeps, due: readonly Due[], now: Date) {
  const { db } = deps;
  const devices = groupBy(
    await devicesOf(db, [...new Set(due.map(({ user_id }) => user_id))]),
    ({ user_id }) => user_id,
  );
  const fates = due.map((reminder) => ({ reminder, fate: fateOf(reminder, devices, now) }));
  const having = (wanted: Fate) =>
    fates.filter(({ fate }) => fate === wanted).map(({ reminder }) => reminder);
  const over = having("leave out");
  await reminders.leaveOut(
    db,
    over.map(({ quest_id }) => quest_id),
    now,
  );
  await reminders.setTimes(
    db,
    having("plan again").map(({ quest_id }) => ({ questId: quest_id, at: null })),
  );
  const toSend = having("send");
  const claimed = await reminders.claimReminders(
    db,
    toSend.map(({ quest_id, due_at }) => ({ questId: quest_id, at: due_at })),
    now,
  );
  const results = await Promise.all(
    toSend
      .filter(({ quest_id }) => claimed.has(quest_id))
      .map((reminder) => sendOne(deps, reminder, devices.get(reminder.user_id) ?? [], now)),
  );
  const count = (wanted: string) => results.filter((result) => result === wanted).length;
  return { sent: count("sent"), leftOut: over.length + count("left_out") };
}

type Fate = "send" | "leave out" | "plan again";

/** After a stop of the server nothing piles up: what is late is left out. */
function fateOf(reminder: Due, devices: ReadonlyMap<string, unknown>, now: Date): Fate {
  const isLate = now.getTime() - reminder.due_at.getTime() > REMINDER_LATE_MS;
  if (!reminder.is_open || isLate || !devices.has(reminder.user_id)) return "leave out";
  return isQuietAt(now, reminder.time_zone, quietOf(reminder)) ? "plan again" : "send";
}

/** What every device surely did not get is tried again; what one may have got is not. */
async function sendOne(
  deps: QuestRemindersDeps,
  { quest_id: questId, attempts, language }: Due,
  devices: readonly DeviceRecord[],
  now: Date,
) {
  const { sent, refused } = await pushTo(deps, devices, { kind: "quest", subject: questId, language }, now);
  const isTriedAgain = sent === 0 && refused > 0 && attempts + 1 < MOST_ATTEMPTS;
  const state = sent > 0 ? "sent" : isTriedAgain ? "waiting" : "left_out";
  await reminders.settleReminder(deps.db, questId, state);
  return state;
}
