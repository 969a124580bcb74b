import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { CLOSE_CONFIRMATION } from "#contracts/profile.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { purgeAccounts } from "#server/features/accounts/purge.service.ts";
import { updateStanding } from "#server/features/leaderboard/leaderboard.service.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import { openFakeProvider } from "#server/testing/fakes/fake-openid-provider.ts";
import { openPictureServer, TINY_GIF } from "#server/testing/fakes/picture-server.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

let provider: Awaited<ReturnType<typeof openFakeProvider>>;
let outside: Awaited<ReturnType<typeof openPictureServer>>;
let world: TestWorld;
let people = 0;

beforeAll(async () => {
  provider = await openFakeProvider();
  outside = await openPictureServer();
  world = await openWorld(
    {
      GOOGLE_CLIENT_ID: "client",
      GOOGLE_CLIENT_SECRET: "secret",
      OIDC_ISSUER: provider.issuer,
      ADMIN_EMAILS: "boss@example.com",
    },
    { fetchPicture: outside.fetchPicture },
  );
});
afterAll(async () => {
  await world.close();
  await provider.close();
  await outside.close();
});
beforeEach(() => {
  outside.asked.length = 0;
  outside.behave((response) => response.writeHead(200, { "content-type": "text/html" }).end(TINY_GIF));
});

const someone = () => {
  const sub = `person-${++people}`;
  return { sub, email: `${sub}@example.com`, name: `Person ${people}`, picture: `${outside.address}/${sub}` };
};

async function signIn(claims: object, client = world.visitor()): Promise<HttpClient> {
  provider.behave({ claims: claims as Record<string, unknown> });
  const start = await client.get("/api/auth/google");
  const there = await fetch(String(start.headers.location), { redirect: "manual" });
  const callback = new URL(String(there.headers.get("location")));
  const back = await client.get(callback.pathname + callback.search);
  expect(back.headers.location).toBe("/");
  return client;
}

const me = async (client: HttpClient) => (await client.get("/api/auth/user")).json();
const pictureOf = async (client: HttpClient) => (await me(client)).profileImageUrl as string | null;
const hasLogged = (words: string) => world.logLines.some((line) => line.includes(words));

/** Signed in, and the picture has come. */
async function withPicture(claims = someone()) {
  const client = await signIn(claims);
  await expect.poll(() => pictureOf(client)).toBeTruthy();
  return { client, claims, path: (await pictureOf(client)) as string };
}

