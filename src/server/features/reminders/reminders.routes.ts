import {
  addDevice,
  forgetQuestReminder,
  makeCalendar,
  remindOfQuest,
  removeCalendar,
  removeDevice,
  setReminders,
  showReminders,
  testDevice,
} from "#contracts/reminders/reminders.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { makeMyCalendar, removeMyCalendar } from "./calendar-feed.service.ts";
import { addMyDevice, removeMyDevice, testMyDevice } from "./devices.service.ts";
import { forgetMyReminder, remindMeOfQuest } from "./quest-reminders.service.ts";
import { type Senders, setMyReminders, showMyReminders } from "./reminders.service.ts";

export function remindersRoutes(deps: Senders & { readonly publicUrl: URL }): EndpointRoute[] {
  const { push, publicUrl } = deps;
  return [
    implement(showReminders, (ctx) => showMyReminders(ctx, deps)),
    implement(setReminders, (ctx, input) => setMyReminders(ctx, deps, input)),
    implement(makeCalendar, (ctx) => makeMyCalendar(ctx, publicUrl)),
    implement(removeCalendar, async (ctx) => void (await removeMyCalendar(ctx))),
    implement(addDevice, (ctx, input) => addMyDevice(ctx, push, input)),
    implement(removeDevice, async (ctx, { deviceId }) => void (await removeMyDevice(ctx, deviceId))),
    implement(testDevice, (ctx, { deviceId }) => testMyDevice(ctx, push, deviceId)),
    implement(remindOfQuest, (ctx, { questId }) => remindMeOfQuest(ctx, questId)),
    implement(forgetQuestReminder, async (ctx, { questId }) => void (await forgetMyReminder(ctx, questId))),
  ];
}
