import { sql } from "kysely";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import type { AlertRule } from "#domain/performance/alert-rules.ts";
import type { AlertType } from "#domain/performance/system-health.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";

interface LoggedAlert {
  readonly id: string;
  readonly type: AlertType;
  readonly title: string;
  readonly message: string;
  readonly openedAt: Date;
  readonly resolvedAt: Date | null;
  readonly acknowledgedAt: Date | null;
  /** Null if nobody did, or the account is gone. */
  readonly acknowledgedBy: string | null;
}

const COLUMNS = sql`
  a.id, a.type, a.title, a.message, a.opened_at as "openedAt", a.resolved_at as "resolvedAt",
  a.acknowledged_at as "acknowledgedAt", u.username as "acknowledgedBy"`;
const SOURCE = sql`alerts a left join users u on u.id = a.acknowledged_by`;

/** Newest first; all, or only those that are not over. */
export async function listLogged(
  db: Db,
  { cursor, isOpen, limit }: { cursor: PageCursor | null; isOpen: boolean; limit: number },
): Promise<LoggedAlert[]> {
  const isBefore = cursor
    ? sql`a.opened_at <= ${cursor.at} and (a.opened_at < ${cursor.at} or a.id > ${cursor.id ?? "ffffffff-ffff-ffff-ffff-ffffffffffff"}::uuid)`
    : sql`true`;
  const { rows } = await sql<LoggedAlert>`
    select ${COLUMNS} from ${SOURCE} where ${isBefore} and ${isOpen ? sql`a.resolved_at is null` : sql`true`} order by a.opened_at desc, a.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function findLogged(db: Handle, id: string): Promise<LoggedAlert | undefined> {
  const { rows } = await sql<LoggedAlert>`select ${COLUMNS} from ${SOURCE} where a.id = ${id}`.execute(db);
  return rows[0];
}

/** True for the first who does; later ones change nothing. */
export async function acknowledge(tx: Tx, id: string, by: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("alerts")
    .set({ acknowledged_at: now, acknowledged_by: by })
    .where("id", "=", id)
    .where("acknowledged_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The latest alert of this rule that is over. */
export function findResolved(tx: Tx, rule: AlertRule, since: Date) {
  return tx
    .selectFrom("alerts")
    .select(["type", "resolved_at"])
    .where("rule", "=", rule)
    .where("resolved_at", ">", since)
    .orderBy("resolved_at", "desc")
    .executeTakeFirst();
}
