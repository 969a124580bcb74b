import { EventEmitter, once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { type LiveRequest, liveMessageSchema } from "#contracts/live.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { timeRunning } from "#server/testing/time-running.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { createSessionWatch } from "../session-watch.ts";
import { createBroadcast } from "./broadcast.ts";
import { createLiveHub } from "./live-hub.ts";

const SUBSCRIBE = JSON.stringify({ type: "subscribe-performance" } satisfies LiveRequest);

let world: TestWorld;
let member: HttpClient;
let port: number;
let open: WebSocket[] = [];

beforeAll(async () => {
  world = await openWorld();
  member = await world.person();
  await world.app.listen({ host: "127.0.0.1", port: 0 });
  port = (world.app.server.address() as AddressInfo).port;
});
afterAll(() => world?.close());
afterEach(async () => {
  for (const socket of open) socket.terminate();
  open = [];
  await expect.poll(() => world.hub.count()).toBe(0);
});

const cookieOf = (client: HttpClient) => `sq_session=${client.cookies.get("sq_session")?.value}`;

function connect(headers: Record<string, string> = { cookie: cookieOf(member) }, to = port): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${to}/ws`, { headers });
  socket.on("error", () => undefined);
  open.push(socket);
  return socket;
}

/** The status of the refusal, or "open". */
function outcome(socket: WebSocket): Promise<number | "open"> {
  return new Promise((resolve) => {
    socket.once("open", () => resolve("open"));
    socket.once("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
  });
}

function receiveFrom(socket: WebSocket): string[] {
  const received: string[] = [];
  socket.on("message", (data) => received.push(String(data)));
  return received;
}

const closed = (socket: WebSocket) =>
  new Promise<number>((resolve) => socket.once("close", (code) => resolve(code)));

async function subscribed(client = member) {
  const socket = connect({ cookie: cookieOf(client) });
  const received = receiveFrom(socket);
  expect(await outcome(socket)).toBe("open");
  socket.send(SUBSCRIBE);
  await expect.poll(() => received.length).toBe(1);
  return { socket, received };
}

test.each([
  ["nobody", () => ({}), 401],
  ["a made-up session", () => ({ cookie: "sq_session=made-up" }), 401],
  ["another site", () => ({ cookie: cookieOf(member), origin: "https://evil.example" }), 403],
  [
    "another site by its fetch header",
    () => ({ cookie: cookieOf(member), "sec-fetch-site": "cross-site" }),
    403,
  ],
  ["our own page", () => ({ cookie: cookieOf(member), origin: world.config.publicUrl.origin }), "open"],
  ["no browser", () => ({ cookie: cookieOf(member) }), "open"],
])("%s is answered before the connection is live", async (_who, headers, expected) => {
  expect(await outcome(connect(headers() as Record<string, string>))).toBe(expected);
});

test("a request without an upgrade is a 404", async () => {
  expect((await member.get("/ws")).statusCode).toBe(404);
});

test("subscribing sends a snapshot, then updates; subscribing again changes nothing", async () => {
  const { socket, received } = await subscribed();
  expect(liveMessageSchema.parse(JSON.parse(received[0] ?? "")).type).toBe("performance-snapshot");
  socket.send(SUBSCRIBE);
  await expect.poll(() => received.length).toBe(2);
  await world.performance.turn();
  await world.performance.turn();
  await expect.poll(() => received.length).toBe(4);
  const types = received.map((text) => liveMessageSchema.parse(JSON.parse(text)).type);
  expect(types.slice(2)).toEqual(["performance-update", "performance-update"]);
});

test("unknown messages are ignored; too large or too many end the connection", async () => {
  const { socket, received } = await subscribed();
  for (const text of ["", "nonsense", "null", "[]", '{"type":7}', '{"type":"subscribe-secrets"}'])
    socket.send(text);
  socket.send(Buffer.from(SUBSCRIBE));
  await world.performance.turn();
  await expect.poll(() => received.length).toBe(2);
  const talker = (await subscribed()).socket;
  const code = closed(talker);
  for (let index = 0; index < 30; index++) talker.send("{}");
  expect(await code).toBe(1008);
  const end = closed(socket);
  socket.send("x".repeat(2_000));
  expect(await end).toBe(1009);
});

test.each(["ping", "pong"] as const)("a flood of %ss ends the connection", async (kind) => {
  const { socket } = await subscribed();
  const code = closed(socket);
  for (let index = 0; index < 30; index++) socket[kind]();
  expect(await code).toBe(1008);
});

test("a client that keeps sending after the close frame is cut", async () => {
  const { socket } = await subscribed();
  // ws keeps its socket there, outside its types.
  (socket as unknown as { _socket: Socket })._socket.pause();
  for (let index = 0; index < 60; index++) socket.ping();
  await expect.poll(() => world.hub.count()).toBe(0);
});

test("a person may have ten open", async () => {
  const other = await world.person();
  const headers = { cookie: cookieOf(other) };
  const outcomes = [];
  for (let index = 0; index < 11; index++) outcomes.push(await outcome(connect(headers)));
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => "open"), 429]);
  open.at(0)?.close();
  await expect.poll(() => outcome(connect(headers))).toBe("open");
});

test("a session that ends takes its live connections with it, and no other", async () => {
  const leaving = await world.person();
  const [gone, stays] = [await subscribed(leaving), await subscribed()];
  const code = closed(gone.socket);
  await leaving.post("/api/auth/logout");
  expect(await code).toBe(1008);
  expect(stays.socket.readyState).toBe(WebSocket.OPEN);
});

test.each([
  ["is not used for 30 days", "last_seen_at", 31],
  ["is 90 days old", "created_at", 91],
] as const)("a session that %s does the same", async (_why, column, days) => {
  const sleeper = await world.person();
  const { id } = (await sleeper.get("/api/auth/user")).json();
  const { socket } = await subscribed(sleeper);
  const code = closed(socket);
  const longAgo = new Date(world.clock.now().getTime() - days * MS_PER_DAY);
  await world.db
    .updateTable("sessions")
    .set({ [column]: longAgo })
    .where("user_id", "=", id)
    .execute();
  expect(await code).toBe(1008);
});

test("a promotion brings an admin's limits to a connection that is open", async () => {
  const rising = await world.person();
  const { id } = (await rising.get("/api/auth/user")).json();
  const yesterday = new Date(world.clock.now().getTime() - MS_PER_DAY);
  await world.db.updateTable("sessions").set({ created_at: yesterday }).where("user_id", "=", id).execute();
  const { socket } = await subscribed(rising);
  const code = closed(socket);
  await world.db.updateTable("users").set({ role: "admin" }).where("id", "=", id).execute();
  expect(await code).toBe(1008);
});

test("a connection opened during a session check is not closed by it", async () => {
  const fake = () => Object.assign(new EventEmitter(), { close: vi.fn(), bufferedAmount: 0 });
  let answer: (living: Map<string, "member">) => void = () => undefined;
  const sessions = createSessionWatch({
    log: world.log,
    livingSessions: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const hub = createLiveHub({ log: world.log, broadcast: createBroadcast(), topics: [], sessions });
  const [early, late] = [fake(), fake()];
  // The fake has what the hub calls, not all of a WebSocket.
  hub.add(early as never, { id: "p", sessionId: "ended", role: "member" });
  const before = answer;
  await expect.poll(() => answer === before).toBe(false);
  // As above.
  hub.add(late as never, { id: "p", sessionId: "new", role: "member" });
  answer(new Map());
  await expect.poll(() => early.close.mock.calls.length).toBe(1);
  expect(late.close).not.toHaveBeenCalled();
  for (const socket of [early, late]) socket.emit("close");
  sessions.close();
  await hub.close();
});

test("a client that does not read misses updates and is cut, while the others hear them all", async () => {
  const broadcast = createBroadcast();
  const topic = {
    name: "news",
    askedBy: "subscribe-performance" as const,
    mayWatch: () => true,
    first: async () => "first",
  };
  const sessions = createSessionWatch({
    log: world.log,
    livingSessions: async (ids) => new Map(ids.map((id) => [id, "member" as const])),
  });
  const hub = createLiveHub({ log: world.log, broadcast, topics: [topic], sessions });
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0, path: "/ws" });
  server.on("connection", (socket) => hub.add(socket, { id: "p", sessionId: "s", role: "member" }));
  await once(server, "listening");
  const to = (server.address() as AddressInfo).port;
  const [slow, quick] = [connect({}, to), connect({}, to)];
  const received = receiveFrom(quick);
  await Promise.all([outcome(slow), outcome(quick)]);
  for (const socket of [slow, quick]) socket.send(SUBSCRIBE);
  await expect.poll(() => hub.watchers("news")).toBe(2);
  // ws keeps its socket there, outside its types.
  (slow as unknown as { _socket: Socket })._socket.pause();
  const large = "x".repeat(4_000_000);
  // The first fills what the system holds for it; six more find it behind.
  for (let sent = 1; sent <= 8; sent++) {
    broadcast.publish("news", large);
    await expect.poll(() => received.length).toBe(sent + 1);
  }
  await expect.poll(() => hub.count()).toBe(1);
  expect(quick.readyState).toBe(WebSocket.OPEN);
  sessions.close();
  await hub.close();
  server.close();
});

// The last, since nothing is answered after it.
test("shutting down closes live connections before the last request is answered", async () => {
  const { socket } = await subscribed();
  const code = closed(socket);
  const { result, ms } = await timeRunning(async () => {
    await world.drain.drain();
    return code;
  });
  expect(result).toBe(1001);
  expect(ms).toBeLessThan(3_000);
});
