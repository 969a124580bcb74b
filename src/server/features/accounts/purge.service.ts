import { SESSION_IDLE_MS, SIGN_IN_ATTEMPT_MS } from "#domain/session-life.ts";
import type { Db } from "#server/platform/db/handles.ts";
import * as accounts from "./accounts.repository.ts";
import * as sessions from "./sessions.repository.ts";
import * as attempts from "./sign-in-attempts.repository.ts";

/** How long a closed account can still be had back. */
export const CLOSED_KEPT_MS = 30 * 24 * 3_600_000;

/** Deletes for good what nobody can use any more. Running it twice is harmless. */
export async function purgeAccounts(db: Db, now: Date): Promise<Record<string, number>> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return {
    accounts: await accounts.deleteClosedBefore(db, ago(CLOSED_KEPT_MS)),
    sessions: await sessions.deleteSeenBefore(db, ago(SESSION_IDLE_MS.member)),
    signIns: await attempts.deleteAttemptsBefore(db, ago(SIGN_IN_ATTEMPT_MS)),
  };
}
