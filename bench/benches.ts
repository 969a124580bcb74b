import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Benches of `npm run bench` without a name, in sequence. The first two run in parallel: one mostly waits for
 * caches to expire while the other evaluates quests, and measures times only after that.
 */
export const WHOLE_RUN = [
  ["bench/analytics/dashboard.bench.ts", "bench/engine/engine.bench.ts"],
  ["bench/analytics/ingest.bench.ts"],
  ["bench/analytics/people.bench.ts"],
  ["bench/http/auth-user.bench.ts"],
  ["bench/http/bystanders.bench.ts"],
  ["bench/http/quests.bench.ts"],
  ["bench/instances/instances.bench.ts"],
  ["bench/leaderboard/leaderboard.bench.ts"],
  ["bench/leagues/leagues.bench.ts"],
  ["bench/live/broadcast.bench.ts"],
  ["bench/web/complete.bench.ts"],
  ["bench/web/landing.bench.ts"],
  ["bench/web/today.bench.ts"],
];

/** Benches that take too long for regular runs. */
export const ONLY_LARGE = [
  "npm run bench -- paths: what each path, an idle program and a start cost; --before=<git ref> beside an earlier state",
  "npm run bench -- analytics --large: the console with 10 million events beside 1 million",
  "npm run bench -- console: every read of the console, 1 million people and 10 million events",
  "npm run bench -- leaderboard --large: 10 million people beside 1 million",
  "npm run bench -- capacity: what each kind of call costs, and what so many people need (docs/capacity.md)",
  "npm run bench -- day: a day of 10,000 people in five minutes, beside the prediction",
];

/** bench/<name>.bench.ts, and all benches in the folder bench/<name>. */
export function benchesNamed(name: string): string[] {
  const folder = join("bench", name);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".bench.ts")) : [];
  const single = `bench/${name}.bench.ts`;
  return [
    ...(existsSync(single) ? [single] : []),
    ...files.toSorted().map((file) => `bench/${name}/${file}`),
  ];
}
