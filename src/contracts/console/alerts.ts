import * as z from "zod/mini";
import { DELIVERY_STATES } from "#domain/network/deliveries.ts";
import { ALERT_CHANNELS, ALERT_EVENTS } from "#domain/performance/alert-delivery.ts";
import { endpoint } from "../endpoint.ts";
import { pageCursor } from "../fields/page-cursor.ts";

const deliverySchema = z.object({
  id: z.string(),
  event: z.enum(ALERT_EVENTS),
  channel: z.enum(ALERT_CHANNELS),
  /** A mail's address, or the webhook's host. */
  target: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  error: z.nullable(z.string()),
  /** When it was settled, or else queued. */
  at: z.string(),
});

export type AlertDeliveryView = z.output<typeof deliverySchema>;

const alertSchema = z.object({
  id: z.string(),
  type: z.enum(["critical", "warning"]),
  title: z.string(),
  message: z.string(),
  openedAt: z.string(),
  resolvedAt: z.nullable(z.string()),
  acknowledgedAt: z.nullable(z.string()),
  acknowledgedBy: z.nullable(z.string()),
  told: z.array(deliverySchema),
});

export type LoggedAlertView = z.output<typeof alertSchema>;

export const listAlertLog = endpoint({
  method: "GET",
  path: "/api/admin/alerts",
  access: "admin",
  summary: "All alerts of 91 days, newest first, who acknowledged each and whom it was told; 50 a page.",
  input: z.object({
    before: z.optional(pageCursor()),
    /** Only those that are not over. */
    open: z.optional(z.enum(["true"])),
  }),
  output: z.object({ alerts: z.array(alertSchema), next: z.nullable(z.string()) }),
});

export const acknowledgeAlert = endpoint({
  method: "POST",
  path: "/api/admin/alerts/{id}/acknowledge",
  access: "admin",
  summary: "Notes who has seen an alert. The first who does is kept.",
  input: z.object({ id: z.uuid() }),
  output: alertSchema,
});

export const readAlertChannels = endpoint({
  method: "GET",
  path: "/api/admin/alert-channels",
  access: "admin",
  summary: "Where alerts are sent, and what became of the latest ten messages.",
  output: z.object({
    emails: z.array(z.string()),
    mailTransport: z.enum(["smtp", "outbox", "none"]),
    webhookHost: z.nullable(z.string()),
    recent: z.array(deliverySchema),
  }),
});

export const testAlerts = endpoint({
  method: "POST",
  path: "/api/admin/alerts/test",
  access: "admin",
  summary: "Sends a test alert to every address and the webhook.",
  errors: ["conflict"],
  output: z.object({ targets: z.number() }),
  isSlow: true,
});
