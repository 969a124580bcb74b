import { createHash } from "node:crypto";

/** Nobody signs in by this issuer: made-up people are told from others by it. */
export const DEMO_ISSUER = "demo";

/** The same seed on the same day gives the same world. */
export const DEMO_SEED = "sidequest demo 1";

const PREFIX = "de305eed";

/** Ids of made-up rows lie in here. Real ones are of version 4 and never meet them. */
export const DEMO_ID_RANGE = {
  from: `${PREFIX}-0000-8000-8000-000000000000`,
  to: `${PREFIX}-ffff-8fff-bfff-ffffffffffff`,
} as const;

export function demoId(...parts: readonly (string | number)[]): string {
  const hash = createHash("sha256").update(parts.join("\n")).digest("hex");
  const variant = "89ab"[Number.parseInt(hash.charAt(0), 16) % 4];
  return `${PREFIX}-${hash.slice(1, 5)}-8${hash.slice(5, 8)}-${variant}${hash.slice(8, 11)}-${hash.slice(11, 23)}`;
}
