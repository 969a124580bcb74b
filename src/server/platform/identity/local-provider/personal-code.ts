import { randomBytes } from "node:crypto";
import { hashToken } from "../../secrets.ts";

/** Without those that look alike when written down. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_SIGNS = 16;
const GROUP_SIGNS = 4;

/** The key to one account: 80 bits, in groups that can be read out. The same bytes give the same code. */
export function makePersonalCode(bytes: Buffer = randomBytes(CODE_SIGNS)): string {
  const signs = [...bytes.subarray(0, CODE_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]);
  return signs.join("").replace(new RegExp(`.{${GROUP_SIGNS}}(?!$)`, "gu"), "$&-");
}

/** However it was typed: blanks, dashes and small letters make no difference. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/gu, "");
}

export function hashPersonalCode(code: string): string {
  return hashToken(plainCode(code)).toString("base64url");
}
