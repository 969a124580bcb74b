import { expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { openFileWorld, openWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const MESSAGE = {
  type: "bug",
  title: "The timer stops",
  description: "When I switch tabs, the timer stands still.",
  email: "maya@example.com",
  page: "/app",
  lastAction: "click Start → click Open workspace",
  userAgent: "Firefox",
  timestamp: "2026-11-15T10:00:00.000Z",
};
const UI = { visualDesignRating: 8, navigationRating: 7, responsiveDesignRating: 6, loadingSpeedRating: 10 };
const AI = { aiToolRating: 9, aiTaskRating: 4 };

test.each([
  ["/api/feedback", MESSAGE],
  ["/api/ui-ratings", UI],
  ["/api/performance", AI],
])("%s needs a person", async (url, body) => {
  expect((await world.visitor().post(url, body)).statusCode).toBe(401);
});

test.each(["bug", "ui", "ai", "feature"])(
  "a message of type %s is kept under the session's name",
  async (type) => {
    const [person, other] = [await world.person(), await world.person()];
    const otherId = (await other.get("/api/auth/user")).json().id;
    const answer = await person.post("/api/feedback", {
      ...MESSAGE,
      type,
      userId: otherId,
      userName: "Somebody else",
    });
    expect(answer.statusCode).toBe(200);
    const row = await world.db
      .selectFrom("feedback")
      .selectAll()
      .where("id", "=", answer.json().id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      user_id: (await person.get("/api/auth/user")).json().id,
      type,
      title: MESSAGE.title,
      description: MESSAGE.description,
      email: MESSAGE.email,
      page: "/app",
      last_action: MESSAGE.lastAction,
      user_agent: "Firefox",
      status: "new",
    });
    expect(row.written_at?.toISOString()).toBe(MESSAGE.timestamp);
  },
);

test("the same message within a minute is one, also when sent at once; after that it is another", async () => {
  const person = await world.person();
  const send = async (message = MESSAGE) => (await person.post("/api/feedback", message)).json().id;
  const [first, ...repeats] = await Promise.all([send(), send(), send()]);
  expect(new Set([first, ...repeats]).size).toBe(1);
  expect(await send({ ...MESSAGE, description: "And it jumps." })).not.toBe(first);
  expect(await (async () => (await world.person()).post("/api/feedback", MESSAGE))()).toMatchObject({
    statusCode: 200,
  });
  world.clock.advance(60_001);
  expect(await send()).not.toBe(first);
});

test.each([
  ["no title", { title: "   " }],
  ["no description", { description: "" }],
  ["no email", { email: " " }],
  ["an email over two lines", { email: "a@b.example\nBcc: everybody@example.com" }],
  ["a title over two lines", { title: "Hello\r\nSubject: x" }],
  ["an unknown type", { type: "praise" }],
  ["a title that is a list", { title: ["x"] }],
  ["too long a description", { description: "x".repeat(4_001) }],
  ["a NUL byte", { description: "a\0b" }],
  ["a time that is none", { timestamp: "yesterday" }],
])("%s is refused", async (_name, wrong) => {
  const answer = await (await world.person()).post("/api/feedback", { ...MESSAGE, ...wrong });
  expect([answer.statusCode, answer.json().error]).toEqual([400, "invalid_input"]);
});

test("the latest rating of a day counts, by the person's own calendar", async () => {
  const person = await world.person();
  const { id } = (await person.get("/api/auth/user")).json();
  await person.send({ method: "PUT", url: "/api/profile", payload: { timeZone: "Pacific/Auckland" } });
  await person.post("/api/ui-ratings", { ...UI, feedback: "  Nice.  " });
  await person.post("/api/ui-ratings", { ...UI, navigationRating: 1 });
  await person.post("/api/performance", AI);
  await person.post("/api/performance", { ...AI, aiTaskRating: 10 });
  const ui = await world.db.selectFrom("ui_ratings").selectAll().where("user_id", "=", id).execute();
  const ai = await world.db.selectFrom("ai_ratings").selectAll().where("user_id", "=", id).execute();
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Auckland" }).format(world.clock.now());
  expect(ui).toMatchObject([{ day: today, navigation: 1, visual_design: 8, feedback: null }]);
  expect(ai).toMatchObject([{ day: today, ai_tool: 9, ai_task: 10 }]);
  world.clock.advance(MS_PER_DAY);
  await person.post("/api/performance", AI);
  expect(
    await world.db.selectFrom("ai_ratings").selectAll().where("user_id", "=", id).execute(),
  ).toHaveLength(2);
});

test("another zone makes no second rating of the same day", async () => {
  const person = await world.person();
  const { id } = (await person.get("/api/auth/user")).json();
  for (const timeZone of ["Pacific/Pago_Pago", "Pacific/Kiritimati", "UTC"]) {
    await person.send({ method: "PUT", url: "/api/profile", payload: { timeZone } });
    await person.post("/api/ui-ratings", UI);
    await person.post("/api/performance", AI);
  }
  for (const table of ["ui_ratings", "ai_ratings"] as const) {
    const rows = await world.db.selectFrom(table).select("day").where("user_id", "=", id).execute();
    expect(rows).toHaveLength(1);
  }
});

test.each([0, 11, 7.5, "7", null, Number.NaN])("a rating of %s is refused", async (value) => {
  const person = await world.person();
  expect((await person.post("/api/ui-ratings", { ...UI, navigationRating: value })).statusCode).toBe(400);
  expect((await person.post("/api/performance", { ...AI, aiToolRating: value })).statusCode).toBe(400);
});

test("twenty messages an hour, then a readable refusal", async () => {
  const strict = await openWorld({ RATE_LIMITS: "on" });
  try {
    const person = await strict.person();
    const send = (index: number) => person.post("/api/feedback", { ...MESSAGE, title: `Number ${index}` });
    for (let index = 0; index < 20; index++) expect((await send(index)).statusCode).toBe(200);
    const refused = await send(20);
    expect([refused.statusCode, refused.json().error]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});
