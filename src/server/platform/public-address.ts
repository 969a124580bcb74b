import { isIP } from "node:net";
import { PRIVATE_RANGES, rangesOf, SPECIAL_RANGES } from "./address-ranges.ts";

const reserved = rangesOf([...PRIVATE_RANGES, ...SPECIAL_RANGES]);
/** All routed IPv6 addresses are in this range. */
const routed = rangesOf(["2000::/3"]);

/** Whether an address is on the public internet: not this machine, its network, or a special range. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, "ipv4");
  return family === 6 && routed.check(address, "ipv6") && !reserved.check(address, "ipv6");
}
