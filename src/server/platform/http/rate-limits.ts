import {
  BurstyRateLimiter,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Endpoint } from "#contracts/endpoint.ts";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { clientNetwork } from "#domain/network/client-network.ts";
import { TOKEN_CALLS_A_MINUTE } from "#domain/tokens/tokens.ts";
import { AppError } from "../errors.ts";
import type { SharedRedis } from "../redis/open-redis.ts";

/** Allowed calls (`points`) per number of seconds. Listed in docs/operations.md. */
export const RATE_LIMITS = {
  session: { points: 600, seconds: 60 },
  /** On top of `session`, in the same minute. */
  burst: { points: 100, seconds: 60 },
  token: { points: TOKEN_CALLS_A_MINUTE, seconds: 60 },
  address: { points: 300, seconds: 60 },
  chat: { points: 20, seconds: 60 },
  feedback: { points: 20, seconds: 3_600 },
  analytics: { points: 60, seconds: 60 },
  import: { points: 20, seconds: 3_600 },
  "webhook-test": { points: 20, seconds: 3_600 },
  "sign-in": { points: 30, seconds: 600 },
  "sign-in-form": { points: 30, seconds: 600 },
} as const;

export interface RateLimits {
  /** Counts one call under /api, by session where there is one, by address otherwise. */
  countRequest(sessionId: string | undefined, address: string): Promise<void>;
  /** Counts one call with an API token. */
  countToken(tokenId: string): Promise<void>;
  /** Counts one call with its own limit: a question to the mentor, feedback, a file to import, a test of a webhook, or a visitor's events. */
  count(limit: NonNullable<Endpoint["limit"]>, userOrAddress: string): Promise<void>;
  /** Counts one start of a sign-in. */
  countSignIn(address: string): Promise<void>;
  /** Counts one submitted form of the local provider, so that an access code cannot be guessed. */
  countSignInForm(address: string): Promise<void>;
}

const unlimited: RateLimits = {
  countRequest: async () => undefined,
  countToken: async () => undefined,
  count: async () => undefined,
  countSignIn: async () => undefined,
  countSignInForm: async () => undefined,
};

/** With Redis, all instances share the counts; while it is unreachable, each counts alone. */
export function createRateLimits(isOn: boolean, redis?: SharedRedis): RateLimits {
  if (!isOn) return unlimited;
  const limiter = (name: keyof typeof RATE_LIMITS) => {
    const { points, seconds: duration } = RATE_LIMITS[name];
    const alone = new RateLimiterMemory({ keyPrefix: name, points, duration });
    if (!redis) return alone;
    return new RateLimiterRedis({
      storeClient: redis.commands,
      keyPrefix: `${redis.prefix}limit:${name}`,
      points,
      duration,
      // Over the limit, callers are refused from memory without asking Redis again.
      inMemoryBlockOnConsumed: points + 1,
      rejectIfRedisNotReady: true,
      insuranceLimiter: alone,
    });
  };
  const signedIn = new BurstyRateLimiter(limiter("session"), limiter("burst"));
  const signedOut = limiter("address");
  const token = limiter("token");
  const own = {
    chat: limiter("chat"),
    feedback: limiter("feedback"),
    analytics: limiter("analytics"),
    import: limiter("import"),
    "webhook-test": limiter("webhook-test"),
  };
  const signIn = limiter("sign-in");
  const signInForm = limiter("sign-in-form");
  return {
    countRequest: (sessionId, address) =>
      sessionId ? count(signedIn, sessionId) : count(signedOut, clientNetwork(address)),
    countToken: (tokenId) => count(token, tokenId),
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
