import { aliasFrom } from "#domain/leaderboard/alias.ts";
import { deriveSecret } from "#server/platform/secrets.ts";

/** The id and name of a person under an alias. Not reversible without the instance's secret. */
export function aliasOf(secret: string, userId: string): { id: string; username: string } {
  const derived = deriveSecret(deriveSecret(secret, "leaderboard aliases"), userId);
  return { id: `alias-${derived.slice(-20)}`, username: aliasFrom(Buffer.from(derived, "base64url")) };
}
