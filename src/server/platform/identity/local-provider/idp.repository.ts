import { sql } from "kysely";
import type { Adapter, AdapterPayload } from "oidc-provider";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { isStorable, storable } from "#domain/general/storable-text.ts";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Clock } from "../../clock.ts";
import type { Db, Handle, Tx } from "../../db/handles.ts";

/** Storage for the OpenID provider library: one row per payload. */
export function createAdapter(db: Db, clock: Clock, model: string): Adapter {
  const find = async (column: "id" | "uid", value: string): Promise<AdapterPayload | undefined> => {
    // Ids come from URLs and forms: one that PostgreSQL cannot store cannot exist.
    if (!isStorable(value)) return undefined;
    const row = await db
      .selectFrom("idp_payloads")
      .select(["payload", "consumed_at", "expires_at"])
      .where("model", "=", model)
      .where(column, "=", value)
      .executeTakeFirst();
    if (!row || (row.expires_at && row.expires_at <= clock.now())) return undefined;
    return {
      ...row.payload,
      ...(row.consumed_at && { consumed: Math.floor(row.consumed_at.getTime() / MS_PER_SECOND) }),
    };
  };
  return {
    async upsert(id, payload, expiresInSeconds) {
      const row = {
        payload: JSON.stringify(payload, (_key, value) =>
          typeof value === "string" ? storable(value) : value,
        ),
        uid: payload.uid ?? null,
        grant_id: payload.grantId ?? null,
        expires_at: expiresInSeconds
          ? new Date(clock.now().getTime() + expiresInSeconds * MS_PER_SECOND)
          : null,
      };
      await db
        .insertInto("idp_payloads")
        .values({ model, id, ...row })
        .onConflict((conflict) => conflict.columns(["model", "id"]).doUpdateSet(row))
        .execute();
    },
    find: (id) => find("id", id),
    findByUid: (uid) => find("uid", uid),
    findByUserCode: async () => undefined,
    async consume(id) {
      await db
        .updateTable("idp_payloads")
        .set({ consumed_at: clock.now() })
        .where("model", "=", model)
        .where("id", "=", id)
        .execute();
    },
    async destroy(id) {
      await db.deleteFrom("idp_payloads").where("model", "=", model).where("id", "=", id).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom("idp_payloads").where("grant_id", "=", grantId).execute();
    },
  };
}

/** The first value written under (model, id) wins across all instances. */
export async function readOrWriteOnce<T extends object>(
  db: Db,
  model: string,
  id: string,
  make: () => T,
): Promise<T> {
  const known = await findPayload(db, model, id);
  if (known) return known as T;
  await db
    .insertInto("idp_payloads")
    .values({ model, id, payload: JSON.stringify(make()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findPayload(db, model, id)) as T;
}

export function deleteExpiredPayloads(db: Db, now: Date): Promise<number> {
  return deleteInBatches(db, "idp_payloads", sql`expires_at < ${now}`);
}

const ACCOUNT = "Account";

export function findAccount(db: Handle, subject: string): Promise<object | undefined> {
  return findPayload(db, ACCOUNT, subject);
}

async function findPayload(db: Handle, model: string, id: string): Promise<object | undefined> {
  const row = await db
    .selectFrom("idp_payloads")
    .select("payload")
    .where("model", "=", model)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.payload;
}

/** False if the account already exists. */
export async function insertAccount(db: Handle, subject: string, account: object): Promise<boolean> {
  const result = await db
    .insertInto("idp_payloads")
    .values({ model: ACCOUNT, id: subject, payload: JSON.stringify(account) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Keys that are not in `changes` stay as they are. False if there is no such account. */
export async function mergeIntoAccount(db: Handle, subject: string, changes: object): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update idp_payloads set payload = payload || ${JSON.stringify(changes)}::jsonb
    where model = ${ACCOUNT} and id = ${subject}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Deletes email, name and code of deleted people. */
export async function forgetLocalAccounts(tx: Tx, subjects: string[]): Promise<void> {
  await tx.deleteFrom("idp_payloads").where("model", "=", ACCOUNT).where("id", "in", subjects).execute();
}
