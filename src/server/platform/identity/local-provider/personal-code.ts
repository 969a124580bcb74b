import { randomBytes } from "node:crypto";
import { hashToken } from "../../secrets.ts";

/** Leaves out characters that look alike when written down. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_SIGNS = 16;
const GROUP_SIGNS = 4;

/** The personal code of one account: 80 bits, in groups of four. The same bytes give the same code. */
export function makePersonalCode(bytes: Buffer = randomBytes(CODE_SIGNS)): string {
  const signs = [...bytes.subarray(0, CODE_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]);
  return signs.join("").replace(new RegExp(`.{${GROUP_SIGNS}}(?!$)`, "gu"), "$&-");
}

/** Normalises typed input: spaces, dashes and lower case make no difference. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/gu, "");
}

export function hashPersonalCode(code: string): string {
  return hashToken(plainCode(code)).toString("base64url");
}
