/**
 * Is every page of the console's list of people short with 1 million of them? Database CPU time of one call for each
 * filter, order and kind of search, first pages and a later one. The limit of each is 300 ms.
 */
import { atMost, told } from "../figures.ts";
import { startBenchApp } from "../http/bench-app.ts";
import { fire } from "../http/load.ts";
import { benchPort } from "../port.ts";
import { cpuBetween, cpuOf } from "../processes.ts";
import { median, report } from "../results.ts";
import { fillListed } from "./fill-listed.ts";

const PEOPLE = 1_000_000;
const ROUNDS = 3;
const LIMIT_MS = 300;
const SORTS = ["seen", "joined", "xp", "name"] as const;
const FILTERS = [
  "",
  "planKind=paying",
  "planKind=past_due",
  "planKind=none",
  "segment=New",
  "segment=Dormant",
  "planKind=churned&segment=Dormant",
  "planKind=past_due&segment=New&pending=true",
  "search=weber",
  "search=3f9c",
  "search=zq",
  "search=nobody+at+all",
  "search=chen&planKind=trial&segment=At+risk",
];

const app = await startBenchApp(benchPort(7));
try {
  const { cookie } = await app.signIn("admin@example.com");
  await fillListed(app.sql, PEOPLE);
  const rows: Record<string, string | number>[] = [];
  const all: number[] = [];
  const measure = async (path: string) => {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const before = cpuOf([app.databasePid]);
      await fire({ port: app.port, cookie }, [{ method: "GET", path }], 1);
      // The first round is warm-up only.
      if (round > 0) times.push(cpuBetween(before, cpuOf([app.databasePid])));
    }
    all.push(median(times));
    rows.push({ path, ms: Math.round(median(times)) });
  };
  for (const filter of FILTERS)
    for (const sort of SORTS)
      for (const order of filter === "" ? ["asc", "desc"] : ["desc"])
        await measure(`/api/admin/people?sort=${sort}&order=${order}${filter && `&${filter}`}`);
  const { rows: middle } = await app.sql.query(`
    select user_id as id, (extract(epoch from seen_at) * 1000000)::bigint as at from people_index
    where not is_closed order by seen_at desc, user_id offset 500000 limit 1`);
  await measure(`/api/admin/people?sort=seen&after=${middle[0].at}~${middle[0].id}`);
  await measure("/api/admin/people/counts");
  await measure(`/api/admin/people/${middle[0].id}`);
  await measure(`/api/admin/people/${middle[0].id}/timeline`);
  report("people", rows, [
    atMost(LIMIT_MS, "CPU of the database for the slowest page of 1 million people", Math.max(...all), "ms"),
    told("CPU of the database for the median page of 1 million people", median(all), "ms"),
  ]);
} finally {
  await app.stop();
}
