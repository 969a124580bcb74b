import { feature } from "#server/platform/features/feature.ts";
import { forgetNames } from "./audit.service.ts";

/** Audit entries are kept, but lose the names of deleted people (decision 0026). */
export const auditFeature = feature({
  person: { exported: null, cleared: null, deleted: forgetNames },
});
