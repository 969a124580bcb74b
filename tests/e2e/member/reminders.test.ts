import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { instantOf, utcDay } from "#domain/general/calendar-day.ts";
import { DUE_TIME } from "#domain/quests/quest.ts";
import { sendQuestReminders } from "#server/features/reminders/send-quest-reminders.service.ts";
import { startPushService } from "#server/testing/fakes/push-service.ts";
import { withBrowser } from "../browser.ts";
import { readNotices, recordNotices } from "../in-page/push/notices.ts";
import { blockNotices, usePushService } from "../in-page/push/push-manager.ts";
import { look } from "../look.ts";
import { openSite, withSite } from "../site.ts";

const site = withSite(() => openSite(undefined, { PUSH_HOSTS: "loopback" }));
const visit = withBrowser(site);
let push: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  push = await startPushService();
});
afterAll(() => push.close());

const TITLE = "Write the Cedar & Clove gift-set page";

/** Somebody with one open quest, due today. */
async function founder(email: string) {
  const as = await site().member({ email, name: "Maya" });
  const { db, clock } = site().world;
  const { id: user_id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const quest = {
    id: randomUUID(),
    user_id,
    title: TITLE,
    title_key: TITLE.toLowerCase(),
    description: "For buyers who give.",
    xp_reward: 50,
    category: "Sales",
    difficulty: "Beginner" as const,
    estimated_hours: 1,
    origin: "own" as const,
    due_at: instantOf(utcDay(now), DUE_TIME, "UTC"),
    created_at: now,
  };
  await db.insertInto("quests").values(quest).execute();
  return { as, quest };
}

/** What the device's push service does: hands the message to the service worker. Returns what it shows. */
async function deliver(page: Page, content: unknown): Promise<string[]> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("no service worker");
  await worker.evaluate(recordNotices);
  const device = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    device.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [ours] }) => {
      if (ours) resolve(ours.registrationId);
    });
  });
  await device.send("ServiceWorker.enable");
  const message = { registrationId: await found, origin: site().origin, data: JSON.stringify(content) };
  await device.send("ServiceWorker.deliverPushMessage", message);
  await expect.poll(() => worker.evaluate(readNotices)).toHaveLength(1);
  await device.detach();
  return worker.evaluate(readNotices);
}

test("one tap in a quest's menu sets a reminder, which this browser shows without the quest's words", async () => {
  const { as, quest } = await founder("rem@example.com");
  const browser = push.subscribe();
  const { page, context } = await visit("/balls", { worker: true, as });
  await context.addInitScript(usePushService, browser);
  await page.goto("/app");
  await page.getByRole("button", { name: TITLE, exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Remind me" }).click();
  await page.getByText("Reminder set").first().waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Don’t remind me" }).waitFor();
  const { world } = site();
  const { due_at } = await world.db
    .selectFrom("quest_reminders")
    .select("due_at")
    .where("quest_id", "=", quest.id)
    .executeTakeFirstOrThrow();
  world.clock.advance((due_at?.getTime() ?? 0) + 1_000 - world.clock.now().getTime());
  await sendQuestReminders({ ...world, push: world.services.push });
  const [message] = push.to(browser.device);
  expect(push.problems).toEqual([]);
  expect(JSON.stringify(message?.content)).not.toContain("Cedar");
  expect(await deliver(page, message?.content)).toEqual([
    "A quest is waiting: You asked to be reminded. One small step is enough.",
  ]);
});

/** The section whose link is marked: it follows the scroll. */
const sectionOf = (profile: Locator) => profile.locator("nav [aria-current=location]").innerText();

test("the profile has all of it, by address, in both themes at every width", async () => {
  const { as } = await founder("rem-look@example.com");
  const browser = push.subscribe();
  const { page, context } = await visit("/balls", { worker: true, as });
  await context.addInitScript(usePushService, browser);
  await page.goto("/app#profile/reminders");
  const profile = page.getByRole("dialog");
  await profile.getByRole("heading", { name: "Reminders" }).waitFor();
  await profile.getByText("All of it is off").waitFor();
  const arrive = async () => {
    await profile.getByRole("link", { name: "Reminders" }).click();
    await expect.poll(() => sectionOf(profile)).toBe("Reminders");
  };
  expect(await look(page, "reminders-off", { within: "[role=dialog]", arrive })).toEqual([]);
  await profile.getByRole("button", { name: "Notify this device" }).click();
  await profile.getByText("This device", { exact: true }).first().waitFor();
  await profile.getByRole("button", { name: /^Test / }).click();
  await profile.getByText("Sent. It shows up").waitFor();
  expect(push.to(browser.device)).toMatchObject([{ content: { kind: "test" } }]);
  await profile.getByRole("radio", { name: "Every week" }).click();
  await profile.getByRole("combobox", { name: "On", exact: true }).waitFor();
  await profile.getByRole("button", { name: "Make an address" }).click();
  const address = profile.getByRole("textbox", { name: "Your address" });
  const feed = await fetch(await address.inputValue());
  expect(await feed.text()).toContain("BEGIN:VCALENDAR");
  expect(await look(page, "reminders-on", { within: "[role=dialog]", arrive })).toEqual([]);
  await profile.getByRole("button", { name: "Add webhook" }).scrollIntoViewIfNeeded();
  await expect.poll(() => sectionOf(profile)).toBe("Webhooks");
  await profile.getByRole("button", { name: /^Remove / }).click();
  await profile.getByRole("button", { name: "Notify this device" }).waitFor();
  await profile.getByRole("button", { name: "Turn off" }).click();
  await profile.getByRole("button", { name: "Make an address" }).waitFor();
  expect((await fetch(feed.url)).status).toBe(404);
});

test("a browser that blocks notifications says what to do", async () => {
  const { as } = await founder("rem-blocked@example.com");
  const prepare = (page: Page) => page.addInitScript(blockNotices);
  const { page } = await visit("/app#profile/reminders", { worker: true, as, prepare });
  await page.getByText("Notifications are blocked for this site.").waitFor();
});

test("the service worker is served fresh, as a script of our own", async () => {
  const answer = await fetch(`${site().origin}/service-worker.js`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("content-type")).toContain("javascript");
});
