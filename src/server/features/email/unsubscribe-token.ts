import { deriveSecret, isSameSecret } from "#server/platform/secrets.ts";

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/u;

/** The user id with this instance's signature; nothing is stored, and it never expires. */
export function unsubscribeToken(secret: string, userId: string): string {
  return `${userId}.${signature(secret, userId)}`;
}

export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  const [, userId, given] = TOKEN.exec(token) ?? [];
  if (!userId || !given) return undefined;
  return isSameSecret(given, signature(secret, userId)) ? userId : undefined;
}

export function unsubscribeUrl(publicUrl: URL, secret: string, userId: string): string {
  return `${publicUrl.origin}/unsubscribe/${unsubscribeToken(secret, userId)}`;
}

function signature(secret: string, userId: string): string {
  return deriveSecret(deriveSecret(secret, "unsubscribe from mails"), userId);
}
