import { feature } from "#server/platform/features/feature.ts";
import { type AvatarDeps, avatarRoutes, mountAvatars } from "./avatars.routes.ts";
import { exportPicture } from "./export.repository.ts";

export const avatarsFeature = feature<AvatarDeps>({
  routes: avatarRoutes,
  mount: mountAvatars,
  lanes: { "/avatars/": "read" },
  person: { exported: exportPicture, cleared: null },
});
