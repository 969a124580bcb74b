import { type AddressInfo, connect, type Socket } from "node:net";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { withTransaction } from "#server/platform/db/handles.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
await world.app.listen({ host: "127.0.0.1", port: 0 });
const port = (world.app.server.address() as AddressInfo).port;

const SHARE = "/s/there-is-no-such-share";
const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: "close" } });

async function open(text: string): Promise<Socket> {
  const socket = connect({ host: "127.0.0.1", port });
  socket.on("error", () => undefined);
  await new Promise<void>((resolve) => void socket.write(text, () => resolve()));
  return socket;
}

const answerOf = (socket: Socket) =>
  new Promise<string>((resolve) => void socket.once("data", (bytes: Buffer) => resolve(bytes.toString())));

test("broken connections with many requests free their places in the queue", async () => {
  const pipelined = `GET ${SHARE} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(12);
  await withTransaction(world.db, async (tx) => {
    await sql`lock table share_links in access exclusive mode`.execute(tx);
    const sockets = await Promise.all([1, 2].map(() => open(pipelined)));
    await expect.poll(() => world.database.connections().inUse).toBeGreaterThan(8);
    const gone = sockets.map((socket) => new Promise((resolve) => void socket.once("close", resolve)));
    for (const socket of sockets) socket.destroy();
    await Promise.all(gone);
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(SHARE)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(404));
});

test("a body that arrives slowly holds no place in the queue", async () => {
  const path = "/unsubscribe/no-such-token";
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 9`;
  const sockets = await Promise.all(Array.from({ length: 12 }, () => open(`${head}\r\n\r\na`)));
  expect((await ask(path)).status).toBe(404);
  for (const socket of sockets) socket.destroy();
});

test("a live connection is to be had at one address only", async () => {
  const upgrade =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  const socket = await open(`GET ${SHARE} HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`);
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 404 /u);
  socket.destroy();
});
