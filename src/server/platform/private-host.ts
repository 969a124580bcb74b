import { BlockList, isIP } from "node:net";
import { isLoopback } from "#domain/loopback.ts";

const privateRanges = new BlockList();
privateRanges.addSubnet("10.0.0.0", 8);
privateRanges.addSubnet("172.16.0.0", 12);
privateRanges.addSubnet("192.168.0.0", 16);
privateRanges.addSubnet("169.254.0.0", 16);
privateRanges.addSubnet("100.64.0.0", 10);
privateRanges.addSubnet("fc00::", 7, "ipv6");
privateRanges.addSubnet("fe80::", 10, "ipv6");

const PRIVATE_NAME = /^[^.]+$|\.(local|lan|internal|home\.arpa)$/u;

/** True for what only this machine or its own network can reach; a name without a dot is one of a local network. */
export function isPrivateHost(host: string): boolean {
  if (isLoopback(host)) return true;
  const name = host.replace(/^\[|\]$/gu, "").toLowerCase();
  const family = isIP(name);
  if (family === 0) return PRIVATE_NAME.test(name);
  return privateRanges.check(name, family === 6 ? "ipv6" : "ipv4");
}
