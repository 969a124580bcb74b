import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { feature } from "#server/platform/features/feature.ts";
import { type CalendarDeps, mountCalendar } from "./calendar.routes.ts";
import { deleteSignedOut } from "./devices.repository.ts";
import { areDigestsDue } from "./digests.repository.ts";
import { exportReminders } from "./export.repository.ts";
import { areRemindersWaiting } from "./quest-reminders.repository.ts";
import { purgeSettled } from "./quest-reminders.service.ts";
import { remindersRoutes } from "./reminders.routes.ts";
import type { Senders } from "./reminders.service.ts";
import { type DigestDeps, sendDigests } from "./send-digests.service.ts";
import { type QuestRemindersDeps, sendQuestReminders } from "./send-quest-reminders.service.ts";
import { deleteReminders } from "./settings.repository.ts";

const SEND_EVERY_MS = MS_PER_MINUTE;

export const remindersFeature = feature<Senders & CalendarDeps & QuestRemindersDeps & DigestDeps>({
  routes: remindersRoutes,
  mount: mountCalendar,
  lanes: { "/calendar/": "read" },
  jobs: (deps) => [
    {
      name: "remind of quests",
      everyMs: SEND_EVERY_MS,
      isWaiting: () => areRemindersWaiting(deps.clock.now()),
      work: () => sendQuestReminders(deps),
    },
    {
      name: "send digests",
      everyMs: SEND_EVERY_MS,
      isWaiting: () => areDigestsDue(deps.clock.now()),
      work: () => sendDigests(deps),
    },
  ],
  purge: async ({ db, now }) => ({ questReminders: await purgeSettled(db, now) }),
  person: {
    exported: exportReminders,
    cleared: (tx, userId) => deleteReminders(tx, [userId]),
    closed: (tx, userIds) => deleteReminders(tx, userIds),
    signedOut: deleteSignedOut,
  },
});
