import { expect, test } from "vitest";
import { accessCodeFor } from "#server/platform/identity/access-code.ts";
import { renewPersonalCode } from "#server/platform/identity/local-provider/local-accounts.ts";
import type { Answer } from "#server/testing/http-client.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { renewCode } from "./operators.service.ts";

const world = await openFileWorld({
  PUBLIC_URL: "https://quest.example",
  ALLOW_LOCAL_SIGN_IN: "1",
  ADMIN_EMAILS: "ann@example.com",
});
const accessCode = accessCodeFor(world.secret);

const COOKIE = "__Host-sq_session";

const shownCode = (page: string) => /data-personal-code>([^<]+)</u.exec(page)?.[1] ?? "";
const linkOn = (page: string) => /href="([^"]*\/idp\/[^"]*)"/u.exec(page)?.[1] ?? "";

/** Opens an account as a person does: the code is shown, and the link goes on. */
async function open(email: string) {
  const client = world.visitor();
  const { answer } = await client.signIn({ email, code: accessCode });
  const code = shownCode(answer.body);
  const next = linkOn(answer.body);
  const { url } = await client.follow(next);
  return { client, answer, code, url };
}

async function enter(email: string, code: string) {
  const client = world.visitor();
  const { answer } = await client.signIn({ email, code });
  return { client, status: answer.statusCode, isIn: client.cookies.has(COOKIE) };
}

test("the access code opens a new account, which gets a code of its own; nobody becomes admin by it", async () => {
  expect(await enter("ann@example.com", "WRONG")).toMatchObject({ status: 403, isIn: false });
  const { client, answer, code, url } = await open("ann@example.com");
  expect([answer.statusCode, answer.headers["cache-control"], url]).toEqual([200, "no-store", "/"]);
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/u);
  expect((await client.get("/api/auth/user")).json()).toMatchObject({
    email: "ann@example.com",
    role: "member",
  });
});

test("whoever only knows the access code cannot come in as somebody else", async () => {
  await open("owner@example.com");
  expect(await enter("owner@example.com", accessCode)).toMatchObject({ status: 403, isIn: false });
  expect(await enter("Owner@Example.com", accessCode)).toMatchObject({ status: 403, isIn: false });
  const other = await open("other@example.com");
  expect(await enter("owner@example.com", other.code)).toMatchObject({ status: 403, isIn: false });
});

test("the personal code opens its account again and again, however it is typed", async () => {
  const { code } = await open("again@example.com");
  for (const typed of [code, code.toLowerCase(), ` ${code.replaceAll("-", " ")} `])
    expect((await enter("Again@example.com", typed)).isIn).toBe(true);
  expect((await enter("again@example.com", "")).isIn).toBe(false);
});

/** The form of one sign-in, to be sent as often as somebody clicks. */
async function openForm() {
  const client = world.visitor();
  const { url } = await client.follow("/api/auth/google");
  const send = (email: string, code: string) =>
    client.send({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ email, code, name: "" }).toString(),
    });
  return { client, send };
}

test.each([
  ["one after the other", async (click: () => Promise<Answer>) => [await click(), await click()]],
  ["at once", (click: () => Promise<Answer>) => Promise.all([click(), click()])],
] as const)("a form that is sent twice, %s, shows the same code both times", async (how, twice) => {
  const email = `double-${how.length}@example.com`;
  const { client, send } = await openForm();
  const [first, second] = await twice(() => send(email, accessCode));
  const code = shownCode(second?.body ?? "");
  expect(code).not.toBe("");
  expect(shownCode(first?.body ?? "")).toBe(code);
  await client.follow(linkOn(second?.body ?? ""));
  expect(client.cookies.has(COOKIE)).toBe(true);
  expect((await enter(email, code)).isIn).toBe(true);
  expect((await send(email, accessCode)).body).not.toContain(code);
});

test("a form that is sent again with a wrong code, or by somebody else, shows no code", async () => {
  const { send } = await openForm();
  const code = shownCode((await send("twice@example.com", accessCode)).body);
  expect((await send("twice@example.com", "WRONG")).statusCode).toBe(403);
  const other = await (await openForm()).send("twice@example.com", accessCode);
  expect([other.statusCode, shownCode(other.body)]).toEqual([403, ""]);
  const again = shownCode((await send("another@example.com", accessCode)).body);
  expect([again, again === code]).toEqual([expect.stringMatching(/./u), false]);
});

test("a code that an operator gave out is not replaced by the form that opened the account", async () => {
  const { client, send } = await openForm();
  const page = (await send("given@example.com", accessCode)).body;
  await renewPersonalCode(world.db, "given@example.com");
  expect((await send("given@example.com", accessCode)).statusCode).toBe(403);
  await client.follow(linkOn(page));
  expect((await enter("given@example.com", shownCode(page))).isIn).toBe(false);
});

test("of two who open the same account at once, one does", async () => {
  const outcomes = await Promise.all([open("race@example.com"), open("race@example.com")]);
  expect(outcomes.map(({ answer }) => answer.statusCode).sort()).toEqual([200, 403]);
});

test("only a hash of the code is kept, and no log has it", async () => {
  const { code } = await open("hashed@example.com");
  const rows = await world.db.selectFrom("idp_payloads").select("payload").execute();
  for (const text of [JSON.stringify(rows), world.logLines.join()]) {
    expect(text).not.toContain(code);
    expect(text).not.toContain(code.replaceAll("-", ""));
  }
});

test("an operator gives out a new code: the old one and the sessions end", async () => {
  const { client, code } = await open("lost@example.com");
  const line = await renewCode(world.db, "LOST@example.com", world.clock.now());
  const fresh = /is ([A-Z0-9-]{19}) now/u.exec(line)?.[1] ?? "";
  expect((await client.get("/api/auth/user")).statusCode).toBe(401);
  expect((await enter("lost@example.com", code)).isIn).toBe(false);
  expect((await enter("lost@example.com", fresh)).isIn).toBe(true);
  await expect(renewCode(world.db, "nobody@example.com", world.clock.now())).rejects.toThrow(
    /No local account/u,
  );
});

test("an account from the time on loopback opens with an operator's code only", async () => {
  const { subjectFor } = await import("#server/platform/identity/local-provider/local-accounts.ts");
  await world.db
    .insertInto("idp_payloads")
    .values({
      model: "Account",
      id: subjectFor("founder@example.com"),
      payload: JSON.stringify({ email: "founder@example.com", name: "Founder" }),
    })
    .execute();
  expect((await enter("founder@example.com", accessCode)).isIn).toBe(false);
  expect((await enter("founder@example.com", "")).isIn).toBe(false);
  const code =
    /is (\S+) now/u.exec(await renewCode(world.db, "founder@example.com", world.clock.now()))?.[1] ?? "";
  expect((await enter("founder@example.com", code)).isIn).toBe(true);
});
