import { expect, test } from "vitest";
import { MOST_READS } from "#contracts/reads/reads.ts";
import { onboard } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
const together = (...addresses: string[]) => `/api/reads?${new URLSearchParams({ of: addresses.join(",") })}`;
const DAY = ["/api/tasks", "/api/tasks/summary", "/api/progress/streak", "/api/achievements?include=all"];

test("each part is the answer of the call by itself", async () => {
  const me = await world.person();
  await onboard(me);
  const parts = (await me.get(together(...DAY))).json();
  expect(Object.keys(parts)).toEqual(DAY);
  for (const address of DAY) expect(parts[address]).toEqual((await me.get(address)).json());
});

test("nobody reads what belongs to somebody else", async () => {
  const [me, other] = [await world.person(), await world.person()];
  await onboard(other);
  expect((await other.get(together(...DAY))).json()["/api/tasks"]).not.toEqual([]);
  expect((await me.get(together(...DAY))).json()["/api/tasks"]).toEqual([]);
});

test.each([
  ["an unknown address", "/api/nothing"],
  ["a call that is not read with others", "/api/auth/sessions"],
  ["a path with a name in it", "/api/tasks/{taskId}"],
  ["input that the call refuses", "/api/achievements?include=none"],
  ["an address of an object's own", "constructor"],
])("%s is left out", async (_name, address) => {
  const me = await world.person();
  const answer = await me.get(together(address, "/api/tasks"));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ "/api/tasks": [] });
});

test("without a session 401; nothing, too much or too many: 400", async () => {
  expect((await world.visitor().get(together(...DAY))).statusCode).toBe(401);
  const me = await world.person();
  const many = Array.from({ length: MOST_READS + 1 }, (_, index) => `/api/tasks?n=${index}`);
  expect((await me.get("/api/reads")).statusCode).toBe(400);
  expect((await me.get("/api/reads?of=")).statusCode).toBe(400);
  expect((await me.get(together(...many))).statusCode).toBe(400);
  expect((await me.get(together("x".repeat(1_001)))).statusCode).toBe(400);
});

test("unchanged answers are 304", async () => {
  const me = await world.person();
  const { etag } = (await me.get(together(...DAY))).headers;
  const again = await me.get(together(...DAY), { "if-none-match": String(etag) });
  expect(again.statusCode).toBe(304);
});
