import { type Insertable, sql } from "kysely";
import { MAIL_TYPES, type MailType } from "#domain/email/mail-rules.ts";
import type { MailText } from "#domain/email/mail-text.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export interface MailVersion extends MailText {
  readonly type: MailType;
  readonly version: number;
  readonly createdAt: Date;
  /** Null if the account is gone. */
  readonly createdBy: string | null;
  readonly restoredFrom: number | null;
}

const COLUMNS = sql`
  t.type, t.version, t.subject, t.preheader, t.body, t.button, t.created_at as "createdAt",
  u.username as "createdBy", t.restored_from as "restoredFrom"`;
const SOURCE = sql`mail_texts t left join users u on u.id = t.created_by`;

/** The highest version of a type; undefined while nobody has changed it. */
export async function findCurrent(db: Handle, type: MailType): Promise<MailVersion | undefined> {
  const [latest] = await listVersions(db, type, 1);
  return latest;
}

/** The highest version of every type that somebody has changed. */
export async function listCurrent(db: Db): Promise<MailVersion[]> {
  const { rows } = await sql<MailVersion>`
    select distinct on (t.type) ${COLUMNS} from ${SOURCE}
    where t.type in (${sql.join(MAIL_TYPES)})
    order by t.type, t.version desc`.execute(db);
  return rows;
}

/** Newest first. */
export async function listVersions(db: Handle, type: MailType, limit: number): Promise<MailVersion[]> {
  const { rows } = await sql<MailVersion>`
    select ${COLUMNS} from ${SOURCE} where t.type = ${type} order by t.version desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function findVersion(
  db: Handle,
  type: MailType,
  version: number,
): Promise<MailVersion | undefined> {
  const { rows } = await sql<MailVersion>`
    select ${COLUMNS} from ${SOURCE} where t.type = ${type} and t.version = ${version}`.execute(db);
  return rows[0];
}

/** False if somebody else has just made this version. */
export async function insertVersion(tx: Tx, row: Insertable<Schema["mail_texts"]>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("mail_texts")
    .values(row)
    .onConflict((conflict) => conflict.columns(["type", "version"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
