import { expect, test } from "vitest";
import type { HttpClient } from "#server/testing/http-client.ts";
import { OWN_QUEST } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const idOf = async (client: HttpClient) => (await client.get("/api/auth/user")).json().id;
const create = (client: HttpClient, person: string) =>
  client.send({ method: "POST", url: "/api/tasks", payload: OWN_QUEST, headers: { "sq-person": person } });

test("a page of somebody who is not signed in any more writes nothing in another's name", async () => {
  const [before, now] = [await world.person(), await world.person()];
  const refused = await create(now, await idOf(before));
  expect(refused.statusCode).toBe(401);
  expect(refused.json().message).toBe("Somebody else is signed in here now. Please sign in again.");
  expect((await now.get("/api/tasks")).json()).toEqual([]);
  expect((await create(now, await idOf(now))).statusCode).toBe(200);
});

test("reading and signing out work whoever's page it is", async () => {
  const [before, now] = [await world.person(), await world.person()];
  const headers = { "sq-person": await idOf(before) };
  expect((await now.send({ method: "GET", url: "/api/tasks", headers })).statusCode).toBe(200);
  const out = await now.send({ method: "POST", url: "/api/auth/logout", payload: {}, headers });
  expect(out.statusCode).toBeLessThan(400);
});
