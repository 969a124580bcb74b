const GROUPS = 8;
const BITS_PER_BYTE = 8;

/** The eight groups of an IPv6 address, without its zone; fewer, or NaN, if the text is not an address. */
export function readGroups(address: string): number[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
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
