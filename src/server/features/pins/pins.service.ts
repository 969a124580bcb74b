import type { Context } from "#server/platform/context.ts";
import type { Db } from "#server/platform/db/handles.ts";
import * as pins from "./pins.repository.ts";

export function listMyPins(ctx: Context) {
  return pins.listByUser(ctx.db, ctx.actor.id);
}

export function dropOldPins(db: Db, now: Date): Promise<void> {
  return pins.deleteBefore(db, new Date(now.getTime() - 86_400_000));
}
