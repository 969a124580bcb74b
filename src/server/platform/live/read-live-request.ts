import type { RawData } from "ws";
import { type LiveRequest, liveRequestSchema } from "#contracts/live.ts";

/** Undefined where it is none that we know. */
export function readLiveRequest(data: RawData): LiveRequest | undefined {
  try {
    return liveRequestSchema.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
