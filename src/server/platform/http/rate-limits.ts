import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Endpoint } from "#contracts/endpoint.ts";
import { AppError } from "../errors.ts";

const MS_PER_SECOND = 1_000;

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

export function createRateLimits(isOn: boolean): RateLimits {
  if (!isOn) return unlimited;
  const signedIn = new BurstyRateLimiter(
    new RateLimiterMemory({ points: 600, duration: 60 }),
    new RateLimiterMemory({ keyPrefix: "burst", points: 100, duration: 60 }),
  );
  const signedOut = new RateLimiterMemory({ points: 300, duration: 60 });
  const own = {
    chat: new RateLimiterMemory({ points: 20, duration: 60 }),
    feedback: new RateLimiterMemory({ points: 20, duration: 3_600 }),
    analytics: new RateLimiterMemory({ points: 60, duration: 60 }),
  };
  const signIn = new RateLimiterMemory({ points: 30, duration: 600 });
  const signInForm = new RateLimiterMemory({ points: 30, duration: 600 });
  return {
    countRequest: (sessionId, address) =>
      sessionId ? count(signedIn, sessionId) : count(signedOut, address),
    count: (limit, userOrAddress) => count(own[limit], userOrAddress),
    countSignIn: (address) => count(signIn, address),
    countSignInForm: (address) => count(signInForm, address),
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
