import * as z from "zod/mini";
import { SUBSCRIPTION_STATUSES } from "#domain/billing/subscription.ts";
import { endpoint } from "./endpoint.ts";
import { moneySchema } from "./fields/money.ts";
import { filledText } from "./fields/text.ts";

/** The card form the browser shows; "off" if this instance takes no payments. */
const cardFormSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("off") }),
  z.object({ kind: z.literal("sandbox") }),
  z.object({ kind: z.literal("stripe"), publishableKey: z.string() }),
]);

export const subscriptionSchema = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  isTrialExpired: z.boolean(),
  legacyAccess: z.boolean(),
  daysLeft: z.number(),
  hasAccess: z.boolean(),
  trialExpiresAt: z.nullable(z.string()),
  /** Access comes from a payment, which can be cancelled and has invoices. */
  isPaid: z.boolean(),
  paidUntil: z.nullable(z.string()),
  cancelsAtEnd: z.boolean(),
  isPaymentFailed: z.boolean(),
  price: moneySchema,
  cardForm: cardFormSchema,
});

export type SubscriptionView = z.output<typeof subscriptionSchema>;

export const getSubscription = endpoint({
  method: "GET",
  path: "/api/subscription/status",
  access: "member",
  isReadWithOthers: true,
  summary: "How the person's plan stands now.",
  output: subscriptionSchema,
});

export const startTrial = endpoint({
  method: "POST",
  path: "/api/subscription/start-trial",
  access: "member",
  summary: "Starts the free trial of 30 days: once ever, 409 after that.",
  errors: ["conflict"],
  output: subscriptionSchema,
});

export const createPaymentIntent = endpoint({
  method: "POST",
  path: "/api/subscription/create-payment-intent",
  access: "member",
  summary: "Opens a monthly subscription that waits for its payment, or finds the one that does.",
  errors: ["forbidden", "conflict"],
  output: z.object({ clientSecret: z.string(), paymentIntentId: z.string(), price: moneySchema }),
  isRepeatable: true,
  isSlow: true,
});

export const confirmPayment = endpoint({
  method: "POST",
  path: "/api/subscription/confirm-payment",
  access: "member",
  summary: "Asks the payment provider whether this payment was made. The body alone grants nothing.",
  errors: ["forbidden", "not_found", "conflict"],
  input: z.object({ paymentIntentId: filledText(255) }),
  output: subscriptionSchema,
  isRepeatable: true,
  isSlow: true,
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/api/subscription/cancel",
  access: "member",
  summary: "Ends the subscription with the paid period. Nothing more is charged.",
  errors: ["conflict"],
  output: subscriptionSchema,
  isRepeatable: true,
  isSlow: true,
});

export const resumeSubscription = endpoint({
  method: "POST",
  path: "/api/subscription/resume",
  access: "member",
  summary: "Takes back a cancellation whose period still runs.",
  errors: ["conflict"],
  output: subscriptionSchema,
  isRepeatable: true,
  isSlow: true,
});

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  status: z.enum(["paid", "open", "void"]),
  total: moneySchema,
  createdAt: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  /** The invoice page at the provider; null in test mode. */
  url: z.nullable(z.string()),
});

export type InvoiceView = z.output<typeof invoiceSchema>;

export const listInvoices = endpoint({
  method: "GET",
  path: "/api/subscription/invoices",
  access: "member",
  summary: "The person's invoices, newest first, at most 24.",
  output: z.array(invoiceSchema),
  isSlow: true,
});

/** Behaviours of the sandbox cards. The browser maps a typed test number to one; the number is never sent. */
export const SANDBOX_CARDS = ["success", "declined", "confirm", "fails_later"] as const;
export type SandboxCard = (typeof SANDBOX_CARDS)[number];

export const paySandbox = endpoint({
  method: "POST",
  path: "/api/subscription/sandbox/pay",
  access: "member",
  summary: "Test mode only: pays with a test card, as the provider's own card form would.",
  errors: ["forbidden", "not_found", "conflict"],
  input: z.object({
    clientSecret: filledText(255),
    card: z.enum(SANDBOX_CARDS),
    /** The user's answer if the card requires confirmation. */
    answer: z.optional(z.enum(["approve", "refuse"])),
  }),
  output: z.object({
    status: z.enum(["succeeded", "requires_action", "declined"]),
    /** The provider's reason for declining. */
    message: z.nullable(z.string()),
  }),
  isRepeatable: true,
  isSlow: true,
});
