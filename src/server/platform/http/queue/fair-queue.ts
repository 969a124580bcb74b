import type { Endpoint } from "#contracts/endpoint.ts";
import { clientNetwork } from "#domain/network/client-network.ts";
import { DISK_FULL } from "#server/platform/db/client.ts";
import { isDatabaseOutage } from "#server/platform/db/outage.ts";
import { AppError } from "#server/platform/errors.ts";
import { createWaitingLines, type LineLimits, NotLetIn } from "./waiting-line.ts";

/** Quick reads, writes, and what waits for others than the database: none holds up the others. */
export type Lane = "read" | "write" | "slow";

export const STALLED_MS = 2_000;
/** What is slow may take its time: it is never taken for stalled. */
const NEVER_STALLED_MS = Number.POSITIVE_INFINITY;

type LineOfEachLane = Readonly<Record<Lane, LineLimits>>;

/** A browser asks for some eight things at once; two writes of one person mostly want the same row. */
export const OF_A_PERSON: LineOfEachLane = {
  read: { atOnce: 4, waiting: 512, stalledMs: STALLED_MS },
  write: { atOnce: 2, waiting: 512, stalledMs: STALLED_MS },
  slow: { atOnce: 4, waiting: 64, stalledMs: NEVER_STALLED_MS },
};
/** Visitors are known by their address alone, and many may share one. */
export const OF_VISITORS: LineOfEachLane = {
  read: { atOnce: 8, waiting: 512, stalledMs: STALLED_MS },
  write: { atOnce: 8, waiting: 512, stalledMs: STALLED_MS },
  slow: { atOnce: 8, waiting: 512, stalledMs: NEVER_STALLED_MS },
};
export const OF_A_SESSION: LineLimits = { atOnce: 4, waiting: 512, stalledMs: STALLED_MS };
/** Of all who come from one address, signed in or not. */
export const OF_AN_ADDRESS: LineLimits = { atOnce: 64, waiting: 1_024, stalledMs: STALLED_MS };

export interface FairQueue {
  /** Finds out who calls by what they show as their session, before anybody checked it. */
  identify<T>(shown: string, address: string, work: () => Promise<T>): Promise<T>;
  /** Serves the call, once it is known whose it is; a visitor has no id. */
  serve<T>(personId: string | undefined, address: string, lane: Lane, work: () => Promise<T>): Promise<T>;
}

/**
 * Who calls a lot at once waits for their own calls, not others for them: without it, writes that wait for one row
 * hold every connection of the database. What is slow counts for no address, because it waits for something else.
 */
export function createFairQueue(): FairQueue {
  const people = linesOf(OF_A_PERSON);
  const visitors = linesOf(OF_VISITORS);
  const sessions = createWaitingLines(OF_A_SESSION);
  const addresses = createWaitingLines(OF_AN_ADDRESS);

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

function linesOf(limits: LineOfEachLane): Readonly<Record<Lane, Lines>> {
  return {
    read: createWaitingLines(limits.read),
    write: createWaitingLines(limits.write),
    slow: createWaitingLines(limits.slow),
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

/** Where the database cannot be reached, those behind are told so, instead of finding out one after the other. */
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

/** A statement that waited too long for a row, or found the disk full, was answered: the next may fare better. */
function isUnreachable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return isDatabaseOutage(error) && code !== "57014" && code !== DISK_FULL;
}

function explain(error: unknown): never {
  if (!(error instanceof NotLetIn)) throw error;
  if (error.reason === "stalled")
    throw new AppError("unavailable", "We are very busy right now. Please try again in a moment.", {
      retryAfterSeconds: 2,
    });
  throw new AppError("rate_limited", "That was a lot at once. Please try again in a few seconds.", {
    retryAfterSeconds: 5,
  });
}
