import { expect, test } from "vitest";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

async function personAt(totalXp: number) {
  const client = await world.person();
  const { id } = (await client.get("/api/auth/user")).json();
  await world.db.updateTable("users").set({ total_xp: totalXp }).where("id", "=", id).execute();
  return { client, id };
}

type Client = Awaited<ReturnType<TestWorld["person"]>>;
const choose = (client: Client, payload: object) =>
  client.send({ method: "PATCH", url: "/api/progress/look", payload });
const worn = async (client: Client) => {
  const { badgeFrame, trailColour } = (await client.get("/api/auth/user")).json();
  return { badgeFrame, trailColour };
};

test("what a level opened is worn, each part on its own, until it is taken off", async () => {
  const { client } = await personAt(350);
  expect(await worn(client)).toEqual({ badgeFrame: null, trailColour: null });
  expect((await choose(client, { trailColour: "fern" })).json()).toEqual({
    badgeFrame: null,
    trailColour: "fern",
  });
  expect((await choose(client, { badgeFrame: "copper" })).json()).toEqual({
    badgeFrame: "copper",
    trailColour: "fern",
  });
  await choose(client, { trailColour: null });
  expect(await worn(client)).toEqual({ badgeFrame: "copper", trailColour: null });
  expect((await choose(client, {})).statusCode).toBe(200);
});

test("what is still ahead is refused with its level, and nothing changes", async () => {
  const { client } = await personAt(299);
  const refused = await choose(client, { badgeFrame: "copper", trailColour: "fern" });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe("Copper rim opens at level 4.");
  expect(await worn(client)).toEqual({ badgeFrame: null, trailColour: null });
  expect((await choose(client, { badgeFrame: "crown" })).statusCode).toBe(400);
});

test("with the level, what it opened is taken off", async () => {
  const { client, id } = await personAt(1_000);
  await choose(client, { badgeFrame: "rope" });
  await world.db.updateTable("users").set({ total_xp: 50 }).where("id", "=", id).execute();
  expect(await worn(client)).toEqual({ badgeFrame: null, trailColour: null });
});
