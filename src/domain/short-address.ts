const GROUPS = 8;
const KEPT_GROUPS = 3;

/** The network an address is in, /24 of IPv4 and /48 of IPv6: no longer than the address itself. */
export function shortAddress(address: string): string {
  if (/\d\.\d{1,3}$/u.test(address)) return address.replace(/\d{1,3}$/u, "0");
  const network = allGroups(address).slice(0, KEPT_GROUPS);
  while (network.at(-1) === "0") network.pop();
  return `${network.join(":")}::`;
}

function allGroups(address: string): string[] {
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
}
