import { limitBytes } from "../../limit-bytes.ts";

/** A page of invoices with all that hangs on them stays far below. */
const MAX_ANSWER_BYTES = 2_000_000;

class TooLarge extends Error {}

/** Says which machine we run on: nobody's business. */
const ABOUT_THIS_MACHINE = "x-stripe-client-user-agent";

/**
 * The library's way out. It follows no redirect, reads so many bytes at most, and reads them before the library's timer stops:
 * an answer that breaks off would else be waited for without end.
 * The library repeats a failed call once, by itself: here a timeout and a "come back later" are kept from that,
 * because a person waits.
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
