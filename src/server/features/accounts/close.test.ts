import { expect, test } from "vitest";
import { dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { answerTo } from "#server/testing/people/mentor-people.ts";
import { OWN_QUEST, onboard } from "#server/testing/people/quest-people.ts";
import { openFileWorld, openWorld, type TestWorld } from "#server/testing/world.ts";
import { changeRole } from "./operators.service.ts";
import { purgeAccounts } from "./purge.service.ts";

const CLOSE = "/api/profile/close";
const typed = { confirmation: "delete my account" };

const PERSONAL = [
  "generations",
  "hidden_quests",
  "mentor_messages",
  "model_quotas",
  "quest_suggestions",
  "quests",
  "stated_constraints",
] as const;

const world = await openFileWorld();

type Client = ReturnType<TestWorld["visitor"]>;
const status = async (client: Client) => (await client.get("/api/auth/user")).statusCode;

test("it requires a session", async () => {
  expect((await world.visitor().post(CLOSE, typed)).statusCode).toBe(401);
});

test.each([{}, { confirmation: "" }, { confirmation: "Delete my account" }, { confirmation: true }])(
  "%j is no confirmation",
  async (payload) => {
    const client = await world.person();
    expect((await client.post(CLOSE, payload)).statusCode).toBe(400);
    expect(await status(client)).toBe(200);
  },
);

test("closing ends every session of this person, takes the cookies back, and leaves others alone", async () => {
  const phone = await world.person({ email: "leaving@example.com" });
  const laptop = await world.person({ email: "leaving@example.com" });
  const other = await world.person();
  const answer = await laptop.post(CLOSE, typed);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["clear-site-data"]).toBe('"cache"');
  expect([...laptop.cookies.keys()].filter((name) => name.startsWith("sq_s"))).toEqual([]);
  const inDays = (Date.parse(answer.json().purgedAt) - world.clock.now().getTime()) / MS_PER_DAY;
  expect(Math.round(inDays)).toBe(30);
  expect([await status(phone), await status(laptop), await status(other)]).toEqual([401, 401, 200]);
});

test("the only admin cannot leave; once there is another, they can", async () => {
  const alone = await openWorld();
  const owner = await alone.person({ email: "owner@example.com" });
  const second = await alone.person({ email: "second@example.com" });
  const refused = await owner.post(CLOSE, typed);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { error: "conflict", message: expect.stringContaining("the only admin here") },
  ]);
  expect(await status(owner)).toBe(200);
  await changeRole(alone.db, "second@example.com", "admin", alone.clock.now());
  expect((await owner.post(CLOSE, typed)).statusCode).toBe(200);
  expect((await second.post(CLOSE, typed)).statusCode).toBe(409);
  await alone.close();
});

test("of two admins who leave at once, one stays", async () => {
  const alone = await openWorld();
  const people = [
    await alone.person({ email: "a@example.com" }),
    await alone.person({ email: "b@example.com" }),
  ];
  await changeRole(alone.db, "b@example.com", "admin", alone.clock.now());
  const answers = await Promise.all(people.map((client) => client.post(CLOSE, typed)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await alone.close();
});

test("signing in within 30 days brings everything back, but none of the old sessions", async () => {
  const client = await world.person({ email: "undo@example.com", name: "Undo" });
  const phone = await world.person({ email: "undo@example.com" });
  const { id } = (await client.get("/api/auth/user")).json();
  await client.post(CLOSE, typed);
  world.clock.advance(29 * MS_PER_DAY);
  await purgeAccounts({ db: world.db, now: world.clock.now(), people: world.people });
  const back = await world.person({ email: "undo@example.com" });
  expect((await back.get("/api/auth/user")).json()).toMatchObject({ id, username: "Undo" });
  expect(await status(phone)).toBe(401);
});

test("after 30 days it is gone, with everything that hung on it", async () => {
  const client = await world.person({ email: "gone@example.com" });
  const { id } = (await client.get("/api/auth/user")).json();
  await client.post("/api/social/connect", { platform: "twitter", username: "@gone" });
  await client.post(CLOSE, typed);
  world.clock.advance(31 * MS_PER_DAY);
  await purgeAccounts({ db: world.db, now: world.clock.now(), people: world.people });
  const left = await world.db
    .selectFrom("social_connections")
    .select("handle")
    .where("user_id", "=", id)
    .execute();
  expect(left).toEqual([]);
  const again = await world.person({ email: "gone@example.com" });
  expect((await again.get("/api/auth/user")).json().id).not.toBe(id);
});

test("messages are deleted, and outcomes stay without a link to the person", async () => {
  const client = await world.person({ email: "learned@example.com" });
  await onboard(client);
  await answerTo(client, "no phone calls please");
  await answerTo(client, "Yes, leave them out");
  const { suggestedTask } = await answerTo(client, "What should I charge for my candles?");
  await client.post("/api/tasks", { ...OWN_QUEST, suggestionId: suggestedTask.suggestionId });
  const [quest] = (await client.get("/api/tasks")).json();
  await client.post("/api/tasks/reject", { taskId: quest.id });
  const { id } = (await client.get("/api/auth/user")).json();
  await world.db
    .insertInto("model_quotas")
    .values({ user_id: id, day: dayAt(world.clock.now(), "UTC"), calls: 1 })
    .execute();
  const counts = async () => {
    const count = async (table: (typeof PERSONAL)[number]) =>
      (await world.db.selectFrom(table).select("user_id").where("user_id", "=", id).execute()).length;
    return Promise.all(PERSONAL.map(count));
  };
  expect(await counts()).not.toContain(0);
  await client.post(CLOSE, typed);
  world.clock.advance(31 * MS_PER_DAY);
  await purgeAccounts({ db: world.db, now: world.clock.now(), people: world.people });
  expect(await counts()).toEqual(PERSONAL.map(() => 0));
  const learned = await world.db.selectFrom("training_data").select(["quest_id", "user_rating"]).execute();
  expect(learned).toEqual([{ quest_id: null, user_rating: 1 }]);
});
