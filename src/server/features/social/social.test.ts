import { expect, test } from "vitest";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

type Client = ReturnType<TestWorld["visitor"]>;
const list = async (client: Client) => (await client.get("/api/social/connections")).json();
const connect = (client: Client, payload: object) => client.post("/api/social/connect", payload);
const disconnect = (client: Client, platform: string) =>
  client.send({ method: "DELETE", url: `/api/social/disconnect/${platform}` });

const none = ["twitter", "linkedin", "instagram"].map((platform) => ({
  platform,
  connected: false,
  username: null,
}));

test("every call asks for a sign-in", async () => {
  const visitor = world.visitor();
  const answers = [
    await visitor.get("/api/social/connections"),
    await connect(visitor, { platform: "twitter", username: "@maya" }),
    await disconnect(visitor, "twitter"),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
});

test.each([
  { platform: "myspace", username: "@maya" },
  { platform: "twitter", username: " " },
  { platform: "twitter", username: "x".repeat(81) },
  { platform: "twitter" },
])("%j is refused", async (payload) => {
  const client = await world.person();
  expect((await connect(client, payload)).statusCode).toBe(400);
  expect(await list(client)).toEqual(none);
});

test("an unknown platform cannot be disconnected", async () => {
  expect((await disconnect(await world.person(), "myspace")).statusCode).toBe(400);
});

test("a handle is kept once a platform, for this person only, and can be forgotten again and again", async () => {
  const [client, other] = [await world.person(), await world.person()];
  expect(await list(client)).toEqual(none);
  await connect(client, { platform: "linkedin", username: "old" });
  const answer = await connect(client, { platform: "linkedin", username: " maya-l " });
  expect(answer.json()).toEqual({ platform: "linkedin", connected: true, username: "maya-l" });
  expect(await list(client)).toEqual([
    none[0],
    { platform: "linkedin", connected: true, username: "maya-l" },
    none[2],
  ]);
  expect(await list(other)).toEqual(none);
  expect((await disconnect(other, "linkedin")).statusCode).toBe(200);
  expect((await list(client))[1].connected).toBe(true);
  expect((await disconnect(client, "linkedin")).statusCode).toBe(200);
  expect((await disconnect(client, "linkedin")).statusCode).toBe(200);
  expect(await list(client)).toEqual(none);
});
