import type { RawData } from "ws";
import { type LiveRequest, liveRequestSchema } from "#contracts/live.ts";

/** Undefined if the message is not a known request. */
export function readLiveRequest(data: RawData): LiveRequest | undefined {
  try {
    return liveRequestSchema.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
