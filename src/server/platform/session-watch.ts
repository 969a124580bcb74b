import type { Role } from "#domain/accounts/role.ts";
import type { Log } from "./log/log.ts";

/** An ended session, on whatever instance, is noticed within a second. */
const CHECK_EVERY_MS = 500;
/** To read thousands in one go would hold up what the others are told. */
const CHECKED_AT_ONCE = 200;

/** Something open that a session holds: a live connection, or an answer that is still being written. */
export interface SessionHolder {
  readonly sessionId: string;
  /** Told at every turn how the session stands; undefined once it has ended. */
  standsAs(role: Role | undefined): void;
}

export interface SessionWatch {
  /** Returns how to end it. */
  add(holder: SessionHolder): () => void;
  close(): void;
}

interface SessionWatchDeps {
  readonly log: Log;
  /** Of these sessions, those that still live. */
  livingSessions(ids: readonly string[]): Promise<ReadonlyMap<string, Role>>;
}

/** Asks again and again which of the sessions in use here still live: they may end on any instance. */
export function createSessionWatch({ log, livingSessions }: SessionWatchDeps): SessionWatch {
  const holders = new Set<SessionHolder>();
  const checkSome = async (asked: readonly SessionHolder[]) => {
    const living = await livingSessions([...new Set(asked.map(({ sessionId }) => sessionId))]);
    for (const holder of asked) {
      if (holders.has(holder)) holder.standsAs(living.get(holder.sessionId));
    }
  };
  let isChecking = false;
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    // Whoever comes while the question is under way is not part of the answer.
    const all = [...holders];
    try {
      for (let from = 0; from < all.length; from += CHECKED_AT_ONCE)
        await checkSome(all.slice(from, from + CHECKED_AT_ONCE));
    } catch (err) {
      // While the database is away nobody is sent away: the next turn asks again.
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
