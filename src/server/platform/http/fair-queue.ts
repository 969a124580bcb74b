import type { Endpoint } from "#contracts/endpoint.ts";
import { clientNetwork } from "#domain/client-network.ts";
import { isDatabaseOutage } from "../db/outage.ts";
import { AppError } from "../errors.ts";
import { createWaitingLines, type LineLimits, NotLetIn } from "./waiting-line.ts";

/** Quick reads, writes, and what waits for others than the database: none holds up the others. */
export type Lane = "read" | "write" | "slow";

/** A browser asks for some eight things at once; two writes of one person mostly want the same row. */
const OF_A_PERSON: Record<Lane, LineLimits> = {
  read: { atOnce: 4, waiting: 512 },
  write: { atOnce: 2, waiting: 512 },
  slow: { atOnce: 4, waiting: 64 },
};
const OF_A_SESSION: LineLimits = { atOnce: 4, waiting: 512 };
/** Visitors are known by their address alone, and many may share one. */
const OF_VISITORS: LineLimits = { atOnce: 8, waiting: 512 };
/** Of all who come from one address, signed in or not. */
const OF_AN_ADDRESS: LineLimits = { atOnce: 64, waiting: 1_024 };

export interface FairQueue {
  /** Finds out who calls. `session` is what they show, before anybody checked it. */
  identify<T>(session: string | undefined, address: string, work: () => Promise<T>): Promise<T>;
  /** Serves the call, once it is known whose it is; a visitor has no id. */
  serve<T>(personId: string | undefined, address: string, lane: Lane, work: () => Promise<T>): Promise<T>;
}

/**
 * Who calls a lot at once waits for their own calls, not others for them: without it, writes that wait for one row
 * hold every connection of the database. What is slow counts for no address, because it waits for something else.
 */
export function createFairQueue(): FairQueue {
  const people = {
    read: createWaitingLines(OF_A_PERSON.read),
    write: createWaitingLines(OF_A_PERSON.write),
    slow: createWaitingLines(OF_A_PERSON.slow),
  };
  const sessions = createWaitingLines(OF_A_SESSION);
  const visitors = createWaitingLines(OF_VISITORS);
  const addresses = createWaitingLines(OF_AN_ADDRESS);

  return {
    identify(session, address, work) {
      if (!session) return work();
      return inLine(sessions, session, () => inLine(addresses, clientNetwork(address), work));
    },
    serve(personId, address, lane, work) {
      const network = clientNetwork(address);
      const inAddress = lane === "slow" ? work : () => inLine(addresses, network, work);
      return personId === undefined
        ? inLine(visitors, network, inAddress)
        : inLine(people[lane], personId, inAddress);
    },
  };
}

export function laneOf({ method, isSlow }: Pick<Endpoint, "method" | "isSlow">): Lane {
  if (isSlow) return "slow";
  return method === "GET" ? "read" : "write";
}

type Lines = ReturnType<typeof createWaitingLines>;

async function inLine<T>(lines: Lines, key: string, work: () => Promise<T>): Promise<T> {
  await lines.enter(key).catch(explain);
  try {
    return await work();
  } catch (error) {
    if (isDatabaseOutage(error)) lines.refuseWaiting(key, error);
    throw error;
  } finally {
    lines.leave(key);
  }
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
