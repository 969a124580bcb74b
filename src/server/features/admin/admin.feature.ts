import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { MailDeps } from "#server/features/email/send-mail.service.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Databases } from "#server/platform/db/databases.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { feature } from "#server/platform/features/feature.ts";
import { adminRoutes } from "./admin.routes.ts";
import { exportFlag } from "./export.repository.ts";
import { flagFastEarners } from "./flags.service.ts";
import { exportNotes } from "./people/notes.repository.ts";
import { areChangesWaiting } from "./people/people-index.repository.ts";
import { refreshPeople } from "./people/people-index.service.ts";

const FLAG_EVERY_MS = MS_PER_MINUTE;

const LIST_EVERY_MS = 5_000;

type AdminDeps = Omit<MailDeps, "db" | "log"> & { readonly database: Databases; readonly clock: Clock };

async function exportOfOperators(tx: Tx, userId: string) {
  return { ...(await exportFlag(tx, userId)), ...(await exportNotes(tx, userId)) };
}

export const adminFeature = feature<AdminDeps>({
  routes: ({ database, clock, mailer, publicUrl, secret, config }) =>
    adminRoutes({ database, clock, mailer, publicUrl, secret, config }),
  jobs: ({ database, clock }) => [
    {
      name: "flag fast earners",
      everyMs: FLAG_EVERY_MS,
      work: () => flagFastEarners(database.db, clock.now()),
    },
    {
      name: "list people",
      everyMs: LIST_EVERY_MS,
      isWaiting: () => areChangesWaiting(clock.now()),
      work: () => refreshPeople(database.db, clock.now()),
    },
  ],
  person: { exported: exportOfOperators, cleared: null },
});
