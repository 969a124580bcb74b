import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { LiveRequest } from "#contracts/live.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

const SUBSCRIBE = JSON.stringify({ type: "subscribe-performance" } satisfies LiveRequest);

let world: TestWorld;
let admin: HttpClient;
let member: HttpClient;

beforeAll(async () => {
  world = await openWorld({ REPORTS: "admins" });
  [admin, member] = [await world.person(), await world.person()];
  await world.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => world?.close());

test("where members are not to see it, only admins do", async () => {
  for (const path of ["/api/performance/dashboard", "/api/performance/export?format=csv"]) {
    expect((await admin.get(path)).statusCode).toBe(200);
    expect((await member.get(path)).statusCode).toBe(403);
  }
});

/** What comes first after subscribing: a message, or the end. */
function firstAnswer(client: HttpClient): Promise<{ text: string } | { code: number }> {
  const { port } = world.app.server.address() as AddressInfo;
  const cookie = `sq_session=${client.cookies.get("sq_session")?.value}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie } });
  socket.once("open", () => socket.send(SUBSCRIBE));
  return new Promise((resolve) => {
    socket.once("message", (data) => resolve({ text: String(data) }));
    socket.once("close", (code) => resolve({ code }));
  });
}

test("members get no live updates either", async () => {
  expect(await firstAnswer(member)).toEqual({ code: 1008 });
  expect(await firstAnswer(admin)).toMatchObject({ text: expect.stringContaining("performance-snapshot") });
});

test("an admin who becomes a member gets no further updates", async () => {
  await world.performance.turn();
  expect(world.hub.count()).toBe(1);
  await world.db.updateTable("users").set({ role: "member" }).execute();
  await expect.poll(() => world.hub.count()).toBe(0);
});
