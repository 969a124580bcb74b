import type { FactRecord } from "#domain/business/facts.ts";
import { saleFacts } from "#domain/money/sale-facts.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import * as money from "./money.repository.ts";

/** That and when something was sold, for quests and mentor; nothing if the person does not want it. */
export async function readSaleFacts(db: Handle, user: UserRecord): Promise<FactRecord[]> {
  return saleFacts(await money.listToldSaleDays(db, user.id), user.time_zone);
}
