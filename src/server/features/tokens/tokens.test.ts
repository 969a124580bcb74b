import { expect, test } from "vitest";
import { CLOSE_CONFIRMATION } from "#contracts/profile.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { TOKEN_PREFIX, TOKENS_MAX } from "#domain/tokens/tokens.ts";
import { relinkAccount, renewCode } from "#server/features/accounts/operators.service.ts";
import { purgeAll } from "#server/features.ts";
import { statementsOf } from "#server/testing/count-statements.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
/** The first account of a local instance is its admin. */
const boss = await world.person();
const SOME_ID = "3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7";

interface Made {
  readonly token: { id: string; name: string; lastFour: string; expiresAt: string | null };
  readonly secret: string;
}

const WANTED = { name: "My script", scope: "read", expiresInDays: null };
const make = async (client: HttpClient, wanted: object = {}): Promise<Made> => {
  const answer = await client.post("/api/tokens", { ...WANTED, ...wanted });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
const list = async (client: HttpClient) => (await client.get("/api/tokens")).json();
const revoke = (client: HttpClient, id: string) =>
  client.send({ method: "DELETE", url: `/api/tokens/${id}` });
/** A program without cookies. */
const callWith = (secret: string, url = "/api/auth/user") =>
  world.visitor().get(url, { authorization: `Bearer ${secret}` });

test.each([
  ["GET", "/api/tokens"],
  ["POST", "/api/tokens"],
  ["DELETE", `/api/tokens/${SOME_ID}`],
] as const)("%s %s is 401 signed out", async (method, url) => {
  expect((await world.visitor().send({ method, url })).statusCode).toBe(401);
});

test("a token is listed without its secret, which the database does not hold either", async () => {
  const me = await world.person();
  const { token, secret } = await make(me);
  expect(secret).toMatch(/^sidequest_[\w-]{43}$/u);
  expect(secret.startsWith(TOKEN_PREFIX)).toBe(true);
  expect(token).toMatchObject({ name: "My script", scope: "read", expiresAt: null, lastUsedOn: null });
  expect(secret.endsWith(token.lastFour)).toBe(true);
  expect(await list(me)).toEqual([token]);
  const rows = await world.db.selectFrom("api_tokens").selectAll().where("id", "=", token.id).execute();
  const kept = await world.db.selectFrom("idempotency_keys").selectAll().execute();
  expect(JSON.stringify([rows, kept])).not.toContain(secret.slice(TOKEN_PREFIX.length));
  expect(world.logLines.join("\n")).not.toContain(secret.slice(TOKEN_PREFIX.length));
});

test("a repeated call, even with its key, makes no second token and tells no secret again", async () => {
  const me = await world.person();
  const again = () => me.post("/api/tokens", WANTED, { "idempotency-key": "same" });
  expect((await again()).statusCode).toBe(200);
  const second = await again();
  expect([second.statusCode, second.json().error]).toEqual([409, "conflict"]);
  expect(second.body).not.toContain(TOKEN_PREFIX);
  expect(await list(me)).toHaveLength(1);
});

test(`a person has at most ${TOKENS_MAX}, also when all are made at once`, async () => {
  const me = await world.person();
  const names = Array.from({ length: TOKENS_MAX + 3 }, (_, index) => `Script ${index}`);
  const answers = await Promise.all(names.map((name) => me.post("/api/tokens", { ...WANTED, name })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(TOKENS_MAX);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
  const [{ id }] = await list(me);
  await revoke(me, id);
  await make(me, { name: "One more" });
});

test("somebody else's token is 404, and goes on working", async () => {
  const [me, other] = [await world.person(), await world.person()];
  const { token, secret } = await make(other);
  expect((await revoke(me, token.id)).statusCode).toBe(404);
  expect((await revoke(me, SOME_ID)).statusCode).toBe(404);
  expect(await list(me)).toEqual([]);
  expect((await callWith(secret)).statusCode).toBe(200);
});

test("a revoked token stops with the next call", async () => {
  const me = await world.person();
  const { token, secret } = await make(me);
  expect((await callWith(secret)).statusCode).toBe(200);
  expect((await revoke(me, token.id)).statusCode).toBe(204);
  expect((await callWith(secret)).statusCode).toBe(401);
  expect((await revoke(me, token.id)).statusCode).toBe(404);
});

const ids = new Map<HttpClient, string>();
async function countTokens(client: HttpClient): Promise<number> {
  const known = ids.get(client) ?? (await idOf(client));
  const rows = await world.db.selectFrom("api_tokens").select("id").where("user_id", "=", known).execute();
  return rows.length;
}
async function idOf(client: HttpClient): Promise<string> {
  const id = (await client.get("/api/auth/user")).json().id as string;
  ids.set(client, id);
  return id;
}

test("closing the account and an admin's reset delete tokens; a reopened account does not bring them back", async () => {
  const closing = await world.person({ email: "closing@example.com" });
  const { secret } = await make(closing);
  await closing.post("/api/profile/close", { confirmation: CLOSE_CONFIRMATION });
  expect((await callWith(secret)).statusCode).toBe(401);
  const back = await world.person({ email: "closing@example.com" });
  expect([(await callWith(secret)).statusCode, await list(back)]).toEqual([401, []]);

  const played = await world.person();
  const own = await make(played);
  await boss.post(`/api/admin/users/${await idOf(played)}/reset`);
  expect([(await callWith(own.secret)).statusCode, await list(played)]).toEqual([401, []]);
});

test("a token of an account that is closed in the database alone stops too", async () => {
  const me = await world.person();
  const { secret } = await make(me);
  await world.db
    .updateTable("users")
    .set({ closed_at: world.clock.now(), closed_by: "self" })
    .where("id", "=", await idOf(me))
    .execute();
  expect((await callWith(secret)).statusCode).toBe(401);
});

test("the last use is a day of the person's own calendar, written once a day", async () => {
  const me = await world.person();
  await me.send({ method: "PUT", url: "/api/profile", payload: { timeZone: "Pacific/Kiritimati" } });
  const { secret } = await make(me);
  const call = async () => void (await callWith(secret, "/api/logbook"));
  expect(await statementsOf(world, call)).toHaveLength(3);
  expect(await statementsOf(world, call)).toHaveLength(2);
  const day = new Intl.DateTimeFormat("sv", { timeZone: "Pacific/Kiritimati" }).format(world.clock.now());
  expect((await list(me))[0].lastUsedOn).toBe(day);
});

test("making one sends 7 statements, revoking 5, listing 2", async () => {
  const me = await world.person();
  const sentBy = (call: () => Promise<unknown>) => statementsOf(world, async () => void (await call()));
  expect(await sentBy(() => make(me))).toHaveLength(7);
  const [{ id }] = await list(me);
  expect(await sentBy(() => list(me))).toHaveLength(2);
  expect(await sentBy(() => revoke(me, id))).toHaveLength(5);
});

test("the audit log says who made and revoked a token, and neither name nor secret", async () => {
  const me = await world.person();
  const { token } = await make(me, { name: "Private words", scope: "write" });
  await revoke(me, token.id);
  const acts = await world.db
    .selectFrom("audit_log")
    .select(["act", "details"])
    .where("actor_id", "=", await idOf(me))
    .orderBy("at")
    .execute();
  expect(acts).toEqual([
    { act: "token_made", details: { scope: "write" } },
    { act: "token_revoked", details: { scope: "write" } },
  ]);
});

test("an expired token is 401, stays in the list for 30 days, and is then deleted", async () => {
  const me = await world.person();
  const { secret } = await make(me, { expiresInDays: 7 });
  await make(me, { name: "For good" });
  expect((await callWith(secret)).statusCode).toBe(200);
  world.clock.advance(7 * MS_PER_DAY);
  expect((await callWith(secret)).statusCode).toBe(401);
  expect((await list(me)).map(({ isExpired }: { isExpired: boolean }) => isExpired)).toEqual([false, true]);
  await purgeAll(world.db, world.clock.now());
  expect(await countTokens(me)).toBe(2);
  world.clock.advance(30 * MS_PER_DAY - 60_000);
  // The session idled out meanwhile; the rows say what is left.
  await purgeAll(world.db, world.clock.now());
  expect(await countTokens(me)).toBe(2);
  world.clock.advance(120_000);
  await purgeAll(world.db, world.clock.now());
  expect(await countTokens(me)).toBe(1);
});

test("an operator's new code ends the person's tokens", async () => {
  const person = await world.person({ email: "code@example.com" });
  const { secret } = await make(person);
  await renewCode(world.db, "code@example.com", world.clock.now());
  expect((await callWith(secret)).statusCode).toBe(401);
});

test("an account that is moved to another sign-in leaves its tokens behind", async () => {
  const person = await world.person({ email: "moved@example.com" });
  const { secret } = await make(person);
  await world.person({ email: "new@example.com" });
  await relinkAccount(world.db, "moved@example.com", "new@example.com", world.clock.now());
  expect((await callWith(secret)).statusCode).toBe(401);
});
