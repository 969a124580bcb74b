/** How far the provider's clock may be ahead of ours. */
const CLOCK_SKEW_SECONDS = 60;
/** Limit from OpenID Connect. */
const MAX_SUBJECT_LENGTH = 255;

interface CheckedClaims {
  readonly sub: string;
  readonly iat: number;
  readonly azp?: unknown;
}

/** Claim checks that the library does not make. Returns the problem found, or null. */
export function findClaimProblem(
  { sub, iat, azp }: CheckedClaims,
  { clientId, nowSeconds }: { clientId: string; nowSeconds: number },
): string | null {
  if (sub.trim() === "") return "its subject is empty";
  if (sub.length > MAX_SUBJECT_LENGTH) return "its subject is too long";
  if (iat > nowSeconds + CLOCK_SKEW_SECONDS) return "it was issued in the future";
  if (azp !== undefined && azp !== clientId) return "it was issued to another client";
  return null;
}
