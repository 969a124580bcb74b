import { purgeAccounts } from "./features/accounts/purge.service.ts";
import { purgeReports } from "./features/analytics/report/report.service.ts";
import { keepEventsInBounds } from "./features/analytics/sums/rollup.service.ts";
import { purgePaymentEvents } from "./features/billing/sync.service.ts";
import { purgeAlerts } from "./features/performance/alerts.service.ts";
import { purgeSystemMinutes } from "./features/performance/system-minutes.service.ts";
import { purgeTrainingData } from "./features/quests/training.service.ts";
import type { Db } from "./platform/db/handles.ts";
import { purgePlatform } from "./platform/purge.ts";

/** Deletes for good whatever is past its time. Every delete is by age, so running it twice is harmless. */
export async function purgeAll(db: Db, now: Date): Promise<Record<string, number>> {
  return {
    ...(await purgeAccounts(db, now)),
    ...(await purgePlatform(db, now)),
    paymentEvents: await purgePaymentEvents(db, now),
    ...(await keepEventsInBounds(db, now)),
    reports: await purgeReports(db, now),
    alerts: await purgeAlerts(db, now),
    systemMinutes: await purgeSystemMinutes(db, now),
    trainingData: await purgeTrainingData(db, now),
  };
}
