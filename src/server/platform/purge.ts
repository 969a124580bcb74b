import { addDays, dayAt } from "#domain/general/calendar-day.ts";
import type { Db } from "./db/handles.ts";
import { deleteKeysBefore } from "./http/idempotency.repository.ts";
import { IDEMPOTENCY_KEPT_MS } from "./http/idempotency.ts";
import { deleteExpiredPayloads } from "./identity/local-provider/idp.repository.ts";
import { deleteQuotasBefore } from "./llm/model-budget.repository.ts";

/** Only today's quota counts; one more day is kept because clocks differ. */
const QUOTA_KEPT_DAYS = 1;

/** Deletes expired rows of the platform's own tables. */
export async function purgePlatform(db: Db, now: Date): Promise<Record<string, number>> {
  const keptUntil = new Date(now.getTime() - IDEMPOTENCY_KEPT_MS);
  const firstDay = addDays(dayAt(now, "UTC"), -QUOTA_KEPT_DAYS);
  return {
    idempotencyKeys: await deleteKeysBefore(db, keptUntil),
    providerState: await deleteExpiredPayloads(db, now),
    modelQuotas: await deleteQuotasBefore(db, firstDay),
  };
}
