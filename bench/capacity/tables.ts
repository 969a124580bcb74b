import type { Costs } from "./costs.ts";
import { KINDS } from "./kinds.ts";
import { findLimits } from "./limits.ts";
import { type Need, needOf, sampleDay } from "./model/model.ts";

const SIZES = [10_000, 100_000, 1_000_000, 10_000_000] as const;
/** If three in ten people were active on a day instead of one. */
const LIVELY = { people: 10_000_000, times: 3 } as const;

export function operationsTable({ kinds }: Costs): string {
  const rows = KINDS.map((kind) => {
    const { app, database, spread, walBytes, bytesOut } = kinds[kind];
    return [kind, whole(app), whole(database), `± ${spread}`, whole(walBytes), whole(bytesOut)];
  });
  return markdown(["call", "program µs", "database µs", "%", "log bytes", "bytes out"], rows);
}

export function besideTable(costs: Costs): string {
  const { idle, jobs, sizes, redis, transaction, housekeepingPerMb } = costs;
  const hourly = (msASecond: number) => `${((msASecond * 3_600) / 1_000).toFixed(1)} CPU s an hour`;
  const rows = [
    ["an idle process", hourly(idle.app)],
    ["its database, idle", hourly(idle.backends + idle.housekeeping)],
    [
      "the transaction that gathered calls share",
      `${whole(transaction.app)} + ${whole(transaction.database)} µs`,
    ],
    ["housekeeping for a MB of the database's log", `${whole(housekeepingPerMb)} µs`],
    ...Object.entries(jobs).map(([name, { app, database }]) => {
      const among = name === "send a mail" ? "" : ", among 10,000 people";
      return [`job: ${name}${among}`, `${app.toFixed(1)} + ${database.toFixed(1)} ms`];
    }),
    ...(redis
      ? [
          ["limits by Redis, a call", `${redis.call.app} µs more, and ${redis.call.redis} µs of Redis`],
          ["a ping with presence in Redis", `${redis.ping.app} µs more, and ${redis.ping.redis} µs of Redis`],
          ["a person in Redis while here", `${redis.person} bytes`],
        ]
      : []),
    ...Object.entries(sizes).map(([unit, bytes]) => [`on disk: ${unit}`, `${whole(bytes)} bytes`]),
  ];
  return markdown(["beside the calls", "measured"], rows);
}

export function needsTable(costs: Costs): string {
  const sample = sampleDay();
  const needs = [...SIZES.map((people) => ({ people })), LIVELY].map((wanted) =>
    needOf(wanted, costs, sample),
  );
  const line = (name: string, show: (need: Need) => string) => [name, ...needs.map(show)];
  return markdown(
    ["people", ...SIZES.map(whole), `the last, ${LIVELY.times} times as lively`],
    [
      line(
        "API calls a second, mean / peak",
        ({ callsASecond: { mean, peak } }) => `${figure(mean)} / ${figure(peak)}`,
      ),
      line(
        "events a second, mean / peak",
        ({ eventsASecond: { mean, peak } }) => `${figure(mean)} / ${figure(peak)}`,
      ),
      line("program, cores busy at peak", ({ appCores }) => figure(appCores)),
      line("processes, with one for restarts", ({ processes }) => whole(processes)),
      line("database, cores busy at peak", ({ databaseCoresBusy }) => figure(databaseCoresBusy)),
      line("database cores", ({ databaseCores }) => whole(databaseCores)),
      line("database connections", ({ connections }) => whole(connections)),
      line("database log at peak, MB/s", ({ logMbASecond }) => figure(logMbASecond)),
      line("storage after a year, GB", ({ storageGb }) => figure(storageGb)),
      line("of it in memory, GB", ({ hotGb }) => figure(hotGb)),
      line("Redis: cores, MB", ({ redisCores, redisMb }) =>
        redisMb ? `${figure(redisCores)}, ${figure(redisMb)}` : "none",
      ),
      line(
        "network out at peak, MB/s (film)",
        ({ outMbASecond, filmMbASecond }) => `${figure(outMbASecond)} (${figure(filmMbASecond)})`,
      ),
    ],
  );
}

export function limitsTable(costs: Costs): string {
  const rows = findLimits(costs).map(({ what, people, remedy }) => [
    what,
    people > 5e8 ? "beyond" : rough(people),
    remedy,
  ]);
  return markdown(["what gives way", "at about", "then"], rows);
}

export function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), `|${heads.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n");
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

/** Two significant digits. */
function figure(value: number): string {
  if (value >= 100) return whole(Number(value.toPrecision(2)));
  return String(Number(value.toPrecision(2)));
}

function rough(people: number): string {
  return people >= 1e6
    ? `${Number((people / 1e6).toPrecision(2))} million`
    : `${whole(Number(people.toPrecision(2)))}`;
}
