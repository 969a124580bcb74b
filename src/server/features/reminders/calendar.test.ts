import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { emptySchedule, WEEKDAYS } from "#domain/onboarding/weekly-schedule.ts";
import { type Tx, withTransaction } from "#server/platform/db/handles.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { completeQuest, createQuest, onboard, patchQuest } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

/** Every evening from 19 to 21 o'clock in Berlin. */
function evenings() {
  const schedule = emptySchedule();
  for (const day of WEEKDAYS) schedule[day] = { available: true, startTime: "19:00", endTime: "21:00" };
  return schedule;
}

async function member() {
  const client = await world.person();
  await onboard(client, { timeZone: "Europe/Berlin", weeklySchedule: evenings() });
  await world.db
    .deleteFrom("quests")
    .where("user_id", "=", await idOf(client))
    .execute();
  return client;
}

const idOf = async (client: HttpClient): Promise<string> => (await client.get("/api/auth/user")).json().id;
const make = async (client: HttpClient): Promise<string> =>
  new URL((await client.post("/api/reminders/calendar")).json().url).pathname;
/** As a calendar program: without a session. */
const fetchFeed = (path: string, etag?: unknown) =>
  world.visitor().get(path, etag ? { "if-none-match": String(etag) } : {});

const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((component) => {
    const { summary, startDate, sequence, uid } = new ICAL.Event(component);
    return { title: summary, start: startDate.toJSDate().toISOString(), sequence, uid };
  });

test.each([
  ["POST", "/api/reminders/calendar"],
  ["DELETE", "/api/reminders/calendar"],
] as const)("%s %s is 401 signed out", async (method, url) => {
  expect((await world.visitor().send({ method, url })).statusCode).toBe(401);
});

test("there is none until it is asked for; a guessed address is 404", async () => {
  const client = await member();
  expect((await client.get("/api/reminders")).json().calendar).toBeNull();
  for (const path of [`/calendar/${"a".repeat(43)}.ics`, "/calendar/x.ics", "/calendar/%00.ics"])
    expect((await fetchFeed(path)).statusCode).toBe(404);
});

test("the address shows this person's open quests, at their local hours, and nobody else's", async () => {
  const [client, other] = [await member(), await member()];
  await createQuest(client, { title: "Summer", dueDate: "2030-07-02T21:59:00.000Z" });
  await createQuest(client, { title: "Winter", dueDate: "2030-01-02T22:59:00.000Z" });
  await createQuest(other, { title: "Secret" });
  const answer = await fetchFeed(await make(client));
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(read(answer.body)).toMatchObject([
    { title: "Winter", start: "2030-01-02T18:00:00.000Z" },
    { title: "Summer", start: "2030-07-02T17:00:00.000Z" },
  ]);
});

test("a quest that moves keeps its id and gets a higher number; a finished one vanishes", async () => {
  const client = await member();
  const path = await make(client);
  const moved = await createQuest(client, { title: "Moved", dueDate: "2030-01-02T22:59:00.000Z" });
  const stays = await createQuest(client, { title: "Stays", dueDate: "2030-01-03T22:59:00.000Z" });
  const before = read((await fetchFeed(path)).body);
  await patchQuest(client, moved.id, { dueDate: "2030-01-04T22:59:00.000Z" });
  const after = read((await fetchFeed(path)).body);
  const find = (list: typeof before, title: string) => list.find((event) => event.title === title);
  expect(find(after, "Moved")?.uid).toBe(find(before, "Moved")?.uid);
  expect(find(after, "Moved")?.start).toBe("2030-01-04T18:00:00.000Z");
  expect(find(after, "Moved")?.sequence).toBeGreaterThan(find(before, "Moved")?.sequence ?? 99);
  expect(find(after, "Stays")).toEqual(find(before, "Stays"));
  await completeQuest(client, stays.id);
  expect(read((await fetchFeed(path)).body).map(({ title }) => title)).toEqual(["Moved"]);
});

describe("unchanged", () => {
  test("it is 304 without reading a quest; any change makes it 200", async () => {
    const client = await member();
    const path = await make(client);
    const quest = await createQuest(client, { dueDate: "2030-01-02T22:59:00.000Z" });
    const { etag } = (await fetchFeed(path)).headers;
    const again = await fetchFeed(path, etag);
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    await patchQuest(client, quest.id, { title: "Another title" });
    expect((await fetchFeed(path, etag)).statusCode).toBe(200);
  });

  test("another day changes nothing while no quest moves with it", async () => {
    const client = await member();
    const path = await make(client);
    await createQuest(client, { dueDate: "2031-01-02T22:59:00.000Z" });
    const { etag } = (await fetchFeed(path)).headers;
    world.clock.advance(MS_PER_DAY);
    expect((await fetchFeed(path, etag)).statusCode).toBe(304);
  });

  test("another time zone moves the events", async () => {
    const client = await member();
    const path = await make(client);
    await createQuest(client, { dueDate: "2031-01-02T22:59:00.000Z" });
    const { etag } = (await fetchFeed(path)).headers;
    await client.send({ method: "PUT", url: "/api/profile", payload: { timeZone: "America/New_York" } });
    const answer = await fetchFeed(path, etag);
    expect(read(answer.body)).toMatchObject([{ start: "2031-01-03T00:00:00.000Z" }]);
  });
});

test("parallel reads after a change agree on numbers and tag", async () => {
  const client = await member();
  const path = await make(client);
  await createQuest(client);
  const answers = await Promise.all(Array.from({ length: 6 }, () => fetchFeed(path)));
  expect(new Set(answers.map(({ headers, body }) => `${headers.etag} ${body}`)).size).toBe(1);
});

test("a new address ends the old one; removing ends it; so do closing and an admin's reset", async () => {
  const client = await member();
  const first = await make(client);
  const second = await make(client);
  expect(second).not.toBe(first);
  expect((await fetchFeed(first)).statusCode).toBe(404);
  expect((await fetchFeed(second)).statusCode).toBe(200);
  const { calendar } = (await client.get("/api/reminders")).json();
  expect(calendar.readAt).toEqual(expect.any(String));
  expect((await client.send({ method: "DELETE", url: "/api/reminders/calendar" })).statusCode).toBe(204);
  expect((await client.send({ method: "DELETE", url: "/api/reminders/calendar" })).statusCode).toBe(204);
  expect((await fetchFeed(second)).statusCode).toBe(404);
  const userId = await idOf(client);
  const ends = [
    (tx: Tx) => world.people.closed(tx, [userId], world.clock.now()),
    (tx: Tx) => world.people.cleared(tx, userId),
  ];
  for (const end of ends) {
    const path = await make(client);
    await withTransaction(world.db, async (tx) => void (await end(tx)));
    expect((await fetchFeed(path)).statusCode).toBe(404);
  }
});

test("neither the log nor the database holds the address", async () => {
  const client = await member();
  const key = { "idempotency-key": "one-and-the-same" };
  const made = await client.post("/api/reminders/calendar", undefined, key);
  const path = new URL(made.json().url).pathname;
  await fetchFeed(path);
  const secret = path.slice("/calendar/".length, -".ics".length);
  expect(world.logLines.join("\n")).not.toContain(secret);
  expect(world.logLines.join("\n")).toContain("/calendar/:file");
  const feeds = await world.db.selectFrom("calendar_feeds").selectAll().execute();
  const answers = await world.db.selectFrom("idempotency_keys").selectAll().execute();
  expect(JSON.stringify([feeds, answers])).not.toContain(secret);
});
