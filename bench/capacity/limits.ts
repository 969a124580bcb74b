import { OVERNIGHT } from "#server/features/quests/generation/generation.service.ts";
import type { Costs } from "./costs.ts";
import { PEOPLE } from "./fill-people.ts";
import { ACTIVE_A_WEEK } from "./model/day-model.ts";
import { BUSY_AT_MOST, type Need, needOf, sampleDay } from "./model/model.ts";
import { LONGEST_RUN_MS, RUNS_A_DAY } from "./model/predict.ts";

const MOST_PEOPLE = 1e9;
/** The embedded database has 40, some of them reserved for its operator. */
const EMBEDDED_CONNECTIONS = 37;
const SMALL_BOX_CORES = 2;
const LARGE_DATABASE_CORES = 16;
const LARGE_DISK_GB = 4_000;

export interface Limit {
  readonly what: string;
  /** Number of accounts at which the limit is reached. */
  readonly people: number;
  readonly remedy: string;
}

/** Bottlenecks in the order in which they are reached, by the same costs as the model. */
export function findLimits(costs: Costs): Limit[] {
  const sample = sampleDay();
  const until = (isEnough: (need: Need) => boolean) =>
    lastWith((people) => isEnough(needOf({ people }, costs, sample)));
  const { jobs } = costs;
  const perPerson = (ms: number) => ms / PEOPLE;
  const limits: Limit[] = [
    {
      what: `${SMALL_BOX_CORES} cores for program and database together`,
      people: until(
        ({ appCores, databaseCoresBusy }) => appCores + databaseCoresBusy <= SMALL_BOX_CORES * BUSY_AT_MOST,
      ),
      remedy: "a database of its own (`DATABASE_URL`)",
    },
    {
      what: "one process",
      people: until(({ appCores }) => appCores <= BUSY_AT_MOST),
      remedy: "more instances behind a balancer, with `REDIS_URL`",
    },
    {
      what: `quests made ahead, ${OVERNIGHT.people.toLocaleString("en")} people a run, if all who come by in a week waited for them`,
      people: (OVERNIGHT.people * RUNS_A_DAY["look for who waits for quests"] * 7) / ACTIVE_A_WEEK,
      remedy: "nobody loses a quest: the first visit of a week makes the batch",
    },
    {
      what: "the embedded database's connections",
      people: until(({ connections }) => connections <= EMBEDDED_CONNECTIONS),
      remedy: "a PostgreSQL of one's own, with `max_connections` for 12 a process",
    },
    {
      what: "a walk over all accounts for mails, within its minute",
      people:
        LONGEST_RUN_MS["send mails"] /
        perPerson(jobs["look for mails due"].database + jobs["look for mails due"].app),
      remedy:
        "each run sees a part and the next goes on elsewhere: mails come later; a due date by index would end the walking",
    },
    {
      what: `${LARGE_DISK_GB / 1_000} TB in one database after a year`,
      people: until(({ storageGb }) => storageGb <= LARGE_DISK_GB),
      remedy:
        "quests and ledger in partitions by time, the oldest on slower disks; backups by the files, not by `ops backup`",
    },
    {
      what: `one primary of ${LARGE_DATABASE_CORES} cores`,
      people: until(({ databaseCores }) => databaseCores <= LARGE_DATABASE_CORES),
      remedy:
        "its size ends it earlier; then people in shards by their id: only leaderboard and sums reach across them",
    },
  ];
  return limits.toSorted((a, b) => a.people - b.people);
}

function lastWith(isEnough: (people: number) => boolean): number {
  let [enough, tooMany] = [0, MOST_PEOPLE];
  while (tooMany - enough > enough / 100 + 100) {
    const middle = (enough + tooMany) / 2;
    if (isEnough(middle)) enough = middle;
    else tooMany = middle;
  }
  return enough;
}
