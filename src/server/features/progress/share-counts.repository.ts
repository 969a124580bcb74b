import type { Handle } from "#server/platform/db/handles.ts";

/** Number of platforms each subject was shared on. */
export function countBySubject(db: Handle, userId: string) {
  return db
    .selectFrom("shares")
    .select((eb) => ["subject", eb.fn.countAll<string>().as("count")] as const)
    .where("user_id", "=", userId)
    .groupBy("subject")
    .execute();
}
