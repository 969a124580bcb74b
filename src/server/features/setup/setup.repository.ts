import { sql } from "kysely";
import { DEMO_ISSUER } from "#domain/accounts/demo-issuer.ts";
import type { Db } from "#server/platform/db/handles.ts";

interface StoredFacts {
  readonly hasAccountOfIssuer: boolean;
  readonly hasMember: boolean;
  readonly webhookAt: Date | null;
  readonly backupAt: Date | null;
}

/** `issuer` is the provider that is configured, without a slash at its end; the people of a demo are not members. */
export async function readStoredFacts(db: Db, issuer: string): Promise<StoredFacts> {
  const { rows } = await sql<StoredFacts>`
    select
      exists (select from users where issuer = any(${[issuer, `${issuer}/`]}) and closed_at is null) as "hasAccountOfIssuer",
      exists (
        select from users where role = 'member' and issuer <> ${sql.lit(DEMO_ISSUER)} and closed_at is null
      ) as "hasMember",
      (select max(received_at) from payment_events) as "webhookAt",
      (select max(at) from audit_log where act = 'backup_written') as "backupAt"`.execute(db);
  return rows[0] as StoredFacts;
}
