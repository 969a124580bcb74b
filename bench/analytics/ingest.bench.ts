/**
 * What does an event cost compared with a raw batched insert that does the same: accept a member's calls over
 * HTTP, identify the member, and write the events in batches? CPU time of server and database per event. The
 * two sides alternate every few hundred calls, so that a temporarily slower machine affects both; the app's
 * cost includes its sums. Idle usage of each side is subtracted.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type Cost, costOf, idleShareOf, withoutIdle } from "../cpu-cost.ts";
import { atMost } from "../figures.ts";
import { startBenchApp } from "../http/bench-app.ts";
import { fire } from "../http/load.ts";
import { benchPort } from "../port.ts";
import { startNode, untilAnswers } from "../processes.ts";
import { median, report } from "../results.ts";
import { EVENTS_A_CALL, nextCall, openTab, type Tab } from "./event-calls.ts";

const ROUNDS = 6;
const WARM_UP_ROUNDS = 1;
const TURNS_A_ROUND = 5;
const PEOPLE = 40;
const CALLS_EACH = 5;
const TARGET = 2.5;
const APP_PORT = benchPort(0);
const FLOOR_PORT = benchPort(1);
const LOOK_AGAIN_MS = 100;

const app = await startBenchApp(APP_PORT);
const floor = startNode([
  "--import",
  "tsx",
  "bench/analytics/raw-insert-server.ts",
  app.connection.host,
  String(FLOOR_PORT),
]);
try {
  await untilAnswers(`http://127.0.0.1:${FLOOR_PORT}/`);
  const people = [];
  for (let index = 0; index < PEOPLE; index++) people.push(await app.signIn(`bench${index}@example.com`));
  await measure(people.map(({ cookie }) => cookie));
} finally {
  await floor.stop();
  await app.stop();
}

/** The sums are updated every five seconds, which is part of the cost. */
async function untilSummedUp(): Promise<void> {
  const isWaiting = async () =>
    (await app.sql.query("select exists (select from count_inbox) as is_waiting")).rows[0].is_waiting;
  while (await isWaiting()) await sleep(LOOK_AGAIN_MS);
}

interface Side {
  readonly port: number;
  readonly pids: number[];
  /** Separate tabs of the same person for each side, so that the app sees consecutive event numbers. */
  readonly tabs: readonly Tab[];
}

async function measure(cookies: readonly string[]): Promise<void> {
  const sides = {
    floor: { port: FLOOR_PORT, pids: [floor.pid, app.databasePid], tabs: cookies.map(openTab) },
    app: { port: APP_PORT, pids: [app.pid, app.databasePid], tabs: cookies.map(openTab) },
  };
  const send = ({ port, tabs }: Side) =>
    Promise.all(
      tabs.map((tab) => {
        const calls = Array.from({ length: CALLS_EACH }, () => nextCall(tab));
        return fire({ port, cookie: tab.cookie }, calls, 1);
      }),
    );
  const runRound = async () => {
    const costs: { floor: Cost[]; app: Cost[] } = { floor: [], app: [] };
    for (let turn = 0; turn < TURNS_A_ROUND; turn++) {
      costs.floor.push(await costOf(sides.floor.pids, () => send(sides.floor)));
      costs.app.push(await costOf(sides.app.pids, () => send(sides.app)));
    }
    costs.app.push(await costOf(sides.app.pids, untilSummedUp));
    return costs;
  };
  const idleShares = async () => {
    const [floor, app] = await Promise.all([idleShareOf(sides.floor.pids), idleShareOf(sides.app.pids)]);
    return { floor, app };
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await runRound();
  const before = await idleShares();
  const measured = [];
  for (let round = 0; round < ROUNDS; round++) measured.push(await runRound());
  const after = await idleShares();
  const microsecondsAnEvent = (costs: readonly Cost[], side: "floor" | "app") => {
    const idleShare = (before[side] + after[side]) / 2;
    const ms = costs.reduce((sum, cost) => sum + withoutIdle(cost, idleShare), 0);
    return (ms * 1_000) / (TURNS_A_ROUND * PEOPLE * CALLS_EACH * EVENTS_A_CALL);
  };
  const rounds = measured.map((costs) => ({
    floor: microsecondsAnEvent(costs.floor, "floor"),
    app: microsecondsAnEvent(costs.app, "app"),
  }));
  report(
    "ingest",
    rounds.map(({ floor, app }, index) => ({
      round: index + 1,
      "raw µs/event": Math.round(floor * 10) / 10,
      "app µs/event": Math.round(app * 10) / 10,
      ratio: Math.round((app / floor) * 100) / 100,
    })),
    [
      atMost(
        TARGET,
        "CPU of an event against a raw batched insert",
        median(rounds.map(({ floor, app }) => app / floor)),
      ),
    ],
  );
}
