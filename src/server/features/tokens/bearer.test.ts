import { expect, test } from "vitest";
import type { HttpClient } from "#server/testing/http-client.ts";
import { createQuest, OWN_QUEST } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
/** The first account of a local instance is its admin. */
const boss = await world.person();

async function tokenOf(client: HttpClient, scope: "read" | "write" = "read"): Promise<string> {
  const wanted = { name: `A ${scope} script`, scope, expiresInDays: null };
  return (await client.post("/api/tokens", wanted)).json().secret;
}
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const QUEST = { ...OWN_QUEST, title: "Call three past customers" };

test.each([
  ["an unknown one", `Bearer sidequest_${"x".repeat(43)}`],
  ["one of another shape", "Bearer something"],
  ["an empty one", "Bearer"],
  ["two", `Bearer sidequest_${"x".repeat(43)} sidequest_${"y".repeat(43)}`],
])("%s is 401, also with a session beside it, and the session stays", async (_name, authorization) => {
  const me = await world.person();
  const answer = await me.get("/api/auth/user", { authorization });
  expect([answer.statusCode, answer.json().error]).toEqual([401, "unauthenticated"]);
  expect(answer.json().message).toContain("API token");
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect((await me.get("/api/auth/user")).statusCode).toBe(200);
});

test("a proxy's own scheme is not ours: the session counts", async () => {
  const me = await world.person();
  expect((await me.get("/api/auth/user", { authorization: "Basic dXNlcjpwYXNz" })).statusCode).toBe(200);
});

test("bearer wins: with somebody else's session the call is the token's, and no cookie is set", async () => {
  const [me, other] = [await world.person({ name: "Maya" }), await world.person({ name: "Otto" })];
  const answer = await other.get("/api/auth/user", bearer(await tokenOf(me)));
  expect(answer.json().username).toBe("Maya");
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(answer.headers.vary).toContain("authorization");
});

test("a read token reads; a write is 403 and says why; a token to write does both", async () => {
  const me = await world.person();
  const program = world.visitor();
  const [read, write] = [bearer(await tokenOf(me)), bearer(await tokenOf(me, "write"))];
  expect((await program.get("/api/tasks", read)).statusCode).toBe(200);
  const refused = await program.post("/api/tasks", QUEST, read);
  expect([refused.statusCode, refused.json().error]).toEqual([403, "forbidden"]);
  expect(refused.json().message).toContain("can only read");
  expect((await me.get("/api/tasks")).json()).toEqual([]);
  expect((await program.post("/api/tasks", QUEST, write)).statusCode).toBe(200);
  const titles = (await program.get("/api/tasks", write)).json().map((quest: typeof QUEST) => quest.title);
  expect(titles).toEqual([QUEST.title]);
});

test("somebody else's quest is 404 with a token too", async () => {
  const [me, other] = [await world.person(), await world.person()];
  const { id } = await createQuest(other);
  const answer = await world.visitor().send({
    method: "DELETE",
    url: `/api/tasks/${id}`,
    headers: bearer(await tokenOf(me, "write")),
  });
  expect(answer.statusCode).toBe(404);
});

test("every call that is not open is 403, an admin's token included", async () => {
  const secret = await tokenOf(boss, "write");
  const { paths } = (await world.visitor().get("/api/openapi.json")).json();
  const wrong: string[] = [];
  let closed = 0;
  for (const [path, methods] of Object.entries<Record<string, { security?: object[]; tags?: string[] }>>(
    paths,
  )) {
    for (const [name, operation] of Object.entries(methods)) {
      const isOpen = operation.security?.some((way) => "token" in way);
      if (isOpen || operation.tags?.includes("Addresses to visit")) continue;
      closed += 1;
      const method = name.toUpperCase() as "GET";
      const url = path.replaceAll(/\{\w+\}/gu, "3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7");
      const payload = method === "GET" || name === "delete" ? {} : { payload: {} };
      const answer = await boss.send({ method, url, headers: bearer(secret), ...payload });
      if (answer.statusCode !== 403 || answer.headers["set-cookie"]) wrong.push(`${method} ${path}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(closed).toBeGreaterThan(70);
});

test("a write from another site is refused with a session, and let through with a token alone", async () => {
  const me = await world.person();
  const site = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  const withSession = await me.post("/api/tasks", QUEST, site);
  expect([withSession.statusCode, withSession.json().error]).toEqual([403, "cross_site"]);
  const other = await world.person();
  const secret = await tokenOf(other, "write");
  expect((await me.post("/api/tasks", QUEST, { ...site, ...bearer(secret) })).statusCode).toBe(200);
  expect((await me.get("/api/tasks")).json()).toEqual([]);
  expect((await other.get("/api/tasks")).json()).toHaveLength(1);
});

test("an unknown token does not open writes from another site", async () => {
  const me = await world.person();
  const headers = { origin: "https://elsewhere.example", ...bearer("anything") };
  expect((await me.post("/api/tasks", QUEST, headers)).statusCode).toBe(401);
  expect((await me.post("/unsubscribe/x", {}, headers)).json().error).toBe("cross_site");
  expect((await me.get("/api/tasks")).json()).toEqual([]);
});

test("the mentor answers a token whole, not bit by bit", async () => {
  const me = await world.person();
  const headers = { ...bearer(await tokenOf(me, "write")), accept: "text/event-stream" };
  const answer = await world.visitor().post("/api/rag/chat", { prompt: "How do I price my soap?" }, headers);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
    200,
    "application/json; charset=utf-8",
  ]);
});
