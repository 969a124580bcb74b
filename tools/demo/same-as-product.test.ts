import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { demoWorld } from "./demo-world.ts";
import { type Life, live } from "./life/life.ts";
import { SharedSums } from "./shared-sums.ts";
import { type Act, actsOf } from "./testing/replay-life.ts";

const DAYS = 16;
/** Some of each habit; the 18th earns suspiciously much on one day. */
const PEOPLE = [0, 5, 17];
const playbook = loadPlaybook(join(findProjectRoot(), "playbook"));

/** What is compared, by table: no ids and no times of day. */
const COLUMNS = {
  xp_ledger: "source_type label nominal amount reason is_own is_suggested level_before total_after".split(
    " ",
  ),
  quest_totals: "completed reward_sum early_finishes revenue_reports full_weeks".split(" "),
  category_totals: "category completed xp estimated_hours spent_seconds".split(" "),
  active_days: "day time_zone skipped".split(" "),
  shares: "subject platform is_paid".split(" "),
  hidden_quests: "title title_key category template_id reason".split(" "),
  quests: (
    "title title_key description xp_reward xp_paid category difficulty estimated_hours origin template_id " +
    "reason due_at completed_day completion_notes"
  ).split(" "),
} as const satisfies Partial<Record<keyof Schema, readonly string[]>>;

interface Pair {
  readonly life: Life;
  readonly userId: string;
  readonly view: () => Promise<{ totalXP: number; level: number; weeklyStreak: number }>;
}

let world: TestWorld;
const pairs: Pair[] = [];

/** Their days lie ahead of the clock: it is moved from act to act, and everybody's acts come in order of time. */
beforeAll(async () => {
  world = await openWorld();
  // The first account becomes an admin, whose session is short.
  await world.person();
  const now = new Date(world.clock.now().getTime() + (DAYS + 2) * MS_PER_DAY);
  const acts: Act[] = [];
  for (const life of eventfulLives(now)) {
    const client = await world.person();
    const { id: userId } = (await client.get("/api/auth/user")).json();
    await takePlaceOf(life, userId);
    pairs.push({ life, userId, view: async () => (await client.get("/api/auth/user")).json() });
    acts.push(...actsOf(life, { world, client, userId }));
  }
  for (const { at, run } of acts.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    moveClockTo(at);
    await run();
  }
  moveClockTo(now);
}, 180_000);
afterAll(() => world.close());

/** The first world in which these people do a bit of everything: which one depends on the date. */
function eventfulLives(now: Date): Life[] {
  for (let number = 1; number < 500; number++) {
    const demo = demoWorld({ playbook, now, people: 26, days: DAYS, seed: `as the product ${number}` });
    const lives = PEOPLE.map((index) => live(demo, index, new SharedSums()));
    const hasAny = (table: keyof typeof COLUMNS) => lives.some(({ rows }) => rows.of(table).length > 0);
    const finished = lives.flatMap(({ rows }) => rows.of("quests")).filter((row) => row.completed_at);
    const origins = new Set(finished.map(({ origin }) => origin));
    if (origins.size === 3 && (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).every(hasAny)) return lives;
  }
  throw new Error("Nobody's days have everything in them.");
}

function moveClockTo(at: Date): void {
  world.clock.advance(Math.max(0, at.getTime() - world.clock.now().getTime()));
}

/** What a person says in onboarding, without the batch that belongs to it. */
async function takePlaceOf({ rows }: Life, userId: string): Promise<void> {
  const [{ business_type, business_stage, weekly_schedule, time_zone, created_at, onboarded_at } = {}] =
    rows.of("users");
  const profile = { business_type, business_stage, weekly_schedule, time_zone, created_at, onboarded_at };
  await world.db
    .updateTable("users")
    .set(profile as object)
    .where("id", "=", userId)
    .execute();
}

/** Rows by what they say, without ids and times of day. */
function told(rows: readonly object[], columns: readonly string[]): string[] {
  const texts = rows.map((row) =>
    JSON.stringify(columns.map((name) => row[name as keyof typeof row] ?? null)),
  );
  return texts.sort();
}

test("XP, level, streak and achievements are those of a real person who does the same", async () => {
  for (const { life, userId, view } of pairs) {
    const [account] = life.rows.of("users");
    const { totalXP, level, weeklyStreak } = await view();
    expect([totalXP, weeklyStreak]).toEqual([account?.total_xp, account?.weekly_streak]);
    expect(level).toBe(1 + Math.floor((account?.total_xp ?? 0) / 100));
    const earned = await world.db
      .selectFrom("earned_achievements")
      .selectAll()
      .where("user_id", "=", userId)
      .execute();
    expect(told(earned, ["achievement_id"])).toEqual(
      told(life.rows.of("earned_achievements"), ["achievement_id"]),
    );
  }
});

test.each(Object.entries(COLUMNS))("%s says the same of both", async (table, columns) => {
  let compared = 0;
  for (const { life, userId } of pairs) {
    const name = table as keyof typeof COLUMNS;
    const real = await world.db.selectFrom(name).selectAll().where("user_id", "=", userId).execute();
    expect(told(real, columns)).toEqual(told(life.rows.of(name), columns));
    compared += real.length;
  }
  expect(compared).toBeGreaterThan(0);
});

test("the engine learns the same", async () => {
  const columns = "business_type business_stage task_type template_id original_task user_rating tags".split(
    " ",
  );
  const real = await world.db.selectFrom("training_data").selectAll().execute();
  const made = pairs.flatMap(({ life }) => life.rows.of("training_data"));
  expect(told(real, columns)).toEqual(told(made, columns));
});
