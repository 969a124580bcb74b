import { createHash } from "node:crypto";

/** The same seed on the same day gives the same world. */
export const DEMO_SEED = "sidequest demo 1";

const PREFIX = "de305eed";

/** Id range of demo rows. Real ids are UUIDs of version 4 and never fall into it. */
export const DEMO_ID_RANGE = {
  from: `${PREFIX}-0000-8000-8000-000000000000`,
  to: `${PREFIX}-ffff-8fff-bfff-ffffffffffff`,
} as const;

export function demoId(...parts: readonly (string | number)[]): string {
  const hash = createHash("sha256").update(parts.join("\n")).digest("hex");
  const variant = "89ab"[Number.parseInt(hash.charAt(0), 16) % 4];
  return `${PREFIX}-${hash.slice(1, 5)}-8${hash.slice(5, 8)}-${variant}${hash.slice(8, 11)}-${hash.slice(11, 23)}`;
}
