import Stripe from "stripe";
import { isStorable } from "#domain/general/storable-text.ts";
import { AppError } from "../../errors.ts";
import type { PaymentEvent } from "../payment-provider.ts";
import { idOf } from "./stripe-facts.ts";

const TOLERANCE_SECONDS = 300;

/** Accepts only events that the provider signed within the last minutes. */
export function readStripeEvent(
  rawBody: string,
  signature: string | undefined,
  { webhookSecret, now }: { webhookSecret: string; now: Date },
): PaymentEvent {
  const event = verify(rawBody, signature, webhookSecret, now);
  if (typeof event?.id !== "string" || typeof event.type !== "string") throw refuse();
  const subscriptionId = subscriptionOf(event);
  if (![event.id, event.type, subscriptionId ?? ""].every(isStorable))
    throw new AppError("invalid_input", "This message has unreadable characters.");
  return { id: event.id, type: event.type, subscriptionId };
}

function verify(rawBody: string, signature: string | undefined, secret: string, now: Date): Stripe.Event {
  try {
    const header = signature ?? "";
    return Stripe.webhooks.constructEvent(
      rawBody,
      header,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    throw refuse();
  }
}

const refuse = () => new AppError("invalid_input", "This message isn't signed by the payment provider.");

function subscriptionOf(event: Stripe.Event): string | null {
  const about = event.data?.object as Stripe.Subscription | Stripe.Invoice | { object?: unknown } | undefined;
  if (isOfKind(about, "subscription")) return about.id;
  return isOfKind(about, "invoice") ? idOf(about.parent?.subscription_details?.subscription) : null;
}

interface Kinds {
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
}

function isOfKind<K extends keyof Kinds>(
  about: { object?: unknown } | undefined,
  kind: K,
): about is Kinds[K] {
  return about?.object === kind;
}
