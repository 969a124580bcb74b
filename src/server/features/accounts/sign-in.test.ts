import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type TestWorld } from "../../../../tests/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("a person signs in through the local provider and is known afterwards", async () => {
  const client = world.visitor();
  expect((await client.get("/api/auth/user")).statusCode).toBe(401);
  const { url } = await client.signIn({ email: "maya@example.com", name: "Maya Lindqvist" });
  expect(url).toBe("/");
  const answer = await client.get("/api/auth/user");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    username: "Maya Lindqvist",
    email: "maya@example.com",
    level: 1,
    totalXP: 0,
  });
});
