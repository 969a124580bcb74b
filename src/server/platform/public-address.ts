import { isIP } from "node:net";
import { PRIVATE_RANGES, rangesOf, SPECIAL_RANGES } from "./address-ranges.ts";

const reserved = rangesOf([...PRIVATE_RANGES, ...SPECIAL_RANGES]);
/** All of IPv6 that is routed lies here. */
const routed = rangesOf(["2000::/3"]);

/** Whether an address is of the open internet: not of this machine, its network, or a range with another use. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, "ipv4");
  return family === 6 && routed.check(address, "ipv6") && !reserved.check(address, "ipv6");
}
