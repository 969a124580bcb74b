import * as z from "zod/mini";
import { isLoopback } from "#domain/network/loopback.ts";
import { StartUpProblem } from "../../start-up-problem.ts";

export interface StripeConfig {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** For tests: another host for Stripe's API. */
  readonly apiBase?: URL;
}

const REQUIRED = [
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_ID",
] as const;
const SETTINGS = [...REQUIRED, "STRIPE_API_BASE"] as const;

const startingWith = (prefix: string, rule: string) =>
  z.optional(z.string().check(z.regex(new RegExp(`^(${prefix})_\\w+$`, "u"), rule)));

const settingsSchema = z.object({
  STRIPE_SECRET_KEY: startingWith("sk|rk", "must begin with sk_ or rk_"),
  STRIPE_PUBLISHABLE_KEY: startingWith("pk", "must begin with pk_"),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_[\w+/=]+$/u, "must begin with whsec_"))),
  STRIPE_PRICE_ID: startingWith("price", "must begin with price_"),
  STRIPE_API_BASE: z.optional(z.string().check(z.refine(isBareAddress, "is not such an address"))),
});

/** Whether the key is of Stripe's test mode, in which nobody pays money. */
export function isStripeTest({ secretKey }: Pick<StripeConfig, "secretKey">): boolean {
  return modeOf(secretKey) === "test";
}

/** Set completely or not at all: without it, the built-in test provider takes the payments. */
export function readStripe(env: Record<string, string | undefined>): StripeConfig | undefined {
  const given = SETTINGS.filter((name) => env[name]);
  const first = given[0];
  if (!first) return undefined;
  const parsed = settingsSchema.safeParse(Object.fromEntries(given.map((name) => [name, env[name]])));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartUpProblem(`${String(issue?.path[0])}: ${issue?.message ?? "is wrong"}`);
  }
  const [secretKey, publishableKey, webhookSecret, priceId] = REQUIRED.map((name) => {
    const value = parsed.data[name];
    if (!value) throw new StartUpProblem(`${name}: is missing, while ${first} is set`);
    return value;
  }) as [string, string, string, string];
  refuseMixedModes(secretKey, publishableKey);
  const { STRIPE_API_BASE: base } = parsed.data;
  const apiBase = base ? readApiBase(base, env.NODE_ENV === "production") : undefined;
  return { secretKey, publishableKey, webhookSecret, priceId, ...(apiBase && { apiBase }) };
}

/** A card saved in test mode cannot be charged in live mode, nor the other way round. */
function refuseMixedModes(secretKey: string, publishableKey: string): void {
  const [ours, theirs] = [modeOf(secretKey), modeOf(publishableKey)];
  if (ours && theirs && ours !== theirs) {
    throw new StartUpProblem(
      "STRIPE_PUBLISHABLE_KEY: is of another mode (test or live) than STRIPE_SECRET_KEY",
    );
  }
}

function modeOf(key: string): string | undefined {
  return /^[a-z]+_(test|live)_/u.exec(key)?.[1];
}

function readApiBase(base: string, isProduction: boolean): URL {
  const url = new URL(base);
  if (isProduction && url.protocol !== "https:" && !isLoopback(url.hostname)) {
    throw new StartUpProblem("STRIPE_API_BASE: must be https");
  }
  return url;
}

function isBareAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  return /^https?:$/u.test(protocol) && pathname === "/" && !(username || password || search || hash);
}
