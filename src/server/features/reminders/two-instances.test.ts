import { expect, test } from "vitest";
import { addDays, utcDay } from "#domain/general/calendar-day.ts";
import { createApp } from "#server/app.ts";
import { createQuest } from "#server/testing/people/quest-people.ts";
import { openReminderWorld } from "#server/testing/reminder-world.ts";
import { sendDigests } from "./send-digests.service.ts";
import { sendQuestReminders } from "./send-quest-reminders.service.ts";

const { world, mails, push, member, addDevice, goTo, idOf } = await openReminderWorld();

type Work = "send" | "killed before sending" | "killed after sending";

/** What another instance on the same database does at its minute; a killed one never goes on. */
async function openInstance(work: Work) {
  const { services } = await createApp(world);
  const deps = { ...world, ...services, publicUrl: world.config.publicUrl };
  let reached: () => void = () => undefined;
  const end = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const dyingAfter =
    <Args extends unknown[]>(send: (...args: Args) => Promise<unknown>) =>
    async (...args: Args): Promise<never> => {
      if (work === "killed after sending") await send(...args);
      reached();
      return new Promise<never>(() => undefined);
    };
  const mailer = { ...deps.mailer, send: dyingAfter(deps.mailer.send.bind(deps.mailer)) };
  const sender = { ...deps.push, send: dyingAfter(deps.push.send.bind(deps.push)) };
  const isKilled = work !== "send";
  return {
    end,
    sendDigests: () => sendDigests(isKilled ? { ...deps, mailer } : deps),
    remind: () => sendQuestReminders(isKilled ? { ...deps, push: sender } : deps),
  };
}

/** Somebody with a mail and a notification in one morning. */
async function reader() {
  const client = await member();
  const day = addDays(utcDay(world.clock.now()), 2);
  const digest = { frequency: "daily", hour: 9, weekday: 0 };
  const { device } = await addDevice(client);
  const quest = await createQuest(client, { title: "Call Ana", dueDate: `${day}T23:59:00.000Z` });
  await client.send({ method: "PUT", url: "/api/reminders", payload: { digest } });
  // Mails begin on the day itself: the day before is passed without one.
  await world.db
    .updateTable("reminder_settings")
    .set({ digest_at: new Date(`${day}T09:00:00Z`) })
    .where("user_id", "=", await idOf(client))
    .execute();
  await client.send({ method: "PUT", url: `/api/reminders/quests/${quest.id}` });
  const { email } = (await client.get("/api/auth/user")).json();
  const got = () => [mails.to(email).length, push.to(device).length];
  return { day, got };
}

test("two instances at their minute at once send one mail and one notification", async () => {
  const { day, got } = await reader();
  const all = [await openInstance("send"), await openInstance("send")];
  goTo(`${day}T09:01:00Z`);
  await Promise.all(all.flatMap((one) => [one.sendDigests(), one.remind(), one.sendDigests(), one.remind()]));
  expect(got()).toEqual([1, 1]);
});

test.each([
  ["killed before sending", 0],
  ["killed after sending", 1],
] as const)("one that is %s: neither another one nor the next start sends again", async (work, left) => {
  const { day, got } = await reader();
  const [killed, other] = [await openInstance(work), await openInstance("send")];
  goTo(`${day}T09:01:00Z`);
  void killed.sendDigests();
  await killed.end;
  const notifying = await openInstance(work);
  void notifying.remind();
  await notifying.end;
  for (const minutes of [0, 1, 30]) {
    goTo(`${day}T09:01:00Z`, minutes);
    await Promise.all([other.sendDigests(), other.remind()]);
  }
  const restarted = await openInstance("send");
  await Promise.all([restarted.sendDigests(), restarted.remind()]);
  expect(got()).toEqual([left, left]);
});
