import { afterAll, beforeAll, expect, test } from "vitest";
import { openFakeProvider } from "#server/testing/fakes/fake-openid-provider.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

let provider: Awaited<ReturnType<typeof openFakeProvider>>;
let world: TestWorld;

beforeAll(async () => {
  provider = await openFakeProvider();
  world = await openWorld({
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
    OIDC_ISSUER: provider.issuer,
    ADMIN_EMAILS: "ann@example.com, late@example.com",
  });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

/** Goes to the outside provider and back. Returns where the sign-in ended. */
async function signIn(client = world.visitor()) {
  const start = await client.get("/api/auth/google");
  const there = await fetch(String(start.headers.location), { redirect: "manual" });
  const callback = new URL(String(there.headers.get("location")));
  const back = await client.get(callback.pathname + callback.search);
  return { client, start, endedAt: back.headers.location };
}

test("a person signs in with an outside provider: code flow, S256 PKCE, state and nonce", async () => {
  provider.behave({});
  const { client, start, endedAt } = await signIn();
  const asked = new URL(String(start.headers.location)).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: "code",
    client_id: "client",
    code_challenge_method: "S256",
    redirect_uri: "http://localhost:3000/api/auth/google/callback",
  });
  for (const name of ["state", "nonce", "code_challenge"])
    expect(asked.get(name)?.length).toBeGreaterThan(20);
  expect(endedAt).toBe("/");
  expect((await client.get("/api/auth/user")).json()).toMatchObject({ username: "Ann", role: "admin" });
});

test.each([
  ["signed with another key", { isSignedByOtherKey: true }],
  ["not signed at all", { header: { alg: "none" } }],
  ["signed with our own secret", { header: { alg: "HS256" } }],
  ["for another client", { claims: { aud: "someone-else" } }],
  ["from another issuer", { claims: { iss: "https://evil.example" } }],
  ["too old", { claims: { exp: 1 } }],
  ["with another nonce", { claims: { nonce: "replayed" } }],
  ["without a subject", { claims: { sub: undefined } }],
  ["with an empty subject", { claims: { sub: "" } }],
  ["with a blank subject", { claims: { sub: "  " } }],
  ["with a subject beyond 255 characters", { claims: { sub: "s".repeat(256) } }],
  ["issued in the future", { claims: { iat: Math.floor(Date.now() / 1_000) + 3_600 } }],
  ["issued to another client", { claims: { azp: "someone-else" } }],
  ["for us among others, issued to one of them", { claims: { aud: ["client", "other"], azp: "other" } }],
  ["with an empty party that it was issued to", { claims: { azp: "" } }],
  ["in an answer without end", { paddedPath: "/token" }],
])("an id token %s is refused", async (_what, mischief) => {
  provider.behave(mischief);
  const { client, endedAt } = await signIn();
  expect(endedAt).toBe("/app?signin=failed");
  expect(client.cookies.has("sq_session")).toBe(false);
});

test("a provider's clock may be a little ahead, and it may say that the token was issued to us", async () => {
  provider.behave({ claims: { iat: Math.floor(Date.now() / 1_000) + 20, azp: "client" } });
  expect((await signIn()).endedAt).toBe("/");
});

test.each(["/.well-known/openid-configuration", "/keys"])("%s is read up to a limit", async (paddedPath) => {
  const fresh = await openWorld({
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
    OIDC_ISSUER: provider.issuer,
  });
  provider.behave({ paddedPath });
  const client = fresh.visitor();
  const start = await client.get("/api/auth/google");
  const there = await fetch(new URL(String(start.headers.location), "http://localhost:3000"), {
    redirect: "manual",
  }).catch(() => null);
  const callback = there?.headers.get("location");
  const back = callback ? await client.get(new URL(callback).pathname + new URL(callback).search) : start;
  expect(back.headers.location).toBe("/app?signin=failed");
  await fresh.close();
});

test("the account is found by issuer and subject; the address follows it, the name does not", async () => {
  provider.behave({});
  const before = (await (await signIn()).client.get("/api/auth/user")).json();
  provider.behave({ claims: { email: "ann@new.example", name: "Someone Else" } });
  const after = (await (await signIn()).client.get("/api/auth/user")).json();
  expect(after).toMatchObject({ id: before.id, email: "ann@new.example", username: "Ann" });
});

test("a reused email address with another subject is another person; unverified, it grants no admin role and updates no email", async () => {
  provider.behave({ claims: { sub: "g-2", email: "late@example.com", email_verified: false } });
  const { client } = await signIn();
  expect((await client.get("/api/auth/user")).json()).toMatchObject({
    role: "member",
    email: "late@example.com",
  });
  provider.behave({ claims: { sub: "g-2", email: "ann@example.com", email_verified: false } });
  const again = (await (await signIn()).client.get("/api/auth/user")).json();
  expect(again).toMatchObject({ role: "member", email: "late@example.com" });
});

test("no address at all is allowed", async () => {
  provider.behave({ claims: { sub: "g-3", email: undefined, email_verified: undefined } });
  const { client } = await signIn();
  expect((await client.get("/api/auth/user")).json()).toMatchObject({ email: null, role: "member" });
});

test.each([
  ["a NUL in the subject", { sub: "g-\0" }],
  ["half a character in the subject", { sub: "g-\ud800" }],
])("%s is a refused sign-in", async (_what, claims) => {
  provider.behave({ claims });
  const { client, endedAt } = await signIn();
  expect(endedAt).toBe("/app?signin=failed");
  expect(client.cookies.has("sq_session")).toBe(false);
});

test("a NUL in a name is left out, and an address with one is no address", async () => {
  provider.behave({ claims: { sub: "g-4", name: "A\0da\ud800", email: "ann\0@example.com" } });
  const { client, endedAt } = await signIn();
  expect(endedAt).toBe("/");
  expect((await client.get("/api/auth/user")).json()).toMatchObject({
    username: "Ada\ufffd",
    email: null,
    role: "member",
  });
});

test("there is no local provider beside it", async () => {
  expect((await world.visitor().get("/idp/.well-known/openid-configuration")).statusCode).toBe(404);
});

test("an unreachable provider leads back to the app with an error", async () => {
  const lonely = await openWorld({
    GOOGLE_CLIENT_ID: "c",
    GOOGLE_CLIENT_SECRET: "s",
    OIDC_ISSUER: "http://127.0.0.1:9",
  });
  const answer = await lonely.visitor().get("/api/auth/google");
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe("/app?signin=failed");
  await lonely.close();
});
