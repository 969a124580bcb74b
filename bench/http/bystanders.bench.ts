/**
 * How does one member who constantly writes the same quest 500 times at once affect others? Six people read
 * and write at fixed times; quiet rounds and rounds under attack alternate in one run.
 */
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { HttpClient } from "#server/testing/http-client.ts";
import { overNetwork } from "#server/testing/over-network.ts";
import { createQuest, onboard } from "#server/testing/people/quest-people.ts";
import { atMost } from "../figures.ts";
import { benchPort } from "../port.ts";
import { startNode } from "../processes.ts";
import { median, percentile, report } from "../results.ts";
import { startBenchApp } from "./bench-app.ts";

const PORT = benchPort(0);
const ROUNDS = 5;
const ROUND_MS = 4_000;
/** Time for the attack to build up, and to end. */
const SETTLE_MS = 1_500;
const PEOPLE = 6;
const PAUSE_MS = 40;
const TARGET = 3;

const app = await startBenchApp(PORT);
try {
  await measure();
} finally {
  await app.stop();
}

interface Person {
  readonly cookie: string;
  readonly questId: string;
}

async function measure(): Promise<void> {
  const attacker = await join("attacker@example.com");
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) => join(`bystander${index}@example.com`)),
  );
  await watch(people);
  const rows = [];
  const p99s = { quiet: [] as number[], attack: [] as number[] };
  let refused = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const quiet = await watch(people);
    const attack = startNode([
      "--import",
      "tsx",
      "bench/http/attacker.ts",
      String(PORT),
      attacker.cookie,
      attacker.questId,
    ]);
    await sleep(SETTLE_MS);
    const attacked = await watch(people);
    await attack.stop();
    await sleep(SETTLE_MS);
    p99s.quiet.push(p99(quiet.times));
    p99s.attack.push(p99(attacked.times));
    refused += attacked.refused;
    rows.push({
      round,
      "quiet calls": quiet.times.length,
      "quiet p99 ms": round1(p99(quiet.times)),
      "attacked calls": attacked.times.length,
      "attacked p99 ms": round1(p99(attacked.times)),
      "5xx": attacked.refused,
    });
  }
  report("bystanders", rows, [
    atMost(0, "5xx for bystanders while one member writes 500 times at once", refused, ""),
    atMost(
      TARGET,
      "p99 of bystanders under that attack against their quiet one",
      median(p99s.attack) / median(p99s.quiet),
    ),
  ]);
}

async function join(email: string): Promise<Person> {
  const client = new HttpClient(overNetwork(app.origin), app.origin);
  await client.signIn({ email, name: "Bench" });
  await onboard(client);
  const quest = await createQuest(client);
  return { cookie: `sq_session=${client.cookies.get("sq_session")?.value}`, questId: quest.id };
}

/** In one round each person reads, reads and writes, with pauses in between. */
async function watch(people: readonly Person[]) {
  const agent = new http.Agent({ keepAlive: true });
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + ROUND_MS;
  await Promise.all(
    people.map(async ({ cookie, questId }) => {
      const calls = [
        { method: "GET", path: "/api/tasks" },
        { method: "GET", path: "/api/auth/user" },
        { method: "PATCH", path: `/api/tasks/${questId}`, body: JSON.stringify({ title: "Mine" }) },
      ];
      for (let turn = 0; performance.now() < end; turn++) {
        const startedAt = performance.now();
        const status = await send(agent, cookie, calls[turn % calls.length] ?? { method: "GET", path: "/" });
        times.push(performance.now() - startedAt);
        if (status >= 500) refused++;
        await sleep(PAUSE_MS);
      }
    }),
  );
  agent.destroy();
  return { times, refused };
}

function send(agent: http.Agent, cookie: string, call: { method: string; path: string; body?: string }) {
  const { method, path, body } = call;
  const headers = { cookie, ...(body && { "content-type": "application/json" }) };
  return new Promise<number>((resolve, reject) => {
    http
      .request({ host: "127.0.0.1", port: PORT, method, path, agent, headers }, (response) =>
        response.resume().on("end", () => resolve(response.statusCode ?? 0)),
      )
      .on("error", reject)
      .end(body);
  });
}

function p99(times: readonly number[]): number {
  return percentile(times, 0.99);
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
