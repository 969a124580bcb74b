import { limitBytes } from "../../limit-bytes.ts";

/** Far above the size of a page of invoices with all nested objects. */
const MAX_ANSWER_BYTES = 2_000_000;

class TooLarge extends Error {}

/** Removed from requests: it describes the machine we run on. */
const ABOUT_THIS_MACHINE = "x-stripe-client-user-agent";

/**
 * The `fetch` for Stripe's library. It follows no redirects, limits the answer's size, and reads it whole
 * while the library's timeout still applies: otherwise an answer that stalls would be awaited for ever.
 * The library retries a failed call once: this prevents it for timeouts and answers with Retry-After,
 * because a person is waiting.
 */
export async function fetchStripe(
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.delete(ABOUT_THIS_MACHINE);
  try {
    const answer = await fetch(url, { ...init, headers, redirect: "error" });
    const limited = answer.body?.pipeThrough(limitBytes(MAX_ANSWER_BYTES, () => new TooLarge()));
    const body = await new Response(limited ?? null).arrayBuffer();
    return new Response(body, { status: answer.status, headers: withoutWaiting(answer.headers) });
  } catch (error) {
    if (error instanceof TooLarge) return failed(502, "too_large");
    if (!init.signal.aborted) throw error;
    return failed(504, "timeout");
  }
}

function failed(status: number, code: string): Response {
  return Response.json(
    { error: { type: "api_error", code } },
    { status, headers: { "stripe-should-retry": "false" } },
  );
}

function withoutWaiting(given: Headers): Headers {
  const headers = new Headers(given);
  if (headers.has("retry-after")) headers.set("stripe-should-retry", "false");
  return headers;
}
