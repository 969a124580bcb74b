import { NothingToDo } from "./browser-memory.ts";
import type { FilledWorld } from "./filled-world.ts";
import { GATHERED, type Kind } from "./kinds.ts";
import type { Person } from "./person.ts";
import { between, type CpuTime } from "./process-cpu.ts";
import type { TrackedEvent } from "./tab.ts";

/** Few of a kind at once: in a real day, calls are mixed too and do not find the caches warm. */
const MANY = 12;
/** For calls that take tens of milliseconds. */
const FEW = 2;
const CLIENTS = 3;
/** Gathered calls are measured alone and in groups: the difference is the shared transaction. */
export const COMPANY = 6;
const ALONE = 4;

type Who = "guest" | "idle" | "busy";

/** A visit with everything in it: reads come at its start, and again after a completion. */
const STEPS: readonly (readonly [kind: Kind, who: Who, count: number])[] = [
  ["landing page", "guest", MANY],
  ["funnel step", "guest", MANY],
  ["visitor's events", "guest", MANY],
  ["sign in", "guest", FEW],
  ["onboarding", "guest", FEW],
  ["page", "busy", MANY],
  ["file", "busy", MANY],
  ["user", "busy", MANY],
  ["opening", "busy", MANY],
  ["side column", "busy", MANY],
  ["business and review", "busy", MANY],
  ["path and money", "busy", MANY],
  ["activity", "busy", MANY],
  ["achievements", "busy", MANY],
  ["ping", "busy", MANY],
  ["week's quests", "idle", FEW],
  ["visit start", "busy", MANY],
  ["events", "busy", MANY],
  ["start quest", "busy", MANY],
  ["open tool", "busy", MANY],
  ["complete quest", "busy", MANY],
  ["claim XP", "busy", MANY],
  ["events", "busy", MANY],
  ["after completion", "busy", MANY],
  ["user", "busy", MANY],
  ["after change", "busy", MANY],
  ["ping", "busy", MANY],
  ["make quest", "busy", MANY],
  ["reject quest", "busy", MANY],
  ["remove quest", "busy", MANY],
  ["more quests", "busy", FEW],
  ["leaderboard", "busy", MANY],
  ["standing", "busy", MANY],
  ["logbook", "busy", MANY],
  ["pace", "busy", MANY],
  ["conversation", "busy", MANY],
  ["mentor", "busy", MANY],
  ["ask mentor", "busy", FEW],
  // The link starts drawing the picture; the next request for it waits for that.
  ["share link", "busy", FEW],
  ["drawn picture", "busy", FEW],
  ["share picture", "busy", FEW],
  ["record share", "busy", FEW],
  ["claim share", "busy", FEW],
  ["share page", "busy", FEW],
  ["visit end", "busy", MANY],
];

/** Cost of one step in one round. */
export interface Sample {
  readonly kind: Kind;
  /** Rounds evaluated together: some hundred calls. */
  readonly block: number;
  readonly isAlone: boolean;
  readonly calls: number;
  readonly appMs: number;
  readonly databaseMs: number;
  readonly walBytes: number;
  readonly bytesOut: number;
}

/** CPU ms per second without any activity. */
export interface Idle {
  readonly app: number;
  readonly backends: number;
  readonly housekeeping: number;
}

/** One group of people goes through all steps; none of them was used before. */
export async function measureRound(
  world: FilledWorld,
  readCpu: () => CpuTime,
  idle: Idle,
  { block, isAlone }: Pick<Sample, "block" | "isAlone">,
  eventsOf: () => readonly TrackedEvent[],
): Promise<Sample[]> {
  const people: Record<Who, Person[]> = {
    guest: Array.from({ length: MANY }, world.newcomer),
    idle: Array.from({ length: FEW }, world.idlePerson),
    busy: Array.from({ length: MANY }, world.busyPerson),
  };
  const samples: Sample[] = [];
  for (const [kind, who, count] of STEPS) {
    const isGathered = GATHERED.has(kind);
    const clients = isGathered ? (isAlone ? 1 : COMPANY) : CLIENTS;
    const group = people[who].slice(0, isGathered && isAlone ? ALONE : count);
    const [wal, bytes, before, startedAt] = [
      await walOf(world),
      world.caller.bytesIn(),
      readCpu(),
      performance.now(),
    ];
    const calls = await makeAll(group, kind, clients, eventsOf);
    const spent = between(before, readCpu());
    const seconds = (performance.now() - startedAt) / 1_000;
    if (calls > 0)
      samples.push({
        kind,
        block,
        isAlone: isGathered && isAlone,
        calls,
        appMs: spent.app - idle.app * seconds,
        databaseMs: spent.backends - idle.backends * seconds,
        walBytes: (await walOf(world)) - wal,
        bytesOut: world.caller.bytesIn() - bytes,
      });
  }
  return samples;
}

async function makeAll(
  group: readonly Person[],
  kind: Kind,
  clients: number,
  eventsOf: () => readonly TrackedEvent[],
): Promise<number> {
  const waiting = group[Symbol.iterator]();
  let made = 0;
  const client = async () => {
    for (const person of waiting) {
      try {
        const { status } = await person.make(kind, eventsOf());
        if (status >= 400) throw new Error(`"${kind}" was answered with ${status}.`);
        made++;
      } catch (error) {
        if (!(error instanceof NothingToDo)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return made;
}

export async function walOf({ app: { sql } }: FilledWorld): Promise<number> {
  const { rows } = await sql.query("select pg_current_wal_insert_lsn() - '0/0' as bytes");
  return Number(rows[0].bytes);
}
