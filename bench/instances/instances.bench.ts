/**
 * Does a request cost more where several instances of the program serve? The same calls of the same people through one,
 * two and three of them, on one PostgreSQL and one Redis: CPU of all processes together, taking turns in one run.
 *
 * Twelve calls are under way at any time. They go to one instance after the other in stretches: each is as busy as the
 * single one while it serves, as it would be on a machine of its own. Here all share two cores, so that calls which
 * alternate between processes find cold caches and wake an instance for one of them; that is told, too, without target.
 *
 * All instances run all the time; what they use while nobody asks is measured before and after, and taken off by the
 * second. What events and completions leave to be summed up is summed up within the turn.
 */
import http from "node:http";
import { sumUp } from "#server/features/analytics/rollup.service.ts";
import { sumStandings } from "#server/features/leaderboard/leaderboard.service.ts";
import { type Cost, costOf, idleShareOf, withoutIdle } from "../cpu-cost.ts";
import { atMost, told } from "../figures.ts";
import { fireMixed } from "../http/load.ts";
import { median, report } from "../results.ts";
import { type Machines, startMachines } from "./machines.ts";
import { CALLS_IN_MIX, nextCalls } from "./mix.ts";
import { addPeople, giveQuests, type Someone } from "./people.ts";

const ROUNDS = 6;
const WARM_UP_ROUNDS = 3;
const PEOPLE = 60;
const PEOPLE_IN_LEAD = 6;
const CLIENTS = 12;
const STRETCH = 100;
const TARGET = 1.1;

const machines = await startMachines(3);
const agent = new http.Agent({ keepAlive: true });
try {
  await measure(machines);
} finally {
  agent.destroy();
  await machines.stop();
}

interface Side {
  readonly name: string;
  readonly instances: number;
  readonly port?: number;
  /** How many calls in a row go to the same instance. */
  readonly stretch: number;
}

async function measure({ together, alone, sql }: Machines): Promise<void> {
  if (!alone) console.log("No Redis was found: the instances share the database only.");
  const sides: Side[] = [
    { name: "one", instances: 1, stretch: STRETCH },
    { name: "two", instances: 2, stretch: STRETCH },
    { name: "three", instances: 3, stretch: STRETCH },
    { name: "three, call by call", instances: 3, stretch: 1 },
    ...(alone ? [{ name: "without Redis", instances: 1, port: alone.port, stretch: STRETCH }] : []),
  ];
  const ports = together.map(({ port }) => port);
  const people = await addPeople(sql, PEOPLE);
  const runRound = async (round: number) => {
    const found: Record<string, Cost> = {};
    for (const place of sides.keys()) {
      const side = sides[(round + place) % sides.length] ?? sides[0];
      if (side) found[side.name] = await runTurn(people, side, ports, round);
    }
    return found;
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await runRound(round);
  const idle = [await idleShareOf(machines.pids)];
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await runRound(round));
  idle.push(await idleShareOf(machines.pids));
  tell(rounds, median(idle));
}

async function runTurn(
  people: readonly Someone[],
  side: Side,
  ports: number[],
  round: number,
): Promise<Cost> {
  // Another one each time, so that all stay equally warm.
  const serving = side.port
    ? [side.port]
    : Array.from({ length: side.instances }, (_, place) => ports[(round + place) % ports.length] ?? 0);
  const lead = people.slice(0, PEOPLE_IN_LEAD);
  // Connections are open again when the turn begins.
  await serve(lead, serving, 1);
  await giveQuests(machines.sql, [...lead, ...people]);
  return costOf(machines.pids, () => serve(people, serving, side.stretch));
}

/** The next calls of these people, and the sums that follow from them. */
async function serve(people: readonly Someone[], ports: readonly number[], stretch: number): Promise<void> {
  const calls = nextCalls(people).map((call, index) => ({
    ...call,
    port: ports[Math.floor(index / stretch) % ports.length] ?? 0,
  }));
  const atOnce = Math.max(stretch, STRETCH);
  for (let from = 0; from < calls.length; from += atOnce)
    await fireMixed(calls.slice(from, from + atOnce), CLIENTS, agent);
  await sumUp(machines.db);
  await sumStandings(machines.db);
}

function tell(rounds: readonly Record<string, Cost>[], idleShare: number): void {
  const costs = rounds.map((round) =>
    Object.fromEntries(Object.entries(round).map(([name, cost]) => [name, withoutIdle(cost, idleShare)])),
  );
  const ratio = (over: string, under: string) =>
    median(costs.map((round) => (round[over] ?? Number.NaN) / (round[under] ?? Number.NaN)));
  const rows = costs.map((round) =>
    Object.fromEntries(
      Object.entries(round).map(([name, ms]) => [
        `${name} µs`,
        Math.round((ms * 1_000) / (PEOPLE * CALLS_IN_MIX)),
      ]),
    ),
  );
  const figures = [
    atMost(TARGET, "CPU of a request through two instances against one", ratio("two", "one")),
    atMost(TARGET, "CPU of a request through three instances against one", ratio("three", "one")),
    told("the same through three, call by call on shared cores", ratio("three, call by call", "one")),
  ];
  if (machines.alone)
    figures.push(
      told("CPU of a request with Redis against without, limits on", ratio("one", "without Redis")),
    );
  report("instances", rows, figures, { idleCpuMsASecond: Math.round(idleShare * 1_000) });
}
