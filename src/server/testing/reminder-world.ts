import { afterAll, beforeEach } from "vitest";
import { sendDigests } from "#server/features/reminders/send-digests.service.ts";
import { sendQuestReminders } from "#server/features/reminders/send-quest-reminders.service.ts";
import { startMailServer } from "./fakes/mail-server.ts";
import { startPushService } from "./fakes/push-service.ts";
import type { HttpClient } from "./http-client.ts";
import { onboard } from "./people/quest-people.ts";
import { openWorld } from "./world.ts";

/** A world with a push service and a mail server for all tests of a file. */
export async function openReminderWorld() {
  const [push, mails] = [await startPushService(), await startMailServer()];
  const world = await openWorld({ PUSH_HOSTS: "loopback", SMTP_URL: mails.url });
  afterAll(async () => {
    await world.close();
    await Promise.all([push.close(), mails.close()]);
  });
  // The first account is an admin, whose sessions last only hours.
  await world.person();
  /** Whoever other tests made gets nothing in this one. */
  beforeEach(async () => {
    mails.reset();
    push.delivered.length = 0;
    push.behaviour.answer = () => 201;
    await world.db.deleteFrom("quest_reminders").execute();
    await world.db.deleteFrom("reminder_settings").execute();
  });
  const deps = {
    ...world,
    push: world.services.push,
    engine: world.services.engine,
    publicUrl: world.config.publicUrl,
  };
  const idOf = async (client: HttpClient): Promise<string> => (await client.get("/api/auth/user")).json().id;
  return {
    world,
    push,
    mails,
    idOf,
    remind: () => sendQuestReminders(deps),
    sendDigests: () => sendDigests(deps),
    /** Somebody in UTC who has time every day from nine to five, and no quests yet. */
    async member(answers: object = {}) {
      const client = await world.person();
      await onboard(client, answers);
      await world.db
        .deleteFrom("quests")
        .where("user_id", "=", await idOf(client))
        .execute();
      return client;
    },
    async addDevice(client: HttpClient, browser = push.subscribe()) {
      const { device: _, ...subscription } = browser;
      const answer = await client.post("/api/reminders/devices", subscription);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return { ...browser, id: answer.json().id as string };
    },
    /** Moves the clock to this many minutes after this instant. */
    goTo(instant: string | Date, minutes = 0) {
      const aim = new Date(instant).getTime() + minutes * 60_000;
      world.clock.advance(aim - world.clock.now().getTime());
    },
  };
}
