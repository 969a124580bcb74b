import type { Handle } from "#server/platform/db/handles.ts";

const LISTED = 200;

function operators(db: Handle) {
  return db
    .selectFrom("users")
    .select(["id", "username"])
    .where("role", "=", "admin")
    .where("closed_at", "is", null);
}

/** By name. */
export function listOperators(db: Handle) {
  return operators(db).orderBy("username").orderBy("id").limit(LISTED).execute();
}

export function findOperator(db: Handle, id: string) {
  return operators(db).where("id", "=", id).executeTakeFirst();
}
