import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { familyOf, type RunningApp, startApp } from "./running-app.ts";

const CLIENTS = 20;
/** Between writing a request and the server's socket holding it. */
const ON_THE_WAY_MS = 50;

interface Seen {
  /** When the request was written whole; never, if it was refused before. */
  readonly sentAt: number;
  readonly outcome: number | "refused" | "cut";
}

/** Asks over and over on one kept-alive connection until the server is gone. */
async function askUntilRefused(app: RunningApp, cookie: string, seen: Seen[]): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const answer = await ask(app, cookie, agent);
    seen.push(answer);
    if (answer.outcome === "refused" || answer.outcome === "cut") break;
  }
  agent.destroy();
}

function ask(app: RunningApp, cookie: string, agent: http.Agent): Promise<Seen> {
  let sentAt = Number.POSITIVE_INFINITY;
  return new Promise<Seen["outcome"]>((resolve) => {
    const options = { host: "127.0.0.1", port: app.port, path: "/api/auth/user", agent, headers: { cookie } };
    const request = http.get(options, (response) => {
      response.on("data", () => undefined);
      response.on("end", () => resolve(response.complete ? (response.statusCode ?? 0) : "cut"));
      response.on("error", () => resolve("cut"));
    });
    request.on("finish", () => {
      sentAt = performance.now();
    });
    request.on("error", () => resolve("refused"));
  }).then((outcome) => ({ sentAt, outcome }));
}

async function signedInCookie(app: RunningApp): Promise<string> {
  const person = app.visitor();
  await person.signIn({ email: "loaded@example.com" });
  return `sq_session=${person.cookies.get("sq_session")?.value}`;
}

test("SIGTERM under load: what was received is answered whole, what comes later is refused, nothing is cut", async () => {
  const app = await startApp();
  const cookie = await signedInCookie(app);
  const seen: Seen[] = [];
  const clients = Array.from({ length: CLIENTS }, () => askUntilRefused(app, cookie, seen));
  await expect.poll(() => seen.length).toBeGreaterThan(CLIENTS);
  await sleep(ON_THE_WAY_MS);
  const signalAt = performance.now();
  app.running.signal("SIGTERM");
  await Promise.all(clients);
  expect(await app.running.exit).toBe(0);

  expect(seen.filter(({ outcome }) => outcome === "cut")).toEqual([]);
  const before = seen.filter(({ sentAt }) => sentAt < signalAt - ON_THE_WAY_MS);
  expect(before.length).toBeGreaterThan(CLIENTS);
  expect(before.filter(({ outcome }) => outcome !== 200)).toEqual([]);
  const after = seen.filter(({ sentAt }) => sentAt >= signalAt - ON_THE_WAY_MS);
  expect(after.filter(({ outcome }) => outcome !== 200 && outcome !== 503 && outcome !== "refused")).toEqual(
    [],
  );
});

test("SIGTERM while answers wait for the database: they wait, and then come whole", async () => {
  const app = await startApp();
  const cookie = await signedInCookie(app);
  const agent = new http.Agent({ keepAlive: true });
  // The pool opens its connections now: a frozen database would give it none.
  await Promise.all(Array.from({ length: 40 }, () => ask(app, cookie, agent)));
  const family = familyOf(app.databasePid() ?? 0);
  for (const pid of family) process.kill(pid, "SIGSTOP");
  const waiting = Array.from({ length: 5 }, () => ask(app, cookie, agent));
  await sleep(500);
  app.running.signal("SIGTERM");
  await sleep(500);
  for (const pid of family) process.kill(pid, "SIGCONT");
  const outcomes = (await Promise.all(waiting)).map(({ outcome }) => outcome);
  expect(outcomes).toEqual([200, 200, 200, 200, 200]);
  expect(await app.running.exit).toBe(0);
  agent.destroy();
});
