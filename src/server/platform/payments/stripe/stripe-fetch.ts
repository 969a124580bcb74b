/** Says which machine we run on: nobody's business. */
const ABOUT_THIS_MACHINE = "x-stripe-client-user-agent";

/**
 * The library's way out. It follows no redirect, and reads the body too before the library's timer stops:
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
    const body = await answer.arrayBuffer();
    return new Response(body, { status: answer.status, headers: withoutWaiting(answer.headers) });
  } catch (error) {
    if (!init.signal.aborted) throw error;
    return Response.json(
      { error: { type: "api_error", code: "timeout" } },
      { status: 504, headers: { "stripe-should-retry": "false" } },
    );
  }
}

function withoutWaiting(given: Headers): Headers {
  const headers = new Headers(given);
  if (headers.has("retry-after")) headers.set("stripe-should-retry", "false");
  return headers;
}
