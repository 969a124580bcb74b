import { readGroups } from "./ip-groups.ts";

const NETWORK_GROUPS = 4;
const BITS_PER_BYTE = 8;

/**
 * The key that rate limits use for an address. IPv6 is cut to its /64, since one client owns the whole /64
 * and can change addresses within it. An IPv4-mapped IPv6 address counts as IPv4.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const groups = readGroups(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join(".");
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

function bytesOf(group: number): number[] {
  return [group >> BITS_PER_BYTE, group & 0xff];
}
