import type { Clock } from "../clock.ts";

export const ONLINE_MS = 90_000;
/** Limit for one process; beyond it the oldest are dropped. */
const KEPT = 100_000;

export interface Online {
  /** A person with two tabs counts once. */
  readonly people: number;
  readonly visitors: number;
}

/** Who is online now. Kept in memory only; a visit expires 90 seconds after its last ping. */
export interface Presence {
  seen(visitKey: string, userId: string | null): void;
  count(): Promise<Online>;
}

export interface Visit {
  readonly key: string;
  readonly userId: string | null;
  readonly at: number;
}

/** Visits that pinged this process. */
interface LocalPresence extends Presence {
  list(): Visit[];
}

export function createPresence(clock: Clock): LocalPresence {
  /** Ordered by last ping, oldest first. */
  const visits = new Map<string, Visit>();
  const forget = (now: number) => {
    for (const [key, { at }] of visits) {
      if (now - at < ONLINE_MS && visits.size <= KEPT) return;
      visits.delete(key);
    }
  };
  const list = () => {
    forget(clock.now().getTime());
    return [...visits.values()];
  };
  return {
    list,
    seen(key, userId) {
      const at = clock.now().getTime();
      visits.delete(key);
      visits.set(key, { key, userId, at });
      forget(at);
    },
    async count() {
      const here = list();
      const people = new Set(here.flatMap(({ userId }) => userId ?? []));
      return { people: people.size, visitors: here.filter(({ userId }) => userId === null).length };
    },
  };
}
