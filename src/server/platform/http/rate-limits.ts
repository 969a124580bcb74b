import {
  BurstyRateLimiter,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Endpoint } from "#contracts/endpoint.ts";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { clientNetwork } from "#domain/network/client-network.ts";
import { AppError } from "../errors.ts";
import type { SharedRedis } from "../redis/open-redis.ts";

export interface RateLimits {
  /** Counts one call under /api, by session where there is one, by address otherwise. */
  countRequest(sessionId: string | undefined, address: string): Promise<void>;
  /** Counts one call that has a limit of its own: a question to the mentor, a message to us, a visitor's events. */
  count(limit: NonNullable<Endpoint["limit"]>, userOrAddress: string): Promise<void>;
  /** Counts one start of a sign-in. */
  countSignIn(address: string): Promise<void>;
  /** Counts one sent form of the local provider, so that an access code cannot be guessed. */
  countSignInForm(address: string): Promise<void>;
}

const unlimited: RateLimits = {
  countRequest: async () => undefined,
  count: async () => undefined,
  countSignIn: async () => undefined,
  countSignInForm: async () => undefined,
};

/** With Redis all instances count together; while it is away each counts alone. */
export function createRateLimits(isOn: boolean, redis?: SharedRedis): RateLimits {
  if (!isOn) return unlimited;
  const limiter = (name: string, points: number, duration: number) => {
    const alone = new RateLimiterMemory({ keyPrefix: name, points, duration });
    if (!redis) return alone;
    return new RateLimiterRedis({
      storeClient: redis.commands,
      keyPrefix: `${redis.prefix}limit:${name}`,
      points,
      duration,
      // Whoever is over the limit is refused without asking again.
      inMemoryBlockOnConsumed: points + 1,
      rejectIfRedisNotReady: true,
      insuranceLimiter: alone,
    });
  };
  const signedIn = new BurstyRateLimiter(limiter("session", 600, 60), limiter("burst", 100, 60));
  const signedOut = limiter("address", 300, 60);
  const own = {
    chat: limiter("chat", 20, 60),
    feedback: limiter("feedback", 20, 3_600),
    analytics: limiter("analytics", 60, 60),
  };
  const signIn = limiter("sign-in", 30, 600);
  const signInForm = limiter("sign-in-form", 30, 600);
  return {
    countRequest: (sessionId, address) =>
      sessionId ? count(signedIn, sessionId) : count(signedOut, clientNetwork(address)),
    count: (limit, userOrAddress) => count(own[limit], clientNetwork(userOrAddress)),
    countSignIn: (address) => count(signIn, clientNetwork(address)),
    countSignInForm: (address) => count(signInForm, clientNetwork(address)),
  };
}

async function count(limiter: { consume(key: string): Promise<unknown> }, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const retryAfterSeconds = Math.max(1, Math.ceil(rejection.msBeforeNext / MS_PER_SECOND));
    throw new AppError(
      "rate_limited",
      `That was a lot at once. Please try again in ${retryAfterSeconds} s.`,
      {
        retryAfterSeconds,
      },
    );
  }
}
