/**
 * How long does a Monday take for a million people? The job closes the week and makes the next one, through the
 * same connections and time limits as in production. Counted is the CPU time of the database: unlike the time that
 * passes, which is told beside it, it does not depend on what else the machine does. Then eight weeks are played
 * by the same rules, without a database: who ever moves up, beside groups by chance.
 * With --people=100000 it is quicker. BENCH_FAIRNESS_ONLY=1 leaves the database out.
 */
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { runLeagues } from "#server/features/leagues/league-week.service.ts";
import { atLeast, atMost, type Figure, told } from "../figures.ts";
import { cpuBetween, cpuOf } from "../processes.ts";
import { report } from "../results.ts";
import { fillLeagues } from "./fill-leagues.ts";
import { startLeagueDatabase } from "./league-database.ts";
import { type Grouping, simulateLeagues } from "./simulate-leagues.ts";

const MILLION = 1_000_000;
const WEEKS = 8;
const MONDAY = "2027-02-01T00:00:00Z";
const people = Number(process.argv.find((arg) => arg.startsWith("--people="))?.split("=")[1] ?? MILLION);

const rows: Record<string, string | number>[] = [];
const figures: Figure[] = [];
if (process.env.BENCH_FAIRNESS_ONLY !== "1") await measureJob();
measureFairness();
report("leagues", rows, figures);

async function measureJob(): Promise<void> {
  const { db, sql, pid, stop } = await startLeagueDatabase();
  try {
    const startedAt = performance.now();
    await fillLeagues(sql, people, MONDAY);
    console.log(`${people} people in ${seconds(startedAt)} s`);
    // The week before the measured Monday gets its groups, as in life.
    const before = await timed(new Date(Date.parse(MONDAY) - 7 * MS_PER_DAY + MS_PER_HOUR));
    const monday = await timed(new Date(Date.parse(MONDAY) + MS_PER_HOUR));
    const again = await timed(new Date(Date.parse(MONDAY) + 2 * MS_PER_HOUR));
    rows.push(before, monday, again);
    const { rows: sizes } = await sql.query<{ least: number; most: number; groups: number }>(
      "select min(people)::int as least, max(people)::int as most, count(*)::int as groups from league_groups",
    );
    console.log(sizes[0]);
    const name = `CPU seconds of the database for a Monday of ${people.toLocaleString("en")} people`;
    figures.push(
      atMost(60, name, monday.cpuSeconds, "s"),
      told("seconds that passed meanwhile", monday.seconds, "s"),
    );
  } finally {
    await stop();
  }

  async function timed(now: Date) {
    const startedAt = performance.now();
    const before = cpuOf([pid]);
    const run = await runLeagues(db, now);
    const cpuSeconds = Math.round(cpuBetween(before, cpuOf([pid])) / 100) / 10;
    return { job: now.toISOString(), ...run, seconds: seconds(startedAt), cpuSeconds };
  }
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 100) / 10;
}

function measureFairness(): void {
  const play = (grouping: Grouping) => {
    const figures = simulateLeagues(WEEKS, grouping);
    rows.push({ grouping, ...figures });
    return figures;
  };
  const fair = play("by stage and pace");
  const random = play("by chance");
  figures.push(
    atLeast(0.6, `share of people who ever move up in ${WEEKS} weeks`, fair.everUp),
    told("the same among the quarter that does least", fair.leastActive, ""),
    atLeast(1.5, "that beside groups by chance", fair.leastActive / random.leastActive, "×"),
    told("share of all moves up that go to the tenth with most", fair.topTenth, ""),
    told("beside it, groups by chance: ever up", random.everUp, ""),
    told("groups by chance: ever up among the quarter that does least", random.leastActive, ""),
  );
}
