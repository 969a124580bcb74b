import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dayAt } from "#domain/general/calendar-day.ts";
import { readPages } from "#server/testing/http-client.ts";
import { adminOf, lastEntry } from "#server/testing/people/admin-people.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { refreshPeople } from "./people/people-index.service.ts";

const USERS = "/api/admin/users";

const world = await openFileWorld();
const admin = await adminOf(world, { email: "boss@example.com", name: "Boss" });

async function insertPeople(names: readonly string[], more: object = {}): Promise<string[]> {
  const rows = names.map((username) => ({
    id: randomUUID(),
    issuer: "test",
    subject: randomUUID(),
    email: null,
    username,
    created_at: new Date("2026-01-01T00:00:00.000Z"),
    ...more,
  }));
  await world.db.insertInto("users").values(rows).execute();
  return rows.map(({ id }) => id);
}

const find = async (search: string, more = "") => {
  const answer = await admin.get(`${USERS}?search=${encodeURIComponent(search)}${more}`);
  const { users, total } = answer.json();
  return { names: users.map(({ username }: { username: string }) => username).sort(), total };
};

test("names and emails are found by any part of them, and what looks like a pattern is taken literally", async () => {
  await insertPeople(["Percy 100% Sure", "Under_score", "Back\\slash", "Plain"]);
  await insertPeople(["Mailbox"], { email: "first.last@Mail.example" });
  expect(await find("percy")).toEqual({ names: ["Percy 100% Sure"], total: 1 });
  expect(await find("LAST@mail")).toEqual({ names: ["Mailbox"], total: 1 });
  expect((await find("%")).names).toEqual(["Percy 100% Sure"]);
  expect((await find("_")).names).toEqual(["Under_score"]);
  expect((await find("\\")).names).toEqual(["Back\\slash"]);
  expect(await find("nobody is called this")).toEqual({ names: [], total: 0 });
});

test("closed accounts stand apart", async () => {
  await insertPeople(["Gone Away"], { closed_at: new Date(), closed_by: "admin" });
  expect((await find("gone away")).names).toEqual([]);
  const { users } = (await admin.get(`${USERS}?search=gone+away&closed=true`)).json();
  expect(users).toMatchObject([{ username: "Gone Away", closedBy: "admin" }]);
});

test("pages follow each other without gap or repeat, also among rows of one millisecond", async () => {
  const ids = await insertPeople(Array.from({ length: 120 }, (_, index) => `Twin ${index}`));
  const all = await readPages(admin, USERS, "users");
  expect(new Set(all.ids).size).toBe(all.ids.length);
  expect(all.ids).toEqual(expect.arrayContaining(ids));
  expect(all.sizes.slice(0, 2)).toEqual([50, 50]);
  const { total } = (await admin.get(USERS)).json();
  expect(all.ids.length).toBe(total);
});

test("a cursor that is none is a 400", async () => {
  expect((await admin.get(`${USERS}?before=yesterday`)).statusCode).toBe(400);
});

test("a person is described with level, plan and origin", async () => {
  const [id] = await insertPeople(["Demo Dora"], { issuer: "demo", total_xp: 250, business_type: "SaaS" });
  const { users } = (await admin.get(`${USERS}?search=Demo+Dora`)).json();
  expect(users).toEqual([
    {
      id,
      username: "Demo Dora",
      email: null,
      profileImageUrl: null,
      role: "member",
      level: 3,
      totalXP: 250,
      businessType: "SaaS",
      trialExpiresAt: null,
      subscriptionStatus: "unsubscribed",
      legacyAccess: false,
      createdAt: "2026-01-01T00:00:00.000Z",
      closedAt: null,
      closedBy: null,
      isDemo: true,
    },
  ]);
});

