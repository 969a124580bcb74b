import { aliasFrom } from "#domain/leaderboard/alias.ts";
import { deriveSecret } from "#server/platform/secrets.ts";

/** Who somebody is under an alias. Nobody without the instance's secret can tell from it who that is. */
export function aliasOf(secret: string, userId: string): { id: string; username: string } {
  const derived = deriveSecret(deriveSecret(secret, "leaderboard aliases"), userId);
  return { id: `alias-${derived.slice(-20)}`, username: aliasFrom(Buffer.from(derived, "base64url")) };
}
