import { SECONDS_PER_DAY } from "#domain/general/durations.ts";
import type { Costs } from "../costs.ts";
import { PEOPLE } from "../fill-people.ts";
import { GATHERED, type Kind } from "../kinds.ts";
import * as day from "./day-model.ts";
import { countDay, type DayCounts, planDay } from "./day-plan.ts";
import { GATHER_SECONDS, predictCalls, predictIdle, predictJobs } from "./predict.ts";

/** Maximum load of a core in the busiest hour: leaves room for bursts and for a failed instance. */
export const BUSY_AT_MOST = 0.6;
const POOL_CONNECTIONS = 12;
const RAW_DAYS = 90;
const YEAR_DAYS = 365;
const NO_CALL: ReadonlySet<Kind> = new Set([
  "page",
  "file",
  "landing page",
  "share page",
  "share picture",
  "drawn picture",
]);

/** Resources needed for this many people. */
export interface Need {
  readonly people: number;
  readonly callsASecond: { readonly mean: number; readonly peak: number };
  readonly eventsASecond: { readonly mean: number; readonly peak: number };
  /** Cores the program uses in the busiest hour, and the processes, with one more for restarts. */
  readonly appCores: number;
  readonly processes: number;
  readonly databaseCoresBusy: number;
  readonly databaseCores: number;
  readonly connections: number;
  readonly logMbASecond: number;
  readonly storageGb: number;
  /** Data that the people of one day read repeatedly: the database's memory need. */
  readonly hotGb: number;
  readonly redisMb: number;
  readonly redisCores: number;
  readonly outMbASecond: number;
  /** The part of it that is the landing page's film. */
  readonly filmMbASecond: number;
}

interface Wanted {
  readonly people: number;
  /** Activity relative to the planned day. */
  readonly times?: number;
}

export function needOf({ people, times = 1 }: Wanted, costs: Costs, sample: DayCounts = sampleDay()): Need {
  const scale = (people / PEOPLE) * times;
  const mean = (perDay: number) => (perDay * scale) / SECONDS_PER_DAY;
  const peak = (perDay: number) => mean(perDay) * sample.peak;
  const calls = total(sample, (kind) => !NO_CALL.has(kind));
  const gathered = total(sample, (kind) => GATHERED.has(kind));
  const isShared = (processes: number) => processes > 1 && costs.redis !== null;
  const coresOf = (processes: number) => {
    // The busier a process, the more of its calls share a transaction.
    const together = 1 + (GATHER_SECONDS * peak(gathered)) / processes;
    const work = predictCalls(sample, costs, together);
    const jobs = predictJobs(costs, { mails: people * day.MAILS_A_DAY, people: people / PEOPLE });
    const idle = predictIdle(costs, 1);
    const shared = isShared(processes) ? redisWork(sample, costs) : { app: 0, redis: 0 };
    return {
      app: peak(work.app + shared.app) + jobs.app / SECONDS_PER_DAY + idle.app * processes,
      database:
        peak(work.database + work.housekeeping) +
        jobs.database / SECONDS_PER_DAY +
        idle.housekeeping +
        idle.database * processes,
      redis: peak(shared.redis),
      work,
    };
  };
  let processes = 1;
  while (coresOf(processes).app > processes * BUSY_AT_MOST) processes++;
  const { app, database, redis, work } = coresOf(processes);
  const hasMany = processes > 1;
  const { sizes } = costs;
  const film = people * times * day.VISITORS_A_DAY * day.SEES_FILM * day.FILM_BYTES;
  return {
    people,
    callsASecond: { mean: mean(calls), peak: peak(calls) },
    eventsASecond: { mean: mean(sample.events), peak: peak(sample.events) },
    appCores: app,
    processes: processes + 1,
    databaseCoresBusy: database,
    databaseCores: Math.ceil(database / BUSY_AT_MOST),
    connections: (processes + 1) * POOL_CONNECTIONS,
    logMbASecond: peak(work.walBytes) / 1e6,
    storageGb: storageOf(sample, costs, scale) / 1e9,
    hotGb: (scale * PEOPLE * day.ACTIVE_A_DAY * (sizes.account + day.QUESTS_SHOWN * sizes.quest)) / 1e9,
    redisMb: hasMany && costs.redis ? (onlineAtPeak(sample) * scale * costs.redis.person) / 1e6 : 0,
    redisCores: redis,
    outMbASecond: (peak(work.bytesOut) + (film / SECONDS_PER_DAY) * sample.peak) / 1e6,
    filmMbASecond: ((film / SECONDS_PER_DAY) * sample.peak) / 1e6,
  };
}

export function sampleDay(): DayCounts {
  return countDay(PEOPLE, planDay(PEOPLE));
}

function total({ calls }: DayCounts, isCounted: (kind: Kind) => boolean): number {
  return [...calls].reduce((sum, [kind, count]) => sum + (isCounted(kind) ? count : 0), 0);
}

/** CPU seconds per day if limits and presence use Redis. */
function redisWork(sample: DayCounts, { redis }: Costs): { app: number; redis: number } {
  if (!redis) return { app: 0, redis: 0 };
  const pings = sample.calls.get("ping") ?? 0;
  const others = total(sample, (kind) => !NO_CALL.has(kind)) - pings;
  const sum = (side: "app" | "redis") => (redis.call[side] * others + redis.ping[side] * pings) / 1e6;
  return { app: sum("app"), redis: sum("redis") };
}

/** People online at once in the busiest hour. */
function onlineAtPeak(sample: DayCounts): number {
  const [shortest, longest] = day.VISIT_MINUTES;
  const visitSeconds = ((shortest + longest) / 2) * 60;
  return (sample.visits * visitSeconds * sample.peak) / SECONDS_PER_DAY;
}

/** Bytes in the database after a year like this. */
function storageOf(sample: DayCounts, { sizes }: Costs, scale: number): number {
  const count = (kind: Kind) => sample.calls.get(kind) ?? 0;
  const batches = count("week's quests") + count("more quests") + count("onboarding");
  const aDay =
    batches * (sizes.batch + day.QUESTS_A_BATCH * sizes.quest) +
    count("make quest") * sizes.quest +
    count("ask mentor") * sizes.question;
  const raw = sample.visits * sizes.visit + sample.events * sizes.event;
  return scale * (PEOPLE * sizes.account + aDay * YEAR_DAYS + raw * RAW_DAYS);
}
