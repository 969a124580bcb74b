import { describe, expect, test } from "vitest";
import { addDays, mondayOf, utcDay } from "#domain/general/calendar-day.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { completeQuest, createQuest, scheduleOf } from "#server/testing/people/quest-people.ts";
import { openReminderWorld } from "#server/testing/reminder-world.ts";

const { world, mails, sendDigests, member, goTo, idOf } = await openReminderWorld();

const set = (client: HttpClient, digest: object) =>
  client.send({ method: "PUT", url: "/api/reminders", payload: { digest } });
const DAILY = { frequency: "daily", hour: 8, weekday: 0 };
const WEEKLY = { frequency: "weekly", hour: 8, weekday: null };
const tomorrow = () => addDays(utcDay(world.clock.now()), 1);

/** Somebody who asked for a mail at eight, and has a quest tomorrow. */
async function reader(digest: object = DAILY) {
  const client = await member();
  const { email } = (await client.get("/api/auth/user")).json();
  const day = tomorrow();
  await createQuest(client, { title: "Call <Ana> & Bo", dueDate: `${day}T23:59:00.000Z` });
  expect((await set(client, digest)).statusCode).toBe(200);
  return { client, email: email as string, day };
}

test("it comes at the person's hour, once, says what stands today, and can be ended by its link", async () => {
  const { client, email, day } = await reader();
  goTo(`${day}T07:59:00Z`);
  await sendDigests();
  expect(mails.to(email)).toEqual([]);
  goTo(`${day}T08:01:00Z`);
  await Promise.all([sendDigests(), sendDigests()]);
  await sendDigests();
  expect(mails.to(email)).toHaveLength(1);
  const [mail] = mails.to(email);
  expect(mail?.headers.subject).toBe("Today: 1 quest");
  expect(mail?.text).toContain("- Call <Ana> & Bo (1 h)");
  expect(mail?.html).toContain("Call &lt;Ana&gt; &amp; Bo");
  const link = /<([^>]+)>/u.exec(mail?.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
  await world.visitor().send({ method: "POST", url: new URL(link).pathname, payload: "" });
  goTo(`${addDays(day, 1)}T08:01:00Z`);
  await sendDigests();
  expect(mails.to(email)).toHaveLength(1);
  expect((await client.get("/api/reminders")).json().mail).toBe("switched_off");
});

test("the next day it comes again; the same day not, whatever hour is chosen then", async () => {
  const { client, email, day } = await reader();
  goTo(`${day}T08:01:00Z`);
  await sendDigests();
  await set(client, { ...DAILY, hour: 10 });
  goTo(`${day}T10:01:00Z`);
  await sendDigests();
  expect(mails.to(email)).toHaveLength(1);
  goTo(`${addDays(day, 1)}T10:01:00Z`);
  await sendDigests();
  expect(mails.to(email)).toHaveLength(2);
});

test("with nothing to say there is no mail", async () => {
  const client = await member();
  await set(client, DAILY);
  goTo(`${tomorrow()}T08:01:00Z`);
  await sendDigests();
  expect(mails.mails).toEqual([]);
  const rows = await world.db
    .selectFrom("mails")
    .selectAll()
    .where("user_id", "=", await idOf(client))
    .execute();
  expect(rows).toEqual([]);
});

test("after downtime the late one is left out, and the next comes in time", async () => {
  const { email, day } = await reader();
  goTo(`${addDays(day, 3)}T10:30:00Z`);
  await sendDigests();
  expect(mails.to(email)).toEqual([]);
  goTo(`${addDays(day, 4)}T08:01:00Z`);
  await sendDigests();
  expect(mails.to(email)).toHaveLength(1);
});

test("weekly comes on its weekday", async () => {
  const weekday = (new Date(tomorrow()).getUTCDay() + 6) % 7;
  const { email, day } = await reader({ frequency: "weekly", hour: 8, weekday });
  for (let ahead = 0; ahead < 7; ahead++) {
    goTo(`${addDays(day, ahead)}T08:01:00Z`);
    await sendDigests();
  }
  expect(mails.to(email).map(({ headers }) => headers.subject)).toEqual(["Your week: 1 quest ahead"]);
});

test("weekly without a weekday comes on the last day with time, as the draft of the review, once a week", async () => {
  const client = await member({ weeklySchedule: scheduleOf("tuesday", "friday") });
  const { email } = (await client.get("/api/auth/user")).json();
  expect((await set(client, WEEKLY)).statusCode).toBe(200);
  const monday = addDays(mondayOf(utcDay(world.clock.now())), 7);
  goTo(`${monday}T08:01:00Z`);
  const { id } = await createQuest(client, { title: "Call Ana" });
  await completeQuest(client, id, { completionNotes: JSON.stringify({ v: 1, timeSpentSec: 1_440 }) });
  await client.post("/api/money/entries", { kind: "income", amount: 3_800, currency: "usd", what: "Set" });
  for (const ahead of [1, 2, 3]) {
    goTo(`${addDays(monday, ahead)}T08:01:00Z`);
    await sendDigests();
  }
  expect(mails.to(email)).toEqual([]);
  goTo(`${addDays(monday, 4)}T08:01:00Z`);
  await Promise.all([sendDigests(), sendDigests()]);
  const [mail, ...more] = mails.to(email);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/Your win:\r\nCall Ana \(Mon, 24 min/u);
  expect(mail?.text).toContain("One number. Money in: $38, $38 more than the week before.");
  expect(mail?.text).toContain("/review");
  await client.send({
    method: "PUT",
    url: "/api/profile",
    payload: { weeklySchedule: scheduleOf("tuesday", "saturday") },
  });
  goTo(`${addDays(monday, 5)}T08:01:00Z`);
  await sendDigests();
  await sendDigests();
  expect(mails.to(email)).toHaveLength(1);
});

test("it speaks the person's language", async () => {
  const { client, email, day } = await reader();
  await client.send({ method: "PUT", url: "/api/profile", payload: { language: "de" } });
  goTo(`${day}T08:01:00Z`);
  await sendDigests();
  const [mail] = mails.to(email);
  expect(mail?.headers.subject).toBe("Heute: 1 Quest");
  expect(mail?.text).toContain(
    "Du bekommst diese Mail, weil du um eine Mail an Tagen mit Quests gebeten hast.",
  );
  expect(mail?.html).toContain('<html lang="de"');
});

describe("a mail server", () => {
  test("that refuses for now is asked again until it takes the mail, then no more", async () => {
    const { email, day } = await reader();
    mails.behaviour.accept = async () => ({ code: 451, words: "later" });
    goTo(`${day}T08:01:00Z`);
    await sendDigests();
    mails.behaviour.accept = async () => "yes";
    await sendDigests();
    await sendDigests();
    expect(mails.to(email)).toHaveLength(1);
  });

  test("that hangs up after the mail leaves it in doubt, and it is not sent again", async () => {
    const { email, day } = await reader();
    mails.behaviour.accept = async () => "drop";
    goTo(`${day}T08:01:00Z`);
    await sendDigests();
    mails.behaviour.accept = async () => "yes";
    await sendDigests();
    expect(mails.to(email)).toHaveLength(1);
  });
});

test.each([
  ["an hour that there is not", { ...DAILY, hour: 24 }],
  ["half an hour", { ...DAILY, hour: 8.5 }],
  ["another word", { ...DAILY, frequency: "hourly" }],
  ["a weekday too many", { ...DAILY, weekday: 7 }],
])("%s is 400", async (_, digest) => {
  expect((await set(await member(), digest)).statusCode).toBe(400);
});

test("without an address, or with mail switched off, it cannot be turned on, but off", async () => {
  const client = await member();
  await client.send({ method: "PUT", url: "/api/profile", payload: { takesMail: false } });
  expect((await set(client, DAILY)).statusCode).toBe(409);
  expect((await set(client, { ...DAILY, frequency: "off" })).statusCode).toBe(200);
});
