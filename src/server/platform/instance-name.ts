import { randomBytes } from "node:crypto";
import { hostname } from "node:os";

/** Names this process among all instances. New with each start, so that old data is not taken for ours. */
export function makeInstanceName(): string {
  return `${hostname()}-${randomBytes(4).toString("hex")}`;
}
