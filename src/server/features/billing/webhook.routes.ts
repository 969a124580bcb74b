import type { FastifyInstance } from "fastify";
import { STRIPE_WEBHOOK } from "#contracts/visited-addresses.ts";
import type { PublicContext } from "#server/platform/context.ts";
import type { RateLimits } from "#server/platform/http/rate-limits.ts";
import type { PaymentEvent, PaymentProvider } from "#server/platform/payments/payment-provider.ts";
import { takeEvent } from "./sync.service.ts";

interface EventReader {
  /** Throws if the signature is invalid. */
  readEvent(rawBody: string, signature: string | undefined): PaymentEvent;
}

interface WebhookDeps {
  readonly provider: PaymentProvider & EventReader;
  readonly limits: RateLimits;
  context(): PublicContext;
}

/** The provider's webhook. The signature covers the raw bytes, so this scope does not parse the body. */
export async function mountWebhook(app: FastifyInstance, { provider, limits, context }: WebhookDeps) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(STRIPE_WEBHOOK.path, async (request, reply) => {
      const signature = request.headers["stripe-signature"];
      const event = await readOrCount(
        () => provider.readEvent(String(request.body), typeof signature === "string" ? signature : undefined),
        () => limits.countRequest(undefined, request.ip),
      );
      await takeEvent(context(), provider, event);
      return reply.header("cache-control", "no-store").send({ received: true });
    });
  });
}

/** Rate-limits only requests with an invalid signature; the provider itself is not limited. */
async function readOrCount<T>(read: () => T, count: () => Promise<void>): Promise<T> {
  try {
    return read();
  } catch (error) {
    await count();
    throw error;
  }
}
