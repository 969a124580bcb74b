/**
 * Does a request cost more if several instances serve? The same calls of the same people through one, two and
 * three instances, on one PostgreSQL and one Redis: CPU of all processes together.
 *
 * Twelve calls are in flight at any time. They go to one instance after the other in stretches, so that each
 * is as busy while serving as it would be on its own machine. The sides alternate after every stretch, so
 * that a temporarily slower machine affects all of them. Here all share two cores, so calls that alternate
 * between processes find cold caches and wake an instance for a single call; that is reported too, without a
 * target.
 *
 * All instances run all the time; their idle usage is measured before and after, and subtracted per second.
 * The sums of events and completions are computed between the rounds, since they are the same work whichever
 * instance served.
 */
import http from "node:http";
import { sumUp } from "#server/features/analytics/sums/rollup.service.ts";
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
/** Enough people that nobody reaches the limit of calls per minute. */
const GROUPS = 4;
const PEOPLE = 60;
const CLIENTS = 12;
const STRETCH = 100;
const TARGET = 1.1;

interface Side {
  readonly name: string;
  readonly instances: number;
  readonly isCallByCall?: true;
}

const SIDES: readonly Side[] = [
  { name: "one", instances: 1 },
  { name: "two", instances: 2 },
  { name: "three", instances: 3 },
  { name: "three, call by call", instances: 3, isCallByCall: true },
];

const machines = await startMachines(3);
const agent = new http.Agent({ keepAlive: true });
try {
  await measure(machines);
} finally {
  agent.destroy();
  await machines.stop();
}

/** Cost of a stretch of calls, by side. */
type Turn = Record<string, Cost>;

async function measure({ together, hasRedis, sql }: Machines): Promise<void> {
  if (!hasRedis) console.log("No Redis was found: the instances share the database only.");
  const ports = together.map(({ port }) => port);
  const people = await addPeople(sql, GROUPS * PEOPLE);
  const runRound = (round: number) => {
    const from = (round % GROUPS) * PEOPLE;
    // Start with another instance each time, so that all stay equally warm, and alternate the order of the
    // sides, so that none always follows the same one.
    const sides = round % 2 === 0 ? SIDES : SIDES.toReversed();
    return takeTurns(people.slice(from, from + PEOPLE), rotate(ports, round), rotate(sides, round));
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await runRound(round);
  const idle = [await idleShareOf(machines.pids)];
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await runRound(round));
  idle.push(await idleShareOf(machines.pids));
  tell(rounds, median(idle));
}

function rotate<T>(values: readonly T[], by: number): T[] {
  return values.map((_, index) => values[(index + by) % values.length] as T);
}

/** Every side serves these people's next calls, one stretch at a time. */
async function takeTurns(
  people: readonly Someone[],
  ports: readonly number[],
  sides: readonly Side[],
): Promise<Turn[]> {
  await giveQuests(machines.sql, people, sides.length);
  const calls = new Map(sides.map((side) => [side, nextCalls(people)]));
  const turns: Turn[] = [];
  for (let place = 0; place * STRETCH < PEOPLE * CALLS_IN_MIX; place++) {
    const turn: Turn = {};
    for (const side of sides) {
      const stretch = calls.get(side)?.slice(place * STRETCH, (place + 1) * STRETCH) ?? [];
      const toward = (index: number) => ports[(side.isCallByCall ? index : place) % side.instances] ?? 0;
      const targeted = stretch.map((call, index) => ({ ...call, port: toward(index) }));
      turn[side.name] = await costOf(machines.pids, () => fireMixed(targeted, CLIENTS, agent));
    }
    turns.push(turn);
  }
  await sumUp(machines.db);
  await sumStandings(machines.db);
  return turns;
}

function tell(rounds: readonly Turn[][], idleShare: number): void {
  const microseconds = (turns: readonly Turn[], side: string) => {
    const costs = turns.flatMap((turn) => turn[side] ?? []).map((cost) => withoutIdle(cost, idleShare));
    return (costs.reduce((sum, ms) => sum + ms, 0) * 1_000) / (costs.length * STRETCH);
  };
  const rows = rounds.map((turns) =>
    Object.fromEntries(SIDES.map(({ name }) => [`${name} µs`, Math.round(microseconds(turns, name))])),
  );
  const ratioOf = (side: string) => microseconds(rounds.flat(), side) / microseconds(rounds.flat(), "one");
  report(
    "instances",
    rows,
    [
      atMost(TARGET, "CPU of a request through two instances against one", ratioOf("two")),
      atMost(TARGET, "CPU of a request through three instances against one", ratioOf("three")),
      told("the same through three, call by call on shared cores", ratioOf("three, call by call")),
    ],
    { idleCpuMsASecond: Math.round(idleShare * 1_000) },
  );
}
