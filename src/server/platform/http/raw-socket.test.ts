import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
await world.app.listen({ host: "127.0.0.1", port: 0 });
const port = (world.app.server.address() as AddressInfo).port;

/** Sends these very bytes and answers all that comes back until the server closes. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

const status = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1] ?? 0);
const POST =
  "POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n";

const GUARDS = [
  "content-security-policy: ",
  "x-content-type-options: nosniff",
  "x-frame-options: DENY",
  "referrer-policy: strict-origin-when-cross-origin",
  "permissions-policy: camera=()",
  "cross-origin-opener-policy: same-origin-allow-popups",
  "cross-origin-resource-policy: same-origin",
  "x-request-id: ",
];

function expectGuarded(answer: string): void {
  const head = answer.split("\r\n\r\n")[0]?.toLowerCase() ?? "";
  for (const line of GUARDS) expect(head).toContain(line.toLowerCase());
}

test.each([
  ["two lengths", `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ["length and chunks", `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ["an odd encoding", `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ["a blank before the colon", `${POST}Content-Length : 2\r\n\r\n{}`],
  [
    "two hosts",
    "GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n",
  ],
  [
    "the same host twice",
    "GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  ],
  ["bare line feeds", "GET /healthz HTTP/1.1\nHost: localhost\nConnection: close\n\n"],
  ["headers beyond 16 kB", `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ${"a".repeat(20_000)}\r\n\r\n`],
  ["no Host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["a broken address", "GET /api/%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
  ["an endless name", `GET /s/${"a".repeat(300)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`],
  ["an unknown method", "BREW /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
])("a request with %s is refused, as JSON and with every header", async (_what, text) => {
  const answer = await exchange(text);
  const code = status(answer);
  expect(code).toBeGreaterThanOrEqual(400);
  expect(code).toBeLessThan(500);
  expectGuarded(answer);
  const view = JSON.parse(answer.slice(answer.indexOf("{")));
  expect(view).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  expect(world.logLines.some((line) => line.includes(view.requestId) && line.includes("127.0.0.1"))).toBe(
    true,
  );
});

test("headers that are too large have a status of their own", async () => {
  const answer = await exchange(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"a".repeat(20_000)}\r\n\r\n`);
  expect(status(answer)).toBe(431);
});

test("an expectation that nobody knows is answered like any request", async () => {
  const answer = await exchange(
    "GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: wonders\r\nConnection: close\r\n\r\n",
  );
  expect(status(answer)).toBe(200);
  expectGuarded(answer);
});

test("a broken address is answered in our own words, with every header", async () => {
  const answer = await exchange("GET /%zz<script> HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  expect(status(answer)).toBe(404);
  expect(answer).toContain('"error":"not_found"');
  expect(answer).not.toContain("<script>");
  expectGuarded(answer);
});

test("an address in absolute form is ours whatever it names", async () => {
  const answer = await exchange(
    "GET http://evil.example/api/auth/user HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  expect(status(answer)).toBe(401);
  const signIn = await exchange(
    "GET http://evil.example/api/auth/google HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
  );
  expect(signIn).not.toContain("evil.example");
});
