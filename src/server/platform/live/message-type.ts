import type { RawData } from "ws";

/** What a message calls itself; null where it is none of ours. */
export function readMessageType(data: RawData): string | null {
  try {
    const message: unknown = JSON.parse(String(data));
    if (typeof message !== "object" || message === null || !("type" in message)) return null;
    return typeof message.type === "string" ? message.type : null;
  } catch {
    return null;
  }
}
