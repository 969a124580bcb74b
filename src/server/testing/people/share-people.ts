import { settleWaitingAwards } from "#server/features/xp/settle.service.ts";
import type { HttpClient } from "../http-client.ts";
import type { TestWorld } from "../world.ts";

export const PLATFORMS = ["twitter", "facebook", "linkedin", "instagram", "sms", "copy", "share"] as const;

export const share = (client: HttpClient, achievementId: string, platform: string) =>
  client.post("/api/share", { achievementId, platform });

export const claimShare = (client: HttpClient, platform: string, xpGain = 25) =>
  client.post("/api/auth/user/xp", { xpGain, source: `${platform}_share` });

/** Someone who already has these achievements and this much XP. */
export async function founder(
  world: TestWorld,
  earned: string[],
  details: { name?: string; xp?: number } = {},
) {
  const client = await world.person(details.name === undefined ? {} : { name: details.name });
  const { id }: { id: string } = (await client.get("/api/auth/user")).json();
  if (earned.length > 0)
    await world.db
      .insertInto("earned_achievements")
      .values(earned.map((achievement_id) => ({ user_id: id, achievement_id, earned_at: world.clock.now() })))
      .execute();
  if (details.xp !== undefined)
    await world.db.updateTable("users").set({ total_xp: details.xp }).where("id", "=", id).execute();
  return { client, id };
}

/** This person's rows of the XP ledger, oldest first. */
export const ledgerOf = (world: TestWorld, userId: string) =>
  world.db
    .selectFrom("xp_ledger")
    .select(["source_type", "source_id", "label", "nominal", "amount", "claimed_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

/** Runs the job that settles awards nobody claimed, at the world's time. */
export const settleAwards = ({ db, clock, people }: TestWorld) =>
  settleWaitingAwards({ db, now: clock.now(), people });
