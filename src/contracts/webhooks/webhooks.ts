import * as z from "zod/mini";
import { DELIVERY_STATES } from "#domain/network/deliveries.ts";
import { TEST_EVENT, WEBHOOK_EVENTS, WEBHOOK_URL_MAX } from "#domain/webhooks/webhooks.ts";
import { endpoint, noContent } from "../endpoint.ts";
import { filledText } from "../fields/text.ts";

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: z.string(),
  pausedAt: z.nullable(z.string()),
  /** failing: nothing arrived there for three days. */
  pausedBy: z.nullable(z.enum(["person", "failing"])),
  failingSince: z.nullable(z.string()),
});

export type WebhookView = z.output<typeof webhookSchema>;

export const webhookDeliverySchema = z.object({
  id: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
  /** When it is tried next; null once it is settled, and while its address is paused. */
  nextAt: z.nullable(z.string()),
  error: z.nullable(z.string()),
});

export type WebhookDeliveryView = z.output<typeof webhookDeliverySchema>;

const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .check(z.minLength(1, "has none: choose at least one"), z.maxLength(WEBHOOK_EVENTS.length));
const webhookId = z.uuid();

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/profile/webhooks",
  access: "member",
  summary: "The addresses that are told of the person's own events, newest first, without their secrets.",
  output: z.array(webhookSchema),
});

export const addWebhook = endpoint({
  method: "POST",
  path: "/api/profile/webhooks",
  access: "member",
  summary: "Adds an address. The secret by which its receiver checks signatures is told once.",
  /** Each of a person's addresses is another one, so that a repeated call adds none. */
  input: z.object({ url: filledText(WEBHOOK_URL_MAX), events }),
  output: z.object({ webhook: webhookSchema, secret: z.string() }),
  // A kept answer would be a kept secret.
  isRepeatable: true,
  errors: ["conflict"],
});

export const changeWebhook = endpoint({
  method: "PATCH",
  path: "/api/profile/webhooks/{webhookId}",
  access: "member",
  summary: "Changes what an address is told, pauses it or lets it go on.",
  input: z.object({ webhookId, events: z.optional(events), isPaused: z.optional(z.boolean()) }),
  output: webhookSchema,
});

export const removeWebhook = endpoint({
  method: "DELETE",
  path: "/api/profile/webhooks/{webhookId}",
  access: "member",
  summary: "Removes an address with its deliveries: nothing more is sent there.",
  input: z.object({ webhookId }),
  output: noContent,
});

export const testWebhook = endpoint({
  method: "POST",
  path: "/api/profile/webhooks/{webhookId}/test",
  access: "member",
  summary: "Sends a test event at once and answers what became of it. It is tried once.",
  input: z.object({ webhookId }),
  output: webhookDeliverySchema,
  isSlow: true,
  limit: "webhook-test",
});

export const listWebhookDeliveries = endpoint({
  method: "GET",
  path: "/api/profile/webhooks/{webhookId}/deliveries",
  access: "member",
  summary: "The latest 20 deliveries to an address, newest first.",
  input: z.object({ webhookId }),
  output: z.array(webhookDeliverySchema),
});
