import { isIP } from "node:net";
import { isLoopback } from "#domain/network/loopback.ts";
import { isPrivateHost } from "../private-host.ts";
import { isPublicAddress } from "../public-address.ts";

export type AddressVerdict = "allowed" | "unreadable" | "has_sign_in" | "not_https" | "private";

/**
 * Whether a person's webhook may be at this address. What a name leads to is checked again when it is connected to
 * (`lookupPublic`); an address in digits is never looked up, so here is its only check.
 */
export function judgeAddress(address: string, takesLoopback: boolean): AddressVerdict {
  if (!URL.canParse(address)) return "unreadable";
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return "has_sign_in";
  if (takesLoopback && protocol === "http:" && isLoopback(hostname)) return "allowed";
  if (protocol !== "https:") return "not_https";
  const host = hostname.replace(/^\[|\]$/gu, "").replace(/\.$/u, "");
  if (isIP(host) !== 0) return isPublicAddress(host) ? "allowed" : "private";
  return isPrivateHost(host) ? "private" : "allowed";
}
