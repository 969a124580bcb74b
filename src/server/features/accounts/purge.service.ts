import { ROLES } from "#domain/accounts/role.ts";
import { SIGN_IN_ATTEMPT_MS, sessionLimits } from "#domain/accounts/session-life.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { inBatches } from "#server/platform/db/batches.ts";
import { type Db, withTransaction } from "#server/platform/db/handles.ts";
import type { PurgeDeps, Purged } from "#server/platform/features/feature.ts";
import { LOCAL_ISSUER } from "#server/platform/identity/create-identity.ts";
import { forgetLocalAccounts } from "#server/platform/identity/local-provider/idp.repository.ts";
import * as accounts from "./accounts.repository.ts";
import * as sessions from "./sessions.repository.ts";
import * as attempts from "./sign-in-attempts.repository.ts";

/** How long a closed account can be reopened. */
export const CLOSED_KEPT_MS = 30 * MS_PER_DAY;

/** Deletes expired accounts, sessions and sign-in attempts for good. Idempotent. */
export async function purgeAccounts({ db, now, people }: PurgeDeps): Promise<Purged> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return {
    accounts: await inBatches((limit) => purgeClosed({ db, people }, ago(CLOSED_KEPT_MS), limit)),
    sessions: await purgeSessions(db, now),
    signIns: await attempts.deleteAttemptsBefore(db, ago(SIGN_IN_ATTEMPT_MS)),
  };
}

async function purgeSessions(db: Db, now: Date): Promise<number> {
  let ended = 0;
  for (const role of ROLES)
    ended += await inBatches((limit) => sessions.deleteEnded(db, role, sessionLimits(role, now), limit));
  return ended;
}

/**
 * Removes their names from the audit log and their local-provider accounts in the same transaction.
 * A separate step could be lost in a crash, or hit a person who has signed up again meanwhile.
 */
function purgeClosed(
  { db, people }: Pick<PurgeDeps, "db" | "people">,
  before: Date,
  limit: number,
): Promise<number> {
  return withTransaction(db, async (tx) => {
    const gone = await accounts.deleteClosedBefore(tx, before, limit);
    await people.deleted(
      tx,
      gone.map(({ id }) => id),
    );
    const local = gone.filter(({ issuer }) => issuer === LOCAL_ISSUER).map(({ subject }) => subject);
    if (local.length > 0) await forgetLocalAccounts(tx, local);
    return gone.length;
  });
}