/** Listed, as after onboarding and a first completion. */
async function list(client: HttpClient) {
  const { id } = await me(client);
  await world.db.updateTable("users").set({ onboarded_at: new Date() }).where("id", "=", id).execute();
  await world.db
    .insertInto("quest_totals")
    .values({ user_id: id, completed: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await withTransaction(world.db, (tx) => updateStanding(tx, [id]));
  return id as string;
}

const privacy = (client: HttpClient, leaderboardPrivacy: string) =>
  client.send({ method: "PUT", url: "/api/profile", payload: { leaderboardPrivacy } });

test("the provider's picture is fetched once and served by us, as what its bytes are, and can do nothing", async () => {
  const { client, claims, path } = await withPicture();
  expect(path).toMatch(/^\/avatars\/[0-9a-f-]{36}$/u);
  const answer = await client.get(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "image/gif",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cache-control": "private, max-age=3600",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(Number(answer.headers["content-length"])).toBe(TINY_GIF.length);
  await signIn(claims);
  await signIn({ ...claims, picture: `${outside.address}/another` });
  expect(outside.asked).toEqual([`pictures.example.com/face/${claims.sub}`]);
});

test("a host that does not answer holds up no sign-in; the next sign-in asks again", async () => {
  const claims = someone();
  const held: { end(chunk: Buffer): void }[] = [];
  outside.behave((response) => void held.push(response));
  const client = await signIn(claims);
  expect(await pictureOf(client)).toBeNull();
  await expect.poll(() => hasLogged("the provider's picture was not saved")).toBe(true);
  expect(world.logLines.filter((line) => line.includes("effect failed"))).toEqual([]);
  outside.behave((response) => response.writeHead(200).end(TINY_GIF));
  await withPicture(claims);
});

test("a page in a picture's place is not kept, and the log says so without the address", async () => {
  outside.behave((response) => response.writeHead(200, { "content-type": "image/png" }).end("<script>"));
  const before = world.logLines.length;
  const client = await signIn(someone());
  await expect
    .poll(() => world.logLines.slice(before).some((line) => line.includes("was not saved")))
    .toBe(true);
  const line = world.logLines.slice(before).find((line) => line.includes("was not saved"));
  expect(line).toContain("no supported picture");
  expect(line).not.toContain("/face");
  expect(await pictureOf(client)).toBeNull();
});

test("whoever takes the picture away has initials, also after the next sign-in; twice is harmless", async () => {
  const { client, claims, path } = await withPicture();
  const remove = () => client.send({ method: "DELETE", url: "/api/profile/picture" });
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204]);
  expect(await pictureOf(client)).toBeNull();
  expect((await client.get(path)).statusCode).toBe(404);
  outside.asked.length = 0;
  await signIn(claims, client);
  expect(await pictureOf(client)).toBeNull();
  expect(outside.asked).toEqual([]);
  expect((await client.get("/api/export")).json()).toMatchObject({
    picture: null,
    account: { pictureRemovedAt: expect.any(String) },
  });
  expect((await world.visitor().send({ method: "DELETE", url: "/api/profile/picture" })).statusCode).toBe(
    401,
  );
});

test("others see it only of somebody who stands on the leaderboard by name; admins see everybody's", async () => {
  const { client, path } = await withPicture();
  const other = await signIn(someone());
  const admin = await signIn({ sub: "boss", email: "boss@example.com", name: "Boss" });
  const statuses = async () => {
    const viewers = [world.visitor(), other, client, admin];
    return Promise.all(viewers.map(async (viewer) => (await viewer.get(path)).statusCode));
  };
  expect(await statuses()).toEqual([401, 404, 200, 200]);
  const id = await list(client);
  expect(await statuses()).toEqual([401, 200, 200, 200]);
  const entryFor = async (viewer: HttpClient) => {
    world.clock.advance(2_000);
    const board: { id: string; profileImageUrl: string | null; isYou: boolean }[] = (
      await viewer.get("/api/leaderboard")
    ).json();
    return board.find((entry) => entry.id === id || (viewer === client && entry.isYou));
  };
  expect((await entryFor(other))?.profileImageUrl).toBe(path);
  await privacy(client, "alias");
  expect(await statuses()).toEqual([401, 404, 200, 200]);
  expect(await entryFor(other)).toBeUndefined();
  expect((await entryFor(client))?.profileImageUrl).toBeNull();
  const { body } = await other.get("/api/leaderboard");
  expect(body).not.toContain(path);
  const { users } = (await admin.get(`/api/admin/users?search=${(await me(client)).email}`)).json();
  expect(users).toMatchObject([{ id, profileImageUrl: path }]);
});

test("it is part of the export, is hidden with a closed account, and is deleted with it", async () => {
  const { client, path } = await withPicture();
  const { id } = await me(client);
  expect((await client.get("/api/export")).json().picture).toMatchObject({
    type: "image/gif",
    base64: TINY_GIF.toString("base64"),
  });
  const admin = await signIn({ sub: "boss", email: "boss@example.com", name: "Boss" });
  await client.post("/api/profile/close", { confirmation: CLOSE_CONFIRMATION });
  expect((await admin.get(path)).statusCode).toBe(404);
  const after = new Date(world.clock.now().getTime() + 31 * MS_PER_DAY);
  await purgeAccounts({ db: world.db, now: after, people: world.people });
  const kept = await world.db.selectFrom("avatars").select("id").where("user_id", "=", id).execute();
  expect(kept).toEqual([]);
});

test("a reset of somebody's progress leaves the picture: it belongs to the account", async () => {
  const { client, path } = await withPicture();
  const { id } = await me(client);
  const admin = await signIn({ sub: "boss", email: "boss@example.com", name: "Boss" });
  expect((await admin.post(`/api/admin/users/${id}/reset`)).statusCode).toBe(200);
  expect(await pictureOf(client)).toBe(path);
});

test("with the local provider nothing is ever fetched", async () => {
  const fetchPicture = vi.fn(outside.fetchPicture);
  const local = await openWorld({}, { fetchPicture });
  const person = await local.person();
  expect(await pictureOf(person)).toBeNull();
  expect(fetchPicture).not.toHaveBeenCalled();
  await local.close();
});

test.each(["/avatars/nobody", "/avatars/3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7", "/avatars/%00"])(
  "%s is nothing",
  async (path) => {
    expect((await (await signIn(someone())).get(path)).statusCode).toBe(404);
  },
);
