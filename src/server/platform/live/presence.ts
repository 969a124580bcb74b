import type { Clock } from "../clock.ts";

const ONLINE_MS = 90_000;
/** Enough for one process; beyond that the oldest are forgotten. */
const KEPT = 100_000;

/** Who is here now. Nothing is written: whoever says nothing for 90 seconds is gone. */
export interface Presence {
  seen(visitKey: string, userId: string | null): void;
  /** A person with two tabs counts once. */
  count(): { people: number; visitors: number };
}

export function createPresence(clock: Clock): Presence {
  /** In the order of the last ping: the first are the oldest. */
  const visits = new Map<string, { userId: string | null; at: number }>();
  const forget = (now: number) => {
    for (const [key, { at }] of visits) {
      if (now - at < ONLINE_MS && visits.size <= KEPT) return;
      visits.delete(key);
    }
  };
  return {
    seen(visitKey, userId) {
      const at = clock.now().getTime();
      visits.delete(visitKey);
      visits.set(visitKey, { userId, at });
      forget(at);
    },
    count() {
      forget(clock.now().getTime());
      const people = new Set<string>();
      let visitors = 0;
      for (const { userId } of visits.values()) {
        if (userId === null) visitors++;
        else people.add(userId);
      }
      return { people: people.size, visitors };
    },
  };
}
