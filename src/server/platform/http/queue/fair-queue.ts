import type { Endpoint } from "#contracts/endpoint.ts";
import { clientNetwork } from "#domain/network/client-network.ts";
import { DISK_FULL } from "#server/platform/db/client.ts";
import { isDatabaseOutage } from "#server/platform/db/outage.ts";
import { AppError } from "#server/platform/errors.ts";
import { createWaitingLines, type LineLimits, NotAdmitted } from "./waiting-line.ts";

/** Quick reads, writes, and calls that wait for something other than the database: each has its own queue. */
export type Lane = "read" | "write" | "slow";

export const STALLED_MS = 2_000;
/** Slow calls never count as stalled. */
const NEVER_STALLED_MS = Number.POSITIVE_INFINITY;

type LimitsByLane = Readonly<Record<Lane, LineLimits>>;

/** A browser sends about eight requests at once; two writes of one person mostly need the same row. */
export const PERSON_LIMITS: LimitsByLane = {
  read: { atOnce: 4, waiting: 512, stalledMs: STALLED_MS },
  write: { atOnce: 2, waiting: 512, stalledMs: STALLED_MS },
  slow: { atOnce: 4, waiting: 64, stalledMs: NEVER_STALLED_MS },
};
/** Visitors are identified by address only, which many may share. */
export const VISITOR_LIMITS: LimitsByLane = {
  read: { atOnce: 8, waiting: 512, stalledMs: STALLED_MS },
  write: { atOnce: 8, waiting: 512, stalledMs: STALLED_MS },
  slow: { atOnce: 8, waiting: 512, stalledMs: NEVER_STALLED_MS },
};
export const SESSION_LIMITS: LineLimits = { atOnce: 4, waiting: 512, stalledMs: STALLED_MS };
/** For all callers from one address, signed in or not. */
export const ADDRESS_LIMITS: LineLimits = { atOnce: 64, waiting: 1_024, stalledMs: STALLED_MS };

export interface FairQueue {
  /** Queues the session lookup by the session token as sent, which is not yet verified. */
  identify<T>(shown: string, address: string, work: () => Promise<T>): Promise<T>;
  /** Queues the call itself by person, or by address for visitors, who have no id. */
  serve<T>(personId: string | undefined, address: string, lane: Lane, work: () => Promise<T>): Promise<T>;
}

/**
 * A caller with many calls at once waits for their own calls and does not delay others: otherwise writes
 * waiting for one row could hold every database connection. Slow calls do not count per address.
 */
export function createFairQueue(patience = 1): FairQueue {
  const people = linesOf(PERSON_LIMITS, patience);
  const visitors = linesOf(VISITOR_LIMITS, patience);
  const sessions = createWaitingLines(SESSION_LIMITS, patience);
  const addresses = createWaitingLines(ADDRESS_LIMITS, patience);

  return {
    identify: (shown, address, work) =>
      inOwnLine(sessions, shown, () => inLine(addresses, clientNetwork(address), work)),
    serve(personId, address, lane, work) {
      const network = clientNetwork(address);
      const inAddress = lane === "slow" ? work : () => inLine(addresses, network, work);
      return personId === undefined
        ? inOwnLine(visitors[lane], network, inAddress)
        : inOwnLine(people[lane], personId, inAddress);
    },
  };
}

function linesOf(limits: LimitsByLane, patience: number): Readonly<Record<Lane, Lines>> {
  return {
    read: createWaitingLines(limits.read, patience),
    write: createWaitingLines(limits.write, patience),
    slow: createWaitingLines(limits.slow, patience),
  };
}

export function laneOf({ method, isSlow }: Pick<Endpoint, "method" | "isSlow">): Lane {
  if (isSlow) return "slow";
  return method === "GET" ? "read" : "write";
}

type Lines = ReturnType<typeof createWaitingLines>;

async function inLine<T>(lines: Lines, key: string, work: () => Promise<T>): Promise<T> {
  const turn = lines.enter(key);
  if (turn) await turn.catch(explain);
  try {
    return await work();
  } finally {
    lines.leave(key);
  }
}

/** If the database is unreachable, fails all waiting calls at once instead of letting each one time out. */
function inOwnLine<T>(lines: Lines, key: string, work: () => Promise<T>): Promise<T> {
  return inLine(lines, key, async () => {
    try {
      return await work();
    } catch (error) {
      if (isUnreachable(error)) lines.refuseWaiting(key, error);
      throw error;
    }
  });
}

/** After a statement timeout or a full disk the database is still reachable: the next call may succeed. */
function isUnreachable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return isDatabaseOutage(error) && code !== "57014" && code !== DISK_FULL;
}

function explain(error: unknown): never {
  if (!(error instanceof NotAdmitted)) throw error;
  if (error.reason === "stalled")
    throw new AppError("unavailable", "We are very busy right now. Please try again in a moment.", {
      retryAfterSeconds: 2,
    });
  throw new AppError("rate_limited", "That was a lot at once. Please try again in a few seconds.", {
    retryAfterSeconds: 5,
  });
}
