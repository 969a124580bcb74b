import type { ReportView } from "#contracts/report.ts";
import type { Db } from "#server/platform/db/handles.ts";

export async function insertReport(db: Db, userId: string, report: ReportView, now: Date): Promise<void> {
  await db
    .insertInto("reports")
    .values({ id: report.reportId, user_id: userId, created_at: now, body: JSON.stringify(report) })
    .execute();
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

export async function deleteReportsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("reports")
    .where("id", "in", (eb) =>
      eb.selectFrom("reports").select("id").where("created_at", "<=", before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
