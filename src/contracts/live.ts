import * as z from "zod/mini";
import { snapshotSchema } from "./performance.ts";

/** Path of the WebSocket for live updates. */
export const LIVE_PATH = "/ws";

/** Close codes: a restart, after which clients should reconnect, or a refusal. */
export const LIVE_CLOSE = { goingAway: 1001, refused: 1008 } as const;

/** Requests a page may send. Others are ignored, since pages of other versions may send more. */
export const liveRequestSchema = z.object({ type: z.enum(["subscribe-performance"]) });
export type LiveRequest = z.output<typeof liveRequestSchema>;

/** Messages from the server: one snapshot after subscribing, then an update every five seconds. */
export const liveMessageSchema = z.object({
  type: z.enum(["performance-snapshot", "performance-update"]),
  data: snapshotSchema,
});
export type LiveMessage = z.output<typeof liveMessageSchema>;
