import type { Role } from "#domain/accounts/role.ts";
import type { Log } from "./log/log.ts";

/** An ended session is noticed within a second, whichever instance ended it. */
const CHECK_EVERY_MS = 500;
/** Batch size: checking thousands at once would delay messages to other clients. */
const CHECKED_AT_ONCE = 200;

/** Something kept open for a session: a live connection, or an answer that is still being written. */
export interface SessionHolder {
  readonly sessionId: string;
  /** Called on every check with the session's current role; undefined once it has ended. */
  onCheck(role: Role | undefined): void;
}

export interface SessionWatch {
  /** Returns a function that removes the holder. */
  add(holder: SessionHolder): () => void;
  close(): void;
}

interface SessionWatchDeps {
  readonly log: Log;
  /** Returns those of the given sessions that are still valid, with their roles. */
  livingSessions(ids: readonly string[]): Promise<ReadonlyMap<string, Role>>;
}

/** Polls which of the sessions in use here are still valid: they may end on any instance. */
export function createSessionWatch({ log, livingSessions }: SessionWatchDeps): SessionWatch {
  const holders = new Set<SessionHolder>();
  const checkSome = async (asked: readonly SessionHolder[]) => {
    const living = await livingSessions([...new Set(asked.map(({ sessionId }) => sessionId))]);
    for (const holder of asked) {
      if (holders.has(holder)) holder.onCheck(living.get(holder.sessionId));
    }
  };
  let isChecking = false;
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    // A copy: holders added during the query are left for the next check.
    const all = [...holders];
    try {
      for (let from = 0; from < all.length; from += CHECKED_AT_ONCE)
        await checkSome(all.slice(from, from + CHECKED_AT_ONCE));
    } catch (err) {
      // While the database is unreachable, sessions stay open; the next check tries again.
      log.warn({ err }, "live sessions were not checked");
    }
    isChecking = false;
  };
  const timer = setInterval(() => void check(), CHECK_EVERY_MS).unref();
  return {
    add(holder) {
      holders.add(holder);
      return () => void holders.delete(holder);
    },
    close: () => clearInterval(timer),
  };
}
