import * as z from "zod/mini";
import { snapshotSchema } from "./performance.ts";

/** Path of the WebSocket for live updates. */
export const LIVE_PATH = "/ws";

/** Close codes: a restart, after which clients should reconnect, or a refusal. */
export const LIVE_CLOSE = { goingAway: 1001, refused: 1008 } as const;

/** Requests a page may send. Others are ignored, since pages of other versions may send more. */
export const liveRequestSchema = z.object({ type: z.enum(["subscribe-performance", "subscribe-activity"]) });
export type LiveRequest = z.output<typeof liveRequestSchema>;

/** One snapshot after subscribing, then an update every five seconds. */
const performanceMessageSchema = z.object({
  type: z.enum(["performance-snapshot", "performance-update"]),
  data: snapshotSchema,
});
export type PerformanceMessage = z.output<typeof performanceMessageSchema>;

/** After subscribing, and whenever the person's activity changed: the page reads the list again. */
const activityMessageSchema = z.object({ type: z.literal("activity-changed") });
export const ACTIVITY_CHANGED: z.output<typeof activityMessageSchema> = { type: "activity-changed" };

/** Messages from the server. */
export const liveMessageSchema = z.discriminatedUnion("type", [
  performanceMessageSchema,
  activityMessageSchema,
]);
export type LiveMessage = z.output<typeof liveMessageSchema>;
