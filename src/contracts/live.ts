import * as z from "zod/mini";
import { snapshotSchema } from "./performance.ts";

/** Where a page opens its live connection, a WebSocket. */
export const LIVE_PATH = "/ws";

/** Why the server closes a connection: a restart, after which it is worth coming back, or a refusal. */
export const LIVE_CLOSE = { goingAway: 1001, refused: 1008 } as const;

/** What a page asks for. Anything else is passed over: a newer or an older page may ask for more. */
export const liveRequestSchema = z.object({ type: z.enum(["subscribe-performance"]) });
export type LiveRequest = z.output<typeof liveRequestSchema>;

/** What the server tells: a snapshot once after subscribing, then an update every five seconds. */
export const liveMessageSchema = z.object({
  type: z.enum(["performance-snapshot", "performance-update"]),
  data: snapshotSchema,
});
export type LiveMessage = z.output<typeof liveMessageSchema>;
