import { MS_PER_DAY } from "../general/durations.ts";

/** Marks a string as a token of SideQuest, for people and for programs that look for leaked secrets. */
export const TOKEN_PREFIX = "sidequest_";
export const TOKENS_MAX = 20;
/** The rate limit of one token. */
export const TOKEN_CALLS_A_MINUTE = 120;
export const TOKEN_NAME_MAX = 60;
/** An expired token stays in the list this long, so that people see why a program stopped working. */
export const EXPIRED_KEPT_MS = 30 * MS_PER_DAY;

export const TOKEN_SCOPES = ["read", "write"] as const;
/** "write" includes reading. */
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Days after which a token expires, as offered. */
export const TOKEN_LIFETIMES = [7, 30, 90, 365] as const;

/** 256 bits in base64url. */
const SECRET = /^sidequest_[\w-]{43}$/u;

export function isTokenSecret(value: string): boolean {
  return SECRET.test(value);
}

/** What follows "Bearer"; null if the header is missing or of another scheme, such as a proxy's Basic. */
export function bearerIn(authorization: string | undefined): string | null {
  const found = /^bearer(?:\s+(?<secret>.*))?$/isu.exec(authorization?.trim() ?? "");
  return found ? (found.groups?.secret ?? "").trim() : null;
}

export function lastFourOf(secret: string): string {
  return secret.slice(-4);
}

export function expiryOf(days: number | null, now: Date): Date | null {
  return days === null ? null : new Date(now.getTime() + days * MS_PER_DAY);
}

export function isExpired(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && now >= expiresAt;
}

interface CalledWith {
  readonly method: string;
  /** Whether the contract opens the call to tokens. */
  readonly takesTokens: boolean;
}

/** Whether a token of this scope may make the call. */
export function judgeCall(
  scope: TokenScope,
  { method, takesTokens }: CalledWith,
): "allowed" | "closed" | "read_only" {
  if (!takesTokens) return "closed";
  return scope === "write" || method === "GET" ? "allowed" : "read_only";
}
