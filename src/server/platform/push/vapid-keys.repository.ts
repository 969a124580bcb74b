import type { Db } from "../db/handles.ts";
import { makeVapidKeys, type VapidKeys } from "./vapid.ts";

const NAME = "push_keys";

/**
 * The instance's key pair, made at the first start. Browsers subscribe to one key, so all processes use the first that
 * was written.
 */
export async function readOrMakeVapidKeys(db: Db, now: Date): Promise<VapidKeys> {
  const known = await readKeys(db);
  if (known) return known;
  await db
    .insertInto("instance_settings")
    .values({ name: NAME, value: JSON.stringify(makeVapidKeys()), changed_at: now })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const kept = await readKeys(db);
  if (!kept) throw new Error("the keys for push services were not kept");
  return kept;
}

async function readKeys(db: Db): Promise<VapidKeys | undefined> {
  const row = await db
    .selectFrom("instance_settings")
    .select("value")
    .where("name", "=", NAME)
    .executeTakeFirst();
  return row?.value as VapidKeys | undefined;
}
