import { createHash } from "node:crypto";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import { groupBy } from "#domain/general/group-by.ts";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import { clearAnalytics } from "#server/features/analytics/clear.service.ts";
import { listDue } from "#server/features/email/mail-targets.repository.ts";
import { checkLeaderboard } from "#server/features/leaderboard/leaderboard.service.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import { EVERYBODY } from "#server/platform/db/people-pages.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { adminOf, remove } from "#server/testing/people/admin-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { hasDemoWorld } from "./demo-marker.ts";
import { demoVisits } from "./demo-visits.ts";
import { demoWorld } from "./demo-world.ts";
import { fillDemo } from "./fill-demo.ts";
import { removeDemo } from "./remove-demo.ts";
import { emptyFields } from "./testing/empty-fields.ts";

const SIZE = { people: 36, days: 120 };
const playbook = loadPlaybook(join(findProjectRoot(), "playbook"));
const said: string[] = [];
let world: TestWorld;
let now: Date;

const fill = () =>
  fillDemo({
    connection: world.connection,
    playbook,
    clock: { now: () => now },
    say: (line) => said.push(line),
    ...SIZE,
  });

async function rows<T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await statement.execute(world.db)).rows;
}

/** Every row of every table; the words that events are written with may stay. */
async function dump(): Promise<Record<string, string[]>> {
  const tables = await rows(sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('event_words', 'leaderboard_counts', 'leaderboard_inbox',
        'people_counts', 'people_inbox', 'people_index', 'people_words') order by 1`);
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await rows(sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`);
    all[name] = found.map(({ row }) => row);
  }
  return all;
}

/** Of the made-up rows; word numbers depend on who came first. */
async function fingerprint(): Promise<string> {
  const { users, quests, xp_ledger, visits, daily_counts, training_data, people_activity } = await dump();
  const theirs = [users, quests, xp_ledger, visits, daily_counts, training_data, people_activity].map(
    (list) => list?.filter((row) => row.includes("de305eed") || row.includes('"is_demo": true')),
  );
  // A version of somebody's quests is random: it only has to differ from the one before.
  const plain = JSON.stringify(theirs).replaceAll(/\\"quests_version\\": [^,}]+/gu, "");
  return createHash("sha256").update(plain).digest("hex");
}

let first: string;
beforeAll(async () => {
  world = await openWorld();
  now = world.clock.now();
  await fill();
  first = await fingerprint();
});
afterAll(() => world.close());

