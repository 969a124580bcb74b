import { type ConnectionView, SOCIAL_PLATFORMS, type SocialPlatform } from "#contracts/social.ts";
import type { Context } from "#server/platform/context.ts";
import * as social from "./social.repository.ts";

/** Always all platforms, in the same order. */
export async function listMyConnections(ctx: Context): Promise<ConnectionView[]> {
  const rows = await social.listByUser(ctx.db, ctx.actor.id);
  const handles = new Map(rows.map(({ platform, handle }) => [platform, handle]));
  return SOCIAL_PLATFORMS.map((platform) => {
    const username = handles.get(platform) ?? null;
    return { platform, connected: username !== null, username };
  });
}

export async function keepMyHandle(
  ctx: Context,
  platform: SocialPlatform,
  username: string,
): Promise<ConnectionView> {
  await social.put(ctx.db, ctx.actor.id, platform, username, ctx.now);
  return { platform, connected: true, username };
}

export async function forgetMyHandle(ctx: Context, platform: SocialPlatform): Promise<void> {
  await social.remove(ctx.db, ctx.actor.id, platform);
}
