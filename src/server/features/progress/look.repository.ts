import { sql } from "kysely";
import type { BadgeFrame, Look, TrailColour } from "#domain/progress/look.ts";
import type { Handle } from "#server/platform/db/handles.ts";

interface Chosen {
  readonly badgeFrame?: BadgeFrame | null | undefined;
  readonly trailColour?: TrailColour | null | undefined;
}

/** Undefined leaves a column as it is. */
export function saveLook(db: Handle, userId: string, { badgeFrame, trailColour }: Chosen): Promise<Look> {
  return db
    .updateTable("users")
    .set({
      badge_frame: badgeFrame === undefined ? sql.ref("badge_frame") : badgeFrame,
      trail_colour: trailColour === undefined ? sql.ref("trail_colour") : trailColour,
    })
    .where("id", "=", userId)
    .returning(["badge_frame as badgeFrame", "trail_colour as trailColour"])
    .executeTakeFirstOrThrow();
}
