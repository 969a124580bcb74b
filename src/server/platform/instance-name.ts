import { randomBytes } from "node:crypto";
import { hostname } from "node:os";

/** This process among all of the installation. New with each start, so that nothing of an earlier one is mistaken for ours. */
export function makeInstanceName(): string {
  return `${hostname()}-${randomBytes(4).toString("hex")}`;
}
