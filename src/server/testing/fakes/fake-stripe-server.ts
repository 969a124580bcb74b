import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import Stripe from "stripe";
import { listenOnLoopback } from "./listen-on-loopback.ts";
import { type Answer, Refusal } from "./stripe/answers.ts";
import { answerCall } from "./stripe/api.ts";
import { API_VERSION } from "./stripe/basil.ts";
import { type Params, readForm } from "./stripe/form-body.ts";
import { type FakeEvent, Ledger } from "./stripe/ledger.ts";
import { letTimePass } from "./stripe/passing-time.ts";
import { newId, toSeconds } from "./stripe/records.ts";
import { createRememberedKeys } from "./stripe/remembered-keys.ts";

/**
 * 503 and 429 send a retry delay. `hang` never answers, `reset` closes the connection before doing anything.
 * `cut` and `stall` execute the call, then close the connection or stop in the middle of the answer.
 */
type StripeFailure = 500 | 503 | 429 | "hang" | "reset" | "cut" | "stall";
type StripeCard = "success" | "declined" | "fails_later";

interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The raw query or body. */
  readonly text: string;
  readonly params: Params;
}

interface FakeStripeOptions {
  readonly now: () => Date;
  readonly secretKey?: string;
  readonly priceId?: string;
  readonly amount?: number;
  /** How long a renewal's invoice stays a draft; one hour at the real provider. */
  readonly draftSeconds?: number;
}

/** The payment provider's API on loopback, API version basil. Its time moves only by `advanceTo`. */
export async function openFakeStripe(options: FakeStripeOptions) {
  const {
    now,
    secretKey = "sk_test_fake",
    priceId = "price_fake",
    amount = 2_000,
    draftSeconds = 0,
  } = options;
  const ledger = new Ledger(amount);
  const keys = createRememberedKeys();
  const requests: StripeRequest[] = [];
  const failures: StripeFailure[] = [];

  function answer({ method, path, headers, text, params }: StripeRequest): Answer {
    refuseStranger(headers, secretKey);
    const key = method === "POST" ? headers["idempotency-key"]?.toString() : undefined;
    const request = `${path}?${text}`;
    const known = key && keys.find(key, request);
    if (known) return known;
    const fresh = answerCall(ledger, { method, path, params, at: toSeconds(now()), price: priceId });
    if (key) keys.remember(key, request, fresh);
    return fresh;
  }

  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    requests.push(request);
    const failure = failures.shift();
    if (failure === "hang") return;
    if (failure === "reset") return void incoming.socket.resetAndDestroy();
    if (typeof failure === "number") return send(response, refusalOf(failure));
    const result = tryToAnswer(() => answer(request));
    if (failure === "cut") sendHalf(response, result, () => response.socket?.resetAndDestroy());
    else if (failure === "stall") sendHalf(response, result);
    else send(response, result);
  });
  const { port, close } = await listenOnLoopback(server);

  return {
    apiBase: new URL(`http://127.0.0.1:${port}`),
    secretKey,
    priceId,
    requests,
    events: ledger.events as readonly FakeEvent[],
    /** For states that no API call can produce. */
    subscriptions: ledger.subscriptions,

    /** Acts as the card form in the browser. */
    pay(paymentIntentId: string, card: StripeCard): "succeeded" | "declined" {
      const invoice = ledger.findInvoice(({ intent }) => intent?.id === paymentIntentId);
      const intent = invoice?.intent;
      if (!invoice || intent?.status !== "requires_payment_method")
        throw new Error(`payment_intent_unexpected_state: ${intent?.status}`);
      if (card === "declined") {
        ledger.failInvoice(invoice, intent, toSeconds(now()));
        return "declined";
      }
      invoice.subscription.hasGoodCard = card === "success";
      ledger.settleInvoice(invoice, intent, toSeconds(now()));
      return "succeeded";
    },

    advanceTo: (moment: Date) => letTimePass(ledger, toSeconds(moment), draftSeconds),

    failNext: (kind: StripeFailure, times = 1) =>
      void failures.push(...Array<StripeFailure>(times).fill(kind)),

    /** The event's body as sent, and its signature header. */
    sign(event: FakeEvent, secret: string, at: Date): { body: string; signature: string } {
      const payload = JSON.stringify(event, null, 2);
      const timestamp = toSeconds(at);
      return {
        body: payload,
        signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
      };
    },

    close,
  };
}

export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>;

function refuseStranger(headers: IncomingHttpHeaders, secretKey: string): void {
  // Like the real API, it repeats part of the key.
  if (headers.authorization !== `Bearer ${secretKey}`)
    throw new Refusal(401, { message: `Invalid API Key provided: ${headers.authorization?.slice(7)}` });
  if (headers["stripe-version"] !== API_VERSION)
    throw new Refusal(400, { message: `Invalid Stripe API version: ${headers["stripe-version"]}` });
}

function tryToAnswer(run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

function refusalOf(status: number): Answer {
  const type = status === 429 ? "invalid_request_error" : "api_error";
  return { status, body: { error: { type, message: "An unknown error occurred." } } };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "request-id": newId("req"),
    "stripe-version": API_VERSION,
    ...((status === 429 || status === 503) && { "retry-after": "7" }),
  });
  response.end(JSON.stringify(body));
}

function sendHalf(response: ServerResponse, { status, body }: Answer, then?: () => void): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", "content-length": text.length });
  response.write(text.slice(0, text.length / 2), then);
}

async function readRequest(incoming: IncomingMessage): Promise<StripeRequest> {
  let body = "";
  for await (const chunk of incoming) body += chunk;
  const [path = "", query = ""] = (incoming.url ?? "").split("?");
  const text = body || query;
  return { method: incoming.method ?? "", path, headers: incoming.headers, text, params: readForm(text) };
}
