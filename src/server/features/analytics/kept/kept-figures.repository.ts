import { sql } from "kysely";
import type { Db } from "#server/platform/db/handles.ts";

/** Names one set of figures: what, over which range, in which time zone. */
interface FiguresName {
  readonly kind: string;
  readonly range: string;
  readonly zone: string;
}

interface StoredFigures {
  readonly body: unknown;
  readonly workedOutAt: Date;
  readonly spentMs: number;
  readonly askedAt: Date;
}

export function findFigures(db: Db, name: FiguresName): Promise<StoredFigures | undefined> {
  return named(db, name)
    .select(["body", "worked_out_at as workedOutAt", "spent_ms as spentMs", "asked_at as askedAt"])
    .executeTakeFirst();
}

function named(db: Db, { kind, range, zone }: FiguresName) {
  return db
    .selectFrom("kept_figures")
    .where("kind", "=", kind)
    .where("range", "=", range)
    .where("zone", "=", zone);
}

/** Figures worked out later stay. Whoever works them out wants them, unless it is the job. */
export async function saveFigures(
  db: Db,
  { kind, range, zone }: FiguresName,
  { body, at, spentMs, isAsked }: { body: unknown; at: Date; spentMs: number; isAsked: boolean },
): Promise<void> {
  await sql`
    insert into kept_figures as k (kind, range, zone, body, worked_out_at, spent_ms, asked_at)
    values (${kind}, ${range}, ${zone}, ${JSON.stringify(body)}, ${at}, ${spentMs}, ${at})
    on conflict (kind, range, zone) do update
      set body = excluded.body, worked_out_at = excluded.worked_out_at, spent_ms = excluded.spent_ms,
        asked_at = case when ${isAsked} then excluded.asked_at else k.asked_at end
      where k.worked_out_at <= excluded.worked_out_at`.execute(db);
}

export async function noteAsked(db: Db, { kind, range, zone }: FiguresName, now: Date): Promise<void> {
  await db
    .updateTable("kept_figures")
    .set({ asked_at: now })
    .where("kind", "=", kind)
    .where("range", "=", range)
    .where("zone", "=", zone)
    .execute();
}

const isDue = (askedSince: Date, olderThan: Date) =>
  sql<boolean>`asked_at > ${askedSince} and worked_out_at < ${olderThan}`;

export const areFiguresDue = (askedSince: Date, olderThan: Date) =>
  sql<boolean>`exists (select from kept_figures where ${isDue(askedSince, olderThan)})`;

/** The oldest first. */
export function listDueFigures(db: Db, askedSince: Date, olderThan: Date): Promise<FiguresName[]> {
  return db
    .selectFrom("kept_figures")
    .select(["kind", "range", "zone"])
    .where(isDue(askedSince, olderThan))
    .orderBy("worked_out_at")
    .execute();
}

export async function deleteFiguresBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("kept_figures")
    .where("worked_out_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
