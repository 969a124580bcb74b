import type { SocialPlatform } from "#contracts/social.ts";
import type { Db } from "#server/platform/db/handles.ts";

export function listByUser(db: Db, userId: string): Promise<{ platform: SocialPlatform; handle: string }[]> {
  return db
    .selectFrom("social_connections")
    .select(["platform", "handle"])
    .where("user_id", "=", userId)
    .execute();
}

export async function put(
  db: Db,
  userId: string,
  platform: SocialPlatform,
  handle: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto("social_connections")
    .values({ user_id: userId, platform, handle, connected_at: now })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "platform"]).doUpdateSet({ handle, connected_at: now }),
    )
    .execute();
}

export async function remove(db: Db, userId: string, platform: SocialPlatform): Promise<void> {
  await db
    .deleteFrom("social_connections")
    .where("user_id", "=", userId)
    .where("platform", "=", platform)
    .execute();
}
