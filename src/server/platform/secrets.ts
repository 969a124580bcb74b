import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const SECRET_BYTES = 32;
const TOKEN_BYTES = 32;

export function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** Tokens are stored only as this hash. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Derives a separate secret for each purpose from the instance's secret. */
export function deriveSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}

/** Constant-time comparison. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hashToken(given), hashToken(expected));
}

/** The instance's secret; created once in the data folder if none is configured. */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "session-secret");
  const known = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    // Any other error must not lead to a new secret that overwrites the old one.
    if (error.code !== "ENOENT") throw error;
    return "";
  });
  if (known.trim()) return known.trim();
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return secret;
}