describe("a filled instance", () => {
  test("XP is what the ledger says, and totals are what the quests say", async () => {
    const off = await rows(sql`
      select u.username from users u
      left join lateral (select coalesce(sum(amount), 0) as xp, count(*) filter (where settled_at is null) as open
        from xp_ledger l where l.user_id = u.id) l on true
      left join lateral (select count(*) as n, sum(xp_reward) as xp, count(distinct category) as categories
        from quests q where q.user_id = u.id and q.completed_at is not null) q on true
      left join quest_totals t on t.user_id = u.id
      left join lateral (select count(*) as n, sum(completed) as done from category_totals c where c.user_id = u.id) c on true
      where u.total_xp <> l.xp or l.open > 0 or q.n <> coalesce(t.completed, 0)
        or coalesce(q.xp, 0) <> coalesce(t.reward_sum, 0) or q.n <> coalesce(c.done, 0) or q.categories <> c.n
        or q.n > 0 and (select count(distinct completed_day) from quests where user_id = u.id)
          <> (select count(*) from active_days where user_id = u.id)`);
    expect(off).toEqual([]);
    const [sum] = await rows(sql<{ xp: number }>`select sum(total_xp)::int as xp from users`);
    expect(sum?.xp).toBeGreaterThan(10_000);
  });

  test("plugins ran on the UTC days of the batches", async () => {
    const differing = await rows(sql`
      select day, p.runs, g.batches from (select day, max(runs) as runs from plugin_totals group by 1) p
      full join (select (created_at at time zone 'UTC')::date as day, count(*) as batches
        from generations where is_ok group by 1) g using (day)
      where p.runs is distinct from g.batches limit 5`);
    expect(differing).toEqual([]);
  });

  test("nothing lies in the future, or before its own beginning", async () => {
    const [found] = await rows(sql<{ n: number }>`
      select (select count(*) from events where at > ${now})
        + (select count(*) from quests where greatest(created_at, completed_at, deleted_at) > ${now})
        + (select count(*) from quests where completed_at < started_at or started_at < created_at)
        + (select count(*) from xp_ledger where created_at > ${now}) as n`);
    expect(Number(found?.n)).toBe(0);
  });

  test("the days' sums are those of the raw rows", async () => {
    const since = sql`(${now}::timestamptz at time zone 'UTC')::date - 88`;
    const raw = sql`
      select 'events' as metric, (at at time zone 'UTC')::date as day, '' as key, count(*) as n, 0 as total from events group by 2
      union all
      select 'visit', (started_at at time zone 'UTC')::date, source, count(*), 0 from visits group by 2, 3
      union all
      select 'session', (started_at at time zone 'UTC')::date, '', count(*), sum(active_seconds)
        from visits where user_id is not null group by 2
      union all
      select 'action', (at at time zone 'UTC')::date, a.word || '|' || e.word, count(*), 0
        from events join event_words a on a.id = action join event_words e on e.id = element
        where a.word in ('task_complete', 'button_click', 'mentor_ask', 'tool_launch') group by 2, 3`;
    const differing = await rows(sql`
      select metric, day, key, r.n, d.n as counted from (${raw}) r
      full join (select * from daily_counts where is_demo and (metric in ('events', 'visit', 'session')
        or metric = 'action' and split_part(key, '|', 1) in ('task_complete', 'button_click', 'mentor_ask', 'tool_launch'))) d
        using (metric, day, key)
      where day >= ${since} and (r.n is distinct from d.n or r.total is distinct from d.total) limit 5`);
    expect(differing).toEqual([]);
    const hourly = await rows(sql`
      select 1 from (select metric, (hour at time zone 'UTC')::date as day, key, sum(n) as n from hourly_counts group by 1, 2, 3) h
      join daily_counts d using (metric, day, key)
      where day > ((${now}::timestamptz at time zone 'UTC')::date - 8) and h.n <> d.n`);
    expect(hourly).toEqual([]);
  });

  test("people are counted on the days they were here, all year", async () => {
    const visits = [...demoVisits(demoWorld({ playbook, now, ...SIZE }))];
    const days = visits
      .flatMap(({ arrivals }) => arrivals)
      .flatMap(({ sender, at, events, funnel }) =>
        (events?.map((event) => event.at) ?? [funnel?.at ?? at]).map((time) => ({ sender, time })),
      )
      .filter(({ sender }) => sender)
      .map(({ sender, time }) => `${time.toISOString().slice(0, 10)} ${sender?.id}`);
    const byDay = new Map(
      [...groupBy(new Set(days), (name) => name.slice(0, 10))].map(([day, names]) => [day, names.length]),
    );
    const counted = await rows(
      sql<{ day: string; n: number }>`select day::text, n::int from daily_counts where metric = 'people'`,
    );
    expect(new Map(counted.map(({ day, n }) => [day, n]))).toEqual(byDay);
  });

  test("two people are flagged for what they really earned within ten minutes", async () => {
    const flags = await rows(sql<{ xp: number; most: number; state: string }>`
      select f.state, f.xp, (select max(xp)::int from (select sum(amount) over (order by created_at
        range between interval '10 minutes' preceding and current row) as xp
        from xp_ledger l where l.user_id = f.user_id) w) as most
      from leaderboard_flags f order by state`);
    expect(flags.map(({ state }) => state)).toEqual(["hidden", "open"]);
    for (const { xp, most } of flags) expect(xp > 1_000 && xp === most).toBe(true);
  });

  test("the first real account is still an admin; nobody signs in as a made-up one or writes to one", async () => {
    const theirs = await rows(sql<{ id: string; email: string }>`select id, email from users limit 1`);
    const admin = await world.person({ email: theirs[0]?.email ?? "" });
    const me = (await admin.get("/api/auth/user")).json();
    expect(me.role).toBe("admin");
    expect(me.id).not.toBe(theirs[0]?.id);
    expect(await listDue(world.db, { now, failedBefore: now }, EVERYBODY)).toEqual([]);
  });

  test("every list of the console and of the report has something to show", async () => {
    const [real] = await rows(sql<{ email: string }>`select email from users where issuer <> ${DEMO_ISSUER}`);
    const admin = await world.person({ email: real?.email ?? "" });
    const board = (await admin.get("/api/analytics/dashboard")).json();
    expect(board.totalUsers).toBe(SIZE.people + 1);
    expect(
      emptyFields(board, [
        "online",
        "technicalMetrics.avg",
        "technicalMetrics.err",
        "requests",
        "queued",
        "crashRate",
      ]),
    ).toEqual([]);
    const report = (await admin.get("/api/analytics/report?range=30d")).json();
    expect(
      emptyFields(report, ["system", "errorCount", "slow", "recommendations", "retention", "cohorts"]),
    ).toEqual([]);
  });

  test("a second start adds nothing and says nothing", async () => {
    const lines = said.length;
    await fill();
    expect(await fingerprint()).toBe(first);
    expect(said).toHaveLength(lines);
  });
});

