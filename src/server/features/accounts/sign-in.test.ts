import { expect, test } from "vitest";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { openFileWorld, openWorld, type TestWorld } from "#server/testing/world.ts";

const world = await openFileWorld({ ADMIN_EMAILS: "boss@example.com" });

const me = async (client: ReturnType<TestWorld["visitor"]>) => (await client.get("/api/auth/user")).json();

test("the first account on a loopback instance is admin, the second is not", async () => {
  const first = await world.person({ email: "maya@example.com", name: "Maya Lindqvist" });
  const second = await world.person();
  expect(await me(first)).toMatchObject({
    username: "Maya Lindqvist",
    email: "maya@example.com",
    role: "admin",
    level: 1,
    totalXP: 0,
    hasCompletedOnboarding: false,
  });
  expect((await me(second)).role).toBe("member");
});

test("of eight who sign in first at the same moment, exactly one is admin", async () => {
  const fresh = await openWorld();
  const people = await Promise.all(Array.from({ length: 8 }, () => fresh.person()));
  const roles = await Promise.all(people.map(async (client) => (await me(client)).role));
  expect(roles.filter((role) => role === "admin")).toHaveLength(1);
  await fresh.close();
});

test("local accounts do not depend on the address of the instance, and neither does who came first", async () => {
  const rows = await world.db.selectFrom("users").select("issuer").distinct().execute();
  expect(rows).toEqual([{ issuer: "local" }]);
  const restored = await openWorld();
  await restored.db
    .insertInto("users")
    .values({
      id: "6f1d2c1e-0000-4000-8000-000000000009",
      issuer: "https://accounts.example",
      subject: "1",
      username: "Owner",
      created_at: new Date(),
    })
    .execute();
  expect((await me(await restored.person())).role).toBe("member");
  await restored.close();
});

test("signing in again in the same browser ends the session before", async () => {
  const client = await world.person({ email: "rotate@example.com" });
  const before = client.cookies.get("sq_session");
  await client.signIn({ email: "rotate@example.com" });
  const stale = world.visitor();
  if (before) stale.cookies.set("sq_session", before);
  expect((await stale.get("/api/auth/user")).statusCode).toBe(401);
});

test("a known account becomes admin when its address is listed later, whatever the case", async () => {
  const client = await world.person({ email: "Boss@Example.com" });
  await world.db
    .updateTable("users")
    .set({ role: "member" })
    .where("email", "=", "Boss@Example.com")
    .execute();
  await client.signIn({ email: "Boss@Example.com" });
  expect((await me(client)).role).toBe("admin");
});

test("signing in again finds the same account, keeps its name and makes a new session", async () => {
  const first = await world.person({ email: "again@example.com", name: "First Name" });
  const second = await world.person({ email: "Again@Example.com", name: "Other Name" });
  expect(await me(second)).toMatchObject({
    id: (await me(first)).id,
    username: "First Name",
    email: "Again@Example.com",
  });
  expect(second.cookies.get("sq_session")).not.toEqual(first.cookies.get("sq_session"));
});

test("no name gives a founder's name", async () => {
  const client = world.visitor();
  await client.signIn({ email: "nameless@example.com" });
  expect((await me(client)).username).toMatch(/^Founder \d{4}$/u);
});

test("a listed address becomes admin at sign-in", async () => {
  expect((await me(await world.person({ email: "boss@example.com" }))).role).toBe("admin");
});

