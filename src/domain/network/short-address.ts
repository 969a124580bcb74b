import { readGroups } from "./ip-groups.ts";

const GROUPS = 8;
const KEPT_GROUPS = 3;
const IPV4 = /^(?:::ffff:)?\d{1,3}(?:\.\d{1,3}){3}$/iu;
const IPV6 = /^[\da-f:]+(?:[\d.]+)?(?:%.*)?$/iu;

/**
 * The network of an address, /24 for IPv4 and /48 for IPv6, never longer than the address. Empty if the text
 * is not an address: a proxy may forward one with a port.
 */
export function shortAddress(address: string): string {
  if (IPV4.test(address)) return address.replace(/\d{1,3}$/u, "0");
  const groups = IPV6.test(address) ? readGroups(address) : [];
  if (groups.length !== GROUPS) return "";
  const network = groups.slice(0, KEPT_GROUPS).map((group) => group.toString(16));
  while (network.at(-1) === "0") network.pop();
  return `${network.join(":")}::`;
}
