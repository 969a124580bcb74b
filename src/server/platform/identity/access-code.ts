import { deriveSecret } from "../secrets.ts";

const CODE_LENGTH = 8;

/** Derived from the secret, so it is the same on every instance and after every restart. */
export function accessCodeFor(secret: string): string {
  return deriveSecret(secret, "access code")
    .replace(/[^a-zA-Z0-9]/gu, "")
    .toUpperCase()
    .slice(0, CODE_LENGTH);
}
