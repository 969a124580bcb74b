import { sql } from "kysely";
import type { ReportView } from "#contracts/report.ts";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db } from "#server/platform/db/handles.ts";

/** Reports kept per person; older ones are deleted, so that repeated requests cannot fill the table. */
const KEPT_OF_ONE = 20;

export async function insertReport(db: Db, userId: string, report: ReportView, now: Date): Promise<void> {
  await sql`
    with written as (
      insert into reports (id, user_id, created_at, body)
      values (${report.reportId}, ${userId}, ${now}, ${JSON.stringify(report)})
    )
    -- Looks at the rows as they were before this one.
    delete from reports where id in (
      select id from reports where user_id = ${userId} order by created_at desc offset ${KEPT_OF_ONE - 1}
    )`.execute(db);
}

export async function findReport(db: Db, id: string, userId: string, since: Date): Promise<unknown> {
  const row = await db
    .selectFrom("reports")
    .select("body")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .executeTakeFirst();
  return row?.body;
}

export function deleteReportsUntil(db: Db, last: Date): Promise<number> {
  return deleteInBatches(db, "reports", sql`created_at <= ${last}`);
}
