import { feature } from "#server/platform/features/feature.ts";
import { exportMoney } from "./export.repository.ts";
import { importMoney } from "./import.service.ts";
import { deleteMoney } from "./money.repository.ts";
import { moneyRoutes } from "./money.routes.ts";
import { purgeRemoved } from "./money.service.ts";

export const moneyFeature = feature({
  routes: moneyRoutes,
  purge: async ({ db, now }) => ({ moneyEntries: await purgeRemoved(db, now) }),
  person: { exported: exportMoney, imported: importMoney, cleared: deleteMoney },
});
