import { sql } from "kysely";
import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import { addDays } from "#domain/general/calendar-day.ts";
import { listPartitions } from "#server/features/analytics/ingest/events.repository.ts";
import { leaveLeaderboard } from "#server/features/leaderboard/leaderboard.service.ts";
import { dropEmptyWeeks, leaveLeagues } from "#server/features/leagues/league-week.service.ts";
import { inBatches } from "#server/platform/db/batches.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { Connection } from "#server/platform/db/pool.ts";
import { DEMO_ID_RANGE } from "./demo-ids.ts";
import { changeMarker, deleteMarker, NOTHING_ADDED, readMarker } from "./demo-marker.ts";
import { inStep, withDemoStore } from "./demo-store.ts";
import { holdToolDays, takeOutPluginDays, takeOutToolDays } from "./shared-sums.repository.ts";

const PEOPLE_A_STEP = 50;

/** Removes the demo people and all their data. Returns how many there were; null if there is no demo. */
export function removeDemo(connection: Connection): Promise<number | null> {
  return withDemoStore(connection, async (db) => ((await readMarker(db)) ? takeOutDemo(db) : null));
}

/** Every step can be repeated, so an interrupted removal can start again. Returns the number of people. */
export async function takeOutDemo(db: Db): Promise<number> {
  await takeOutSharedSums(db);
  await takeOutVisits(db);
  await takeOutSums(db);
  const { from, to } = DEMO_ID_RANGE;
  await inBatches((limit) =>
    inStep(db, async (tx) => {
      const { numAffectedRows } = await sql`
        delete from training_data
        where id in (select id from training_data where id between ${from} and ${to} limit ${limit})`.execute(
        tx,
      );
      return Number(numAffectedRows ?? 0);
    }),
  );
  const people = await takeOutPeople(db);
  await inStep(db, dropEmptyWeeks);
  await deleteMarker(db);
  return people;
}

/** Subtracts the sums and clears their record in the same transaction. */
function takeOutSharedSums(db: Db): Promise<void> {
  return inStep(db, async (tx) => {
    await holdToolDays(tx);
    const marker = await readMarker(tx);
    if (!marker) return;
    await takeOutPluginDays(tx, marker.added.plugins);
    await takeOutToolDays(tx, marker.added.tools);
    await changeMarker(tx, { ...marker, state: "filling", added: NOTHING_ADDED });
  });
}

/** Demo visits have negative numbers. */
async function takeOutVisits(db: Db): Promise<void> {
  for (const day of await listPartitions(db)) {
    // As literals, so that the query plan contains only this day's partition.
    const [from, to] = [day, addDays(day, 1)].map((edge) => sql.lit(`${edge} 00:00:00+00`));
    await sql`delete from events where visit_id < 0 and at >= ${from} and at < ${to}`.execute(db);
  }
  await inBatches(async (limit) => {
    const { numAffectedRows } = await sql`
      delete from visits where id in (select id from visits where id < 0 and is_demo limit ${limit})`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  });
}

async function takeOutSums(db: Db): Promise<void> {
  await db.deleteFrom("hourly_counts").where("is_demo", "=", true).execute();
  await db.deleteFrom("daily_counts").where("is_demo", "=", true).execute();
  await db.deleteFrom("reset_sums").where("is_demo", "=", true).execute();
}

async function takeOutPeople(db: Db): Promise<number> {
  let total = 0;
  for (;;) {
    const gone = await inStep(db, async (tx) => {
      const people = await tx
        .selectFrom("users")
        .select("id")
        .where("issuer", "=", DEMO_ISSUER)
        .orderBy("id")
        .limit(PEOPLE_A_STEP)
        .execute();
      if (people.length === 0) return 0;
      const ids = people.map(({ id }) => id);
      // First the tables without an index on the quest: otherwise each deleted quest would scan them.
      await tx.deleteFrom("quest_suggestions").where("user_id", "in", ids).execute();
      await leaveLeaderboard(tx, ids);
      await leaveLeagues(tx, ids);
      // The ledger of payments outlives an account, but no made-up one.
      await tx.deleteFrom("payments").where("user_id", "in", ids).execute();
      await tx.deleteFrom("paid_subscriptions").where("user_id", "in", ids).execute();
      await tx.deleteFrom("users").where("id", "in", ids).execute();
      return ids.length;
    });
    if (gone === 0) return total;
    total += gone;
  }
}
