import { MS_PER_SECOND } from "#domain/general/durations.ts";
import type { Clock } from "../clock.ts";
import { limitBytes } from "../limit-bytes.ts";
import { ModelFailure } from "./model-failure.ts";

const NEVER_ARRIVED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** A fetch for models: follows no redirects, limits the answer's size, and turns errors into ModelFailure. */
export function createGuardedFetch(maxBytes: number, clock: Clock): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "manual" }).catch((error: unknown) => {
      init?.signal?.throwIfAborted();
      throw new ModelFailure(hasArrived(error) ? "connection" : "unreachable");
    });
    if (!response.ok) {
      await response.body?.cancel().catch(() => undefined);
      const isRedirect = response.status >= 300 && response.status < 400;
      const retryAfterMs = readRetryAfter(response.headers.get("retry-after"), clock.now());
      throw new ModelFailure(isRedirect ? "redirect" : "status", response.status, retryAfterMs);
    }
    const { status, headers } = response;
    const limited = limitBytes(maxBytes, () => new ModelFailure("too_large"));
    return new Response(response.body?.pipeThrough(limited) ?? null, { status, headers });
  };
}

function hasArrived(error: unknown): boolean {
  const { cause } = Object(error) as { cause?: { code?: unknown } };
  return !NEVER_ARRIVED.has(String(cause?.code));
}

/** Retry-After in seconds or as a date (RFC 9110), in milliseconds. */
function readRetryAfter(value: string | null, now: Date): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/u.test(value)) return Number(value) * MS_PER_SECOND;
  const ms = Date.parse(value) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
