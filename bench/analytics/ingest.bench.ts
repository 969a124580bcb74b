/**
 * What does an event cost beside a raw batched insert that does the same: take a member's calls over HTTP,
 * know whose they are, and write the events in batches? CPU time of server and database together per event,
 * five rounds of each, taking turns in one run; the sums that the app keeps beside the rows are on its side. What each
 * side uses while nobody asks is taken off.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { costOf, idleShareOf, withoutIdle } from "../cpu-cost.ts";
import { atMost } from "../figures.ts";
import { startBenchApp } from "../http/bench-app.ts";
import { fire } from "../http/load.ts";
import { benchPort } from "../port.ts";
import { startNode, untilAnswers } from "../processes.ts";
import { median, report } from "../results.ts";
import { EVENTS_A_CALL, nextCall, openTab, type Tab } from "./event-calls.ts";

const ROUNDS = 5;
const PEOPLE = 40;
const CALLS_EACH = 25;
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
  await measure(people.map(({ cookie }) => openTab(cookie)));
} finally {
  await floor.stop();
  await app.stop();
}

/** The sums are brought up to date every five seconds; that belongs to the cost. */
async function untilSummedUp(): Promise<void> {
  const isWaiting = async () =>
    (await app.sql.query("select exists (select from count_inbox) as is_waiting")).rows[0].is_waiting;
  while (await isWaiting()) await sleep(LOOK_AGAIN_MS);
}

interface Side {
  readonly port: number;
  readonly pids: number[];
  settle(): Promise<void>;
}

async function measure(people: readonly Tab[]): Promise<void> {
  const sides: { floor: Side; app: Side } = {
    floor: { port: FLOOR_PORT, pids: [floor.pid, app.databasePid], settle: async () => undefined },
    app: { port: APP_PORT, pids: [app.pid, app.databasePid], settle: untilSummedUp },
  };
  const send = async ({ port, settle }: Side) => {
    const calls = people.map((person) => Array.from({ length: CALLS_EACH }, () => nextCall(person)));
    await Promise.all(people.map(({ cookie }, index) => fire({ port, cookie }, calls[index] ?? [], 1)));
    await settle();
  };
  await send(sides.app);
  await send(sides.floor);
  const idle = { floor: await idleShareOf(sides.floor.pids), app: await idleShareOf(sides.app.pids) };
  const microsecondsAnEvent = async (name: "floor" | "app") => {
    const cost = await costOf(sides[name].pids, () => send(sides[name]));
    return (withoutIdle(cost, idle[name]) * 1_000) / (PEOPLE * CALLS_EACH * EVENTS_A_CALL);
  };
  const rows = [];
  const ratios = [];
  for (let index = 1; index <= ROUNDS; index++) {
    const [floorCost, appCost] = [await microsecondsAnEvent("floor"), await microsecondsAnEvent("app")];
    ratios.push(appCost / floorCost);
    rows.push({
      round: index,
      "raw µs/event": Math.round(floorCost * 10) / 10,
      "app µs/event": Math.round(appCost * 10) / 10,
      ratio: Math.round((appCost / floorCost) * 100) / 100,
    });
  }
  report("ingest", rows, [atMost(TARGET, "CPU of an event against a raw batched insert", median(ratios))]);
}