test("the file defuses formulas in names, comes as an attachment, and is written down", async () => {
  for (const start of ["=", "+", "-", "@", "\t", "\r"]) await insertPeople([`${start}cmd|calc`]);
  const answer = await admin.get(`${USERS}/export`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toMatch(
    /^attachment; filename="sidequest-users-[\d-]{10}\.csv"$/u,
  );
  const cells = answer.body.split("\r\n").flatMap((line) => line.split(","));
  expect(cells.filter((cell) => /^"?[=+\-@\t\r]/u.test(cell))).toEqual([]);
  for (const start of ["=", "+", "-", "@"]) expect(answer.body).toContain(`,'${start}cmd|calc,`);
  for (const start of ["\t", "\r"]) expect(answer.body).toContain(`,"'${start}cmd|calc",`);
  expect(await lastEntry(admin)).toMatchObject({ actorName: "Boss", act: "users_exported" });
});

test("the file holds everybody once, also beyond one statement's share and closed ones", async () => {
  await insertPeople(Array.from({ length: 2_100 }, (_, index) => `Many ${index}`));
  await insertPeople(["Shut Too"], { closed_at: new Date(), closed_by: "self" });
  const { body } = await admin.get(`${USERS}/export`);
  const ids = body.match(/^[\da-f-]{36}(?=,)/gmu) ?? [];
  const known = await world.db.selectFrom("users").select("id").execute();
  expect([...ids].sort()).toEqual(known.map(({ id }) => id).sort());
  expect(await lastEntry(admin)).toMatchObject({ details: { rows: ids.length } });
});

test("the file of some people holds those only, and is written down; anything but ids is refused", async () => {
  const [first = "", second = ""] = await insertPeople(["Picked One", "Picked Two", "Left Out"]);
  const { body } = await admin.get(`${USERS}/export?ids=${first},${second}`);
  expect([...(body.match(/^[\da-f-]{36}(?=,)/gmu) ?? [])].sort()).toEqual([first, second].sort());
  expect(await lastEntry(admin)).toMatchObject({ act: "users_exported", details: { rows: 2 } });
  const many = Array.from({ length: 101 }, () => first).join(",");
  for (const ids of ["", "everybody", `${first},`, many])
    expect((await admin.get(`${USERS}/export?ids=${ids}`)).statusCode).toBe(400);
});

test("the five sums leave out what is closed or deleted", async () => {
  const before = (await admin.get("/api/admin/stats")).json();
  await insertPeople(["Shut"], { closed_at: new Date(), closed_by: "self" });
  const [id = ""] = await insertPeople(["Counted"]);
  const at = new Date();
  const day = dayAt(at, "UTC");
  const entry = {
    created_at: at,
    business_type: "SaaS",
    business_stage: "Idea",
    task_type: "Sales",
    original_task: "Sell",
    user_rating: 4,
    tags: [],
  };
  const quest = {
    user_id: id,
    description: "",
    xp_reward: 25,
    category: "Sales",
    difficulty: "Beginner" as const,
    estimated_hours: 1,
    origin: "own" as const,
    due_at: at,
    created_at: at,
  };
  await world.db
    .insertInto("quests")
    .values([
      { ...quest, id: randomUUID(), title: "a", title_key: "a" },
      { ...quest, id: randomUUID(), title: "b", title_key: "b", deleted_at: at },
    ])
    .execute();
  await world.db
    .insertInto("training_data")
    .values([
      { ...entry, id: randomUUID() },
      { ...entry, id: randomUUID(), deleted_at: at },
    ])
    .execute();
  await world.db
    .insertInto("earned_achievements")
    .values({ user_id: id, achievement_id: "first-quest", earned_at: at })
    .execute();
  await world.db
    .insertInto("daily_counts")
    .values([
      { metric: "session", day, key: "", n: 3, total: 100 },
      { metric: "session", day, key: "", is_demo: true, n: 4, total: 100 },
      { metric: "visit", day, key: "Direct", n: 9, total: 0 },
    ])
    .execute();
  // At once, unless counting took over a second on a busy machine.
  await expect
    .poll(async () => (await admin.get("/api/admin/stats")).json())
    .toEqual({
      totalUsers: before.totalUsers + 1,
      totalTasks: before.totalTasks + 1,
      totalAchievements: before.totalAchievements + 1,
      totalSessions: before.totalSessions + 7,
      totalTrainingData: before.totalTrainingData + 1,
    });
});

test("a search counts up to a thousand, and one more for all the others", async () => {
  await insertPeople(Array.from({ length: 1_002 }, (_, index) => `Crowd ${index}`));
  // So many at once come on the list of words by its job.
  await refreshPeople(world.db, new Date());
  expect((await find("crowd")).total).toBe(1_001);
  expect((await admin.get(USERS)).json().total).toBeGreaterThan(1_001);
});