describe("removing", () => {
  test("a fill that was interrupted is taken out and done again, to the same world", async () => {
    await world.db
      .updateTable("instance_settings")
      .set({ value: sql`jsonb_set(value, '{state}', '"filling"')` as never })
      .where("name", "=", "demo_world")
      .execute();
    await world.db.deleteFrom("quests").where(sql<boolean>`id::text < 'de305eed-8'`).execute();
    await fill();
    expect(await fingerprint()).toBe(first);
  });

  test("everything else is as it was, beside real people, events and batches", async () => {
    const [latest] = await rows(sql<{ day: string }>`
      update tool_openings set times = times + 3 where day = (select max(day) from tool_openings) returning day::text`);
    expect(await removeDemo(world.connection)).toBe(SIZE.people);
    const left = await rows(
      sql<{ day: string; times: number }>`select distinct day::text, times from tool_openings`,
    );
    expect(left).toEqual([{ day: latest?.day, times: 3 }]);
    expect(await hasDemoWorld(world.db)).toBe(false);
    const person = await world.person({ email: "real@example.com" });
    await person.post("/api/tasks/regenerate", {});
    const metadata = { sessionId: "a tab", seq: 1, timestamp: world.clock.now().toISOString() };
    await person.post("/api/analytics/actions", {
      events: [{ action: "page_view", element: "/", page: "/", metadata }],
    });
    const before = await dump();
    expect(before.events).toHaveLength(1);
    expect(before.users?.some((row) => row.includes("demo.example") && row.includes('"demo"'))).toBe(false);

    await fill();
    expect(await fingerprint()).toBe(first);
    await removeDemo(world.connection);
    expect(await dump()).toEqual(before);
    expect((await checkLeaderboard(world.db)).isRight).toBe(true);
    expect(await removeDemo(world.connection)).toBeNull();
  });

  describe("after analytics were cleared", () => {
    const openings = () => rows(sql`select day::text, predicted, opened, times from tool_openings`);
    /** One real opening, where the demo had added some. */
    const realOpening = async () => ({
      ...(await world.db
        .selectFrom("tool_openings")
        .select(["day", "predicted", "opened"])
        .orderBy("times", "desc")
        .limit(1)
        .executeTakeFirstOrThrow()),
      times: 1,
    });

    test("what real people opened since stays", async () => {
      await fill();
      const real = await realOpening();
      const admin = await adminOf(world, { email: "clears@example.com" });
      expect((await remove(admin, "/api/admin/analytics")).statusCode).toBe(204);
      await world.db.insertInto("tool_openings").values(real).execute();
      expect(await removeDemo(world.connection)).toBe(SIZE.people);
      expect(await openings()).toEqual([real]);
    });

    test("it stays too where removing begins before the clearing ends", async () => {
      await world.db.deleteFrom("tool_openings").execute();
      await fill();
      const real = await realOpening();
      const removal = await withTransaction(world.db, async (tx) => {
        await clearAnalytics(tx);
        await tx.insertInto("tool_openings").values(real).execute();
        const people = removeDemo(world.connection);
        await expect.poll(countWaiting).toBe(1);
        return { people };
      });
      expect(await removal.people).toBe(SIZE.people);
      expect(await openings()).toEqual([real]);
    });
  });
});

async function countWaiting(): Promise<number> {
  const [found] = await rows(sql<{ n: number }>`
    select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and not granted`);
  return found?.n ?? 0;
}
