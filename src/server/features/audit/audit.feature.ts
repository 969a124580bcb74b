import { feature } from "#server/platform/features/feature.ts";
import { forgetNames } from "./audit.service.ts";

/** The log itself stays, without the names of who is gone (decision 0026). */
export const auditFeature = feature({
  person: { exported: null, cleared: null, deleted: forgetNames },
});
