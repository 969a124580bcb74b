import { expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";
import { purgeAccounts } from "./purge.service.ts";

const world = await openFileWorld();
await world.person({ email: "first@example.com" });

type Client = ReturnType<TestWorld["visitor"]>;
const status = async (client: Client) => (await client.get("/api/auth/user")).statusCode;

test.each([
  ["GET", "/api/auth/user"],
  ["GET", "/api/auth/sessions"],
  ["POST", "/api/auth/logout-everywhere"],
  ["DELETE", "/api/auth/sessions/6f1d2c1e-0000-4000-8000-000000000001"],
] as const)("%s %s asks for a sign-in", async (method, url) => {
  const answer = await world.visitor().send({ method, url });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ error: "unauthenticated", message: "Please sign in." });
});

test("logging out ends this session and takes both cookies back", async () => {
  const client = await world.person();
  const token = client.cookies.get("sq_session");
  const answer = await client.post("/api/auth/logout");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["clear-site-data"]).toBe('"cache"');
  expect([...client.cookies.keys()].filter((name) => name.startsWith("sq_s"))).toEqual([]);
  if (token) client.cookies.set("sq_session", token);
  expect(await status(client)).toBe(401);
});

test("logging out signed out is harmless", async () => {
  expect((await world.visitor().post("/api/auth/logout")).statusCode).toBe(200);
});

test("signing out everywhere ends every session of this person and of nobody else", async () => {
  const phone = await world.person({ email: "two@example.com" });
  const laptop = await world.person({ email: "two@example.com" });
  const other = await world.person();
  expect((await phone.post("/api/auth/logout-everywhere")).json()).toEqual({ ended: 2 });
  expect([await status(phone), await status(laptop), await status(other)]).toEqual([401, 401, 200]);
});

test("a person sees where they are signed in and can end one of those", async () => {
  const phone = await world.person({ email: "list@example.com" });
  const laptop = await world.person({ email: "list@example.com" });
  const list = (await laptop.get("/api/auth/sessions")).json();
  expect(list).toHaveLength(2);
  const there = list.find((session: { isCurrent: boolean }) => !session.isCurrent);
  const end = (client: Client) => client.send({ method: "DELETE", url: `/api/auth/sessions/${there.id}` });
  expect((await end(await world.person())).statusCode).toBe(404);
  expect((await end(laptop)).statusCode).toBe(200);
  expect((await end(laptop)).statusCode).toBe(404);
  expect([await status(phone), await status(laptop)]).toEqual([401, 200]);
});

test("a session id that is none is refused", async () => {
  const client = await world.person();
  const answer = await client.send({ method: "DELETE", url: "/api/auth/sessions/none" });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toBe("invalid_input");
});

test("a session that is used lives on and its cookie with it; one that is not ends after 30 days", async () => {
  const used = await world.person();
  const unused = await world.person();
  world.clock.advance(20 * MS_PER_DAY);
  const answer = await used.get("/api/auth/user");
  expect(answer.cookies.map((cookie) => cookie.name).sort()).toEqual(["sq_session", "sq_signed_in"]);
  world.clock.advance(20 * MS_PER_DAY);
  expect([await status(used), await status(unused)]).toEqual([200, 401]);
});

test("a session in use ends after 90 days all the same, and its cookie no later", async () => {
  const client = await world.person();
  for (let day = 20; day <= 80; day += 20) {
    world.clock.advance(20 * MS_PER_DAY);
    expect(await status(client)).toBe(200);
  }
  world.clock.advance(9 * MS_PER_DAY);
  const answer = await client.get("/api/auth/user");
  const [cookie] = answer.cookies.filter(({ name }) => name === "sq_session");
  expect(cookie?.maxAge).toBeGreaterThan(0);
  expect(cookie?.maxAge).toBeLessThanOrEqual(MS_PER_DAY / 1_000);
  expect((await client.get("/api/auth/sessions")).json()).toHaveLength(1);
  world.clock.advance(MS_PER_DAY);
  expect(await status(client)).toBe(401);
});

test("a cookie that no longer counts is taken back", async () => {
  const client = await world.person();
  world.clock.advance(31 * MS_PER_DAY);
  expect(await status(client)).toBe(401);
  expect(client.cookies.has("sq_signed_in")).toBe(false);
});

test("an admin's session ends after 12 hours, however much it is used", async () => {
  const admin = await world.person({ email: "first@example.com" });
  const member = await world.person();
  for (let hour = 0; hour < 11; hour++) {
    world.clock.advance(MS_PER_HOUR);
    expect(await status(admin)).toBe(200);
  }
  world.clock.advance(MS_PER_HOUR);
  expect([await status(admin), await status(member)]).toEqual([401, 200]);
});

test("what has ended is purged by the limits of each role", async () => {
  const count = async () => (await world.db.selectFrom("sessions").select("id").execute()).length;
  await world.person({ email: "first@example.com" });
  await world.person();
  await purgeAccounts({ db: world.db, now: world.clock.now(), people: world.people });
  const before = await count();
  world.clock.advance(13 * MS_PER_HOUR);
  await purgeAccounts({ db: world.db, now: world.clock.now(), people: world.people });
  expect(before - (await count())).toBe(1);
});

test("a closed account is signed out at once", async () => {
  const client = await world.person({ email: "closing@example.com" });
  await world.db
    .updateTable("users")
    .set({ closed_at: world.clock.now(), closed_by: "self" })
    .where("email", "=", "closing@example.com")
    .execute();
  expect(await status(client)).toBe(401);
});
