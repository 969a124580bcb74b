import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const SECRET_BYTES = 32;
const TOKEN_BYTES = 32;

export function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What is stored in place of a token. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** A secret of its own for each purpose, from the one secret of the instance. */
export function deriveSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}

/** Takes the same time whatever the difference. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hashToken(given), hashToken(expected));
}

/** The instance's secret, made once in the data folder where none is configured. */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "session-secret");
  const known = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    // Any other trouble must not lead to a new secret over the old one.
    if (error.code !== "ENOENT") throw error;
    return "";
  });
  if (known.trim()) return known.trim();
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return secret;
}
