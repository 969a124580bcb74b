const GROUPS = 8;
const NETWORK_GROUPS = 4;
const BITS_PER_BYTE = 8;

/**
 * What limits count an address by. A household or a rented machine has a whole IPv6 /64 to itself, and may use
 * another address of it with every call. An IPv4 address in IPv6 clothes is the IPv4 address.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const groups = readGroups(address.split("%")[0] ?? "");
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join(".");
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

function readGroups(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const [before, after] = [groupsOf(head), groupsOf(tail ?? "")];
  const gap = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array.from({ length: gap }, () => 0), ...after];
}

/** The last part may be written as IPv4. */
function groupsOf(text: string): number[] {
  if (text === "") return [];
  return text.split(":").flatMap((part) => {
    if (!part.includes(".")) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split(".").map(Number);
    return [(a << BITS_PER_BYTE) | b, (c << BITS_PER_BYTE) | d];
  });
}

function bytesOf(group: number): number[] {
  return [group >> BITS_PER_BYTE, group & 0xff];
}
