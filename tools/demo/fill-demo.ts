import { addActivity, saveActivity } from "#server/features/analytics/ingest/activity.repository.ts";
import { updateStanding } from "#server/features/leaderboard/leaderboard.service.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { Connection } from "#server/platform/db/pool.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";
import { addCompany, DEMO_INVITE } from "./company.ts";
import { NOTHING_ADDED, readMarker, saveMarker } from "./demo-marker.ts";
import { inStep, insertRows, withDemoStore } from "./demo-store.ts";
import { type DemoWorld, demoWorld } from "./demo-world.ts";
import { type Life, live } from "./life/life.ts";
import { takeOutDemo } from "./remove-demo.ts";
import { addPluginDays, addToolDays } from "./shared-sums.repository.ts";
import { SharedSums } from "./shared-sums.ts";
import { VisitRows, writeCounts } from "./visits/visit-rows.ts";
import { VisitSums } from "./visits/visit-sums.ts";
import { visitorVisits } from "./visits/visitors.ts";

const PEOPLE_A_STEP = 20;
const PEOPLE_A_LINE = 100;

/** Referenced tables come first. */
const TABLES = [
  "users",
  "subscriptions",
  "paid_subscriptions",
  "payments",
  "quests",
  "money_entries",
  "money_goals",
  "hidden_quests",
  "xp_ledger",
  "active_days",
  "quest_totals",
  "category_totals",
  "earned_achievements",
  "generations",
  "training_data",
  "mentor_messages",
  "quest_suggestions",
  "shares",
  "share_links",
  "feedback",
  "ui_ratings",
  "ai_ratings",
  "leaderboard_flags",
  "league_people",
] as const satisfies readonly (keyof Schema)[];

interface FillParts {
  readonly connection: Connection;
  readonly playbook: DemoWorld["playbook"];
  readonly clock: Clock;
  readonly say: (line: string) => void;
  /** Smaller in tests. */
  readonly people?: number;
  readonly days?: number;
}

/** Fills the instance with demo people, once. A fill that a crash interrupted is removed and repeated. */
export function fillDemo({
  connection,
  playbook,
  clock,
  say,
  people = 500,
  days = 365,
}: FillParts): Promise<void> {
  return withDemoStore(connection, async (db) => {
    const marker = await readMarker(db);
    if (marker?.state === "complete") return;
    if (marker) await takeOutDemo(db);
    say(`Filling the demo: a year of ${people} made-up people (once, some seconds) …`);
    const world = demoWorld({ playbook, now: clock.now(), people, days });
    await saveMarker(db, { state: "filling", people, added: NOTHING_ADDED }, world.now);
    await write(db, world, say);
    say(`Somebody of the demo would be your companion: open /together#invite=${DEMO_INVITE} within a week.`);
    say("The demo is ready. `npm run ops -- demo-remove` takes it out again.");
  });
}

async function write(db: Db, world: DemoWorld, say: (line: string) => void): Promise<void> {
  const shared = new SharedSums();
  const sums = new VisitSums();
  const raw = new VisitRows(db, world.now);
  for (let from = 0; from < world.people; from += PEOPLE_A_STEP) {
    const count = Math.min(PEOPLE_A_STEP, world.people - from);
    const lives = Array.from({ length: count }, (_, index) => live(world, from + index, shared));
    const folded = lives.map(({ visits }) => visits.map((visit) => sums.fold(visit)));
    const activities = lives.map(({ sender, visits }, index) =>
      sums.foldPerson(sender, visits, folded[index] ?? []),
    );
    await inStep(db, async (tx) => {
      await writeLives(tx, lives);
      await addActivity(
        tx,
        activities.map(({ userId, lastSeenAt, day }) => ({ userId, at: lastSeenAt, day })),
      );
      await saveActivity(tx, activities);
      await updateStanding(
        tx,
        activities.map(({ userId }) => userId),
      );
    });
    await raw.add(folded.flat());
    const done = from + count;
    if (done % PEOPLE_A_LINE === 0 && done < world.people) say(`  … ${done} of ${world.people} people`);
  }
  for (const visit of visitorVisits(world)) await raw.add([sums.fold(visit)]);
  await raw.flush();
  await writeCounts(db, sums.list(), world.now);
  await addCompany(db, world);
  await inStep(db, async (tx) => {
    const plugins = await addPluginDays(tx, shared.plugins);
    await addToolDays(tx, shared.tools);
    const added = { plugins, tools: shared.tools };
    await saveMarker(tx, { state: "complete", people: world.people, added }, world.now);
  });
}

async function writeLives(tx: Tx, lives: readonly Life[]): Promise<void> {
  for (const table of TABLES)
    await insertRows(
      tx,
      table,
      lives.flatMap(({ rows }) => rows.of(table) as object[]),
    );
}
