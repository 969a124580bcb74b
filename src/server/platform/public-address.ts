import { BlockList, isIP } from "node:net";

const RESERVED_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** All that is routed lies in 2000::/3; these parts of it are not, or carry IPv4 addresses inside. */
const RESERVED_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const reserved = new BlockList();
const routed = new BlockList();
for (const [ranges, family] of [[RESERVED_V4, "ipv4"] as const, [RESERVED_V6, "ipv6"] as const])
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    reserved.addSubnet(network, Number(bits), family);
  }
routed.addSubnet("2000::", 3, "ipv6");

/** Whether an address is of the open internet: not of this machine, its network, or a range with another use. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, "ipv4");
  return family === 6 && routed.check(address, "ipv6") && !reserved.check(address, "ipv6");
}
