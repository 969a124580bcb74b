import { readGroups } from "./ip-groups.ts";

const NETWORK_GROUPS = 4;
const BITS_PER_BYTE = 8;

/**
 * What limits count an address by. A household or a rented machine has a whole IPv6 /64 to itself, and may use
 * another address of it with every call. An IPv4 address in IPv6 clothes is the IPv4 address.
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
