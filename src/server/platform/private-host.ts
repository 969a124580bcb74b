import { isIP } from "node:net";
import { isLoopback } from "#domain/network/loopback.ts";
import { PRIVATE_RANGES, rangesOf } from "./address-ranges.ts";

const privateRanges = rangesOf(PRIVATE_RANGES);
const PRIVATE_NAME = /^[^.]+$|\.(local|lan|internal|home\.arpa)$/u;

/** True for hosts that only this machine or its own network can reach; names without a dot count as local. */
export function isPrivateHost(host: string): boolean {
  if (isLoopback(host)) return true;
  const name = host.replace(/^\[|\]$/gu, "").toLowerCase();
  const family = isIP(name);
  if (family === 0) return PRIVATE_NAME.test(name);
  return privateRanges.check(name, family === 6 ? "ipv6" : "ipv4");
}
