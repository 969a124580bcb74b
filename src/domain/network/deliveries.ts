import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from "../general/durations.ts";

/** What becomes of a message to an address outside. */
export const DELIVERY_STATES = ["waiting", "sent", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const RETRY_AFTER_MS = [
  30 * MS_PER_SECOND,
  2 * MS_PER_MINUTE,
  10 * MS_PER_MINUTE,
  MS_PER_HOUR,
  3 * MS_PER_HOUR,
  6 * MS_PER_HOUR,
  12 * MS_PER_HOUR,
];

/** After so many attempts, spread over about a day, a message is given up. */
export const ATTEMPTS_MAX = RETRY_AFTER_MS.length + 1;

/** How long to wait after so many failed attempts; null to give up. */
export function retryDelayMs(attempts: number): number | null {
  return RETRY_AFTER_MS[attempts - 1] ?? null;
}
