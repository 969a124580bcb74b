import { feature } from "#server/platform/features/feature.ts";
import { exportSharing } from "./export.repository.ts";
import { importShares } from "./import.repository.ts";
import { mountSharePages, type SharePagesDeps } from "./share-pages.routes.ts";
import { deleteShares } from "./shares.repository.ts";
import { sharingRoutes } from "./sharing.routes.ts";

export const sharingFeature = feature<SharePagesDeps>({
  routes: sharingRoutes,
  mount: mountSharePages,
  lanes: { "/s/": "read" },
  person: { exported: exportSharing, imported: importShares, cleared: deleteShares },
});
