import { randomUUID } from "node:crypto";
import type { PictureType } from "#domain/avatars/picture-type.ts";
import type { Clock } from "#server/platform/clock.ts";
import { type Actor, type Context, inTransaction } from "#server/platform/context.ts";
import { type Db, withTransaction } from "#server/platform/db/handles.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { FetchPicture } from "#server/platform/identity/fetch-picture.ts";
import type { Log } from "#server/platform/log/log.ts";
import * as avatars from "./avatars.repository.ts";

/** Limit on concurrent fetches; beyond it the picture waits for a later sign-in. */
const UNDER_WAY_MAX = 8;

/** Fetches and stores the picture of somebody who has just signed in. Never throws. */
export type SavePicture = (userId: string, address: string) => Promise<void>;

interface AvatarDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly fetchPicture: FetchPicture;
}

/** False if the person has a picture or has removed it. */
export function wantsPicture(user: Pick<UserRecord, "avatar_id" | "avatar_removed_at">): boolean {
  return user.avatar_id === null && user.avatar_removed_at === null;
}

export function createSavePicture({ db, clock, log, fetchPicture }: AvatarDeps): SavePicture {
  const underWay = new Set<string>();
  return async (userId, address) => {
    if (underWay.has(userId) || underWay.size >= UNDER_WAY_MAX) return;
    underWay.add(userId);
    try {
      const { type, bytes } = await fetchPicture(address);
      await withTransaction(db, async (tx) => {
        const holder = await avatars.lockHolder(tx, userId);
        if (!holder || !wantsPicture(holder)) return;
        await avatars.insertAvatar(tx, {
          id: randomUUID(),
          user_id: userId,
          content_type: type,
          bytes,
          fetched_at: clock.now(),
        });
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ actor: userId, reason }, "the provider's picture was not saved");
    } finally {
      underWay.delete(userId);
    }
  };
}

/** Permanent: later sign-ins do not fetch a picture again. */
export function removeMyPicture(ctx: Context): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await avatars.lockHolder(ctx.db, ctx.actor.id);
    await avatars.deleteAvatar(ctx.db, ctx.actor.id, ctx.now);
  });
}

interface ShownPicture {
  readonly type: PictureType;
  readonly bytes: Buffer;
}

/** People may see their own picture and those of people listed publicly; admins may see all. */
export async function readPicture(db: Db, viewer: Actor, id: string): Promise<ShownPicture> {
  const found = await avatars.findAvatar(db, id);
  const isShownToAll = found?.leaderboard_privacy === "public" && found.listed_id !== null;
  if (!found || !(isShownToAll || found.user_id === viewer.id || viewer.role === "admin"))
    throw new AppError("not_found", "There is no such picture.");
  return { type: found.content_type, bytes: found.bytes };
}