test("the session cookie is HttpOnly and Lax, the readable one says nothing but that someone is here", async () => {
  const client = world.visitor();
  const form = await client.follow("/api/auth/google");
  const sent = await client.send({
    method: "POST",
    url: form.url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "email=cookies%40example.com&name=C",
  });
  const back = await client.get(String(sent.headers.location));
  const done = await client.get(String(back.headers.location));
  const flags = Object.fromEntries(done.cookies.map((cookie) => [cookie.name, cookie]));
  expect(flags.sq_session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(flags.sq_signed_in).toMatchObject({ value: "1", sameSite: "Lax" });
  expect(flags.sq_signed_in).not.toHaveProperty("httpOnly");
  expect(flags.sq_session?.value.length).toBeGreaterThan(40);
});

test("only a hash of the token is stored", async () => {
  const client = await world.person();
  const token = client.cookies.get("sq_session")?.value ?? "";
  const rows = await world.db.selectFrom("sessions").select("token_hash").execute();
  expect(rows.some((row) => row.token_hash.toString("base64url") === token)).toBe(false);
  expect(JSON.stringify(world.logLines)).not.toContain(token);
});

test.each([
  ["/leaderboard", "/leaderboard"],
  ["https://elsewhere.example/x", "/"],
  ["//elsewhere.example", "/"],
])("the wish to return to %s ends at %s", async (wish, path) => {
  const client = world.visitor();
  const { url } = await client.signIn(
    { email: "return@example.com" },
    `/api/auth/google?returnTo=${encodeURIComponent(wish)}`,
  );
  expect(url).toBe(path);
});

test("127.0.0.1 is sent to the public name first, so that the cookie is not lost", async () => {
  const answer = await world.app.inject({
    url: "/api/auth/google?returnTo=%2Fapp",
    headers: { host: "127.0.0.1:3000" },
  });
  expect(answer.headers.location).toBe("http://localhost:3000/api/auth/google?returnTo=%2Fapp");
});

test("a callback works once, in the browser that began it, with the right state, within ten minutes", async () => {
  const begin = async () => {
    const client = world.visitor();
    const form = await client.follow("/api/auth/google");
    const sent = await client.send({
      method: "POST",
      url: form.url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "email=once%40example.com&name=O",
    });
    const back = await client.get(String(sent.headers.location));
    return { client, callback: String(back.headers.location) };
  };
  const end = async (client: ReturnType<TestWorld["visitor"]>, url: string) =>
    (await client.get(url)).headers.location;

  const stolen = await begin();
  expect(await end(world.visitor(), stolen.callback)).toBe("/app?signin=expired");

  const once = await begin();
  const attempt = once.client.cookies.get("sq_sign_in");
  expect(await end(once.client, once.callback)).toBe("/");
  if (attempt) once.client.cookies.set("sq_sign_in", attempt);
  expect(await end(once.client, once.callback)).toBe("/app?signin=expired");

  const forged = await begin();
  const other = new URL(forged.callback);
  other.searchParams.set("state", "guessed");
  expect(await end(forged.client, other.href)).toBe("/app?signin=failed");

  const late = await begin();
  world.clock.advance(10 * MS_PER_MINUTE);
  expect(await end(late.client, late.callback)).toBe("/app?signin=expired");
});

test("a refused sign-in is in the log with the request's id, the reason and where it came from", async () => {
  const admin = await world.person({ email: "boss@example.com" });
  const { id } = await me(await world.person({ email: "shut@example.com" }));
  await admin.send({ method: "DELETE", url: `/api/admin/users/${id}` });
  const client = world.visitor();
  const { answer: closed } = await client.signIn({ email: "shut@example.com" });
  expect(closed.statusCode).toBe(200);
  await world.visitor().get("/api/auth/google/callback?code=x&state=y");
  const lines = world.logLines.map((line) => JSON.parse(line));
  const refusals = lines.filter(({ msg }) => msg === "sign-in refused");
  for (const reason of ["closed account", "unknown attempt"]) {
    const refusal = refusals.find((line) => line.reason === reason);
    expect(refusal).toMatchObject({ address: "127.0.0.1" });
    const request = lines.find((line) => line.requestId === refusal?.requestId && line.route);
    expect(request).toMatchObject({ route: "/api/auth/google/callback", address: "127.0.0.1" });
  }
});

test("a wrong address in the form is told apart, and nothing is lost", async () => {
  const client = world.visitor();
  const { answer } = await client.signIn({ email: "not-an-address", name: "X" });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain("That email address is not complete.");
  expect(answer.body).toContain('value="not-an-address"');
  expect(answer.body).toContain('value="X"');
});

test("what is typed into the form comes back as text", async () => {
  const locked = await openWorld({ PUBLIC_URL: "http://quest.example", ALLOW_LOCAL_SIGN_IN: "1" });
  const { answer } = await locked.visitor().signIn({ email: '"><script>@x', name: "<b>N</b>", code: "nope" });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).not.toMatch(/<script>|<b>/u);
  expect(answer.body).toContain("That code does not open this account.");
  await locked.close();
});

test("an account closed by its owner opens again, one closed by an admin does not", async () => {
  await world.person({ email: "gone@example.com" });
  const close = (by: "self" | "admin") =>
    world.db
      .updateTable("users")
      .set({ closed_at: world.clock.now(), closed_by: by })
      .where("email", "=", "gone@example.com")
      .execute();
  await close("self");
  expect((await world.visitor().signIn({ email: "gone@example.com" })).url).toBe("/");
  await close("admin");
  expect((await world.visitor().signIn({ email: "gone@example.com" })).url).toBe("/app?signin=closed");
});

test("the person at the other provider with the same address is someone else", async () => {
  const mine = await world.person({ email: "same@example.com" });
  await world.db
    .insertInto("users")
    .values({
      id: "6f1d2c1e-0000-4000-8000-000000000001",
      issuer: "https://other.example",
      subject: "1",
      email: "same@example.com",
      username: "Other",
      created_at: world.clock.now(),
    })
    .execute();
  expect((await me(mine)).username).not.toBe("Other");
});
