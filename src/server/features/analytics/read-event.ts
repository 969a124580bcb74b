import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { PAGE_PATHS } from "#contracts/pages.ts";
import { text } from "#contracts/text.ts";
import { instant } from "#contracts/time.ts";
import {
  ELEMENT_MAX_LENGTH,
  knownAction,
  METADATA_MAX_BYTES,
  OTHER,
  visitSource,
} from "#domain/analytics-events.ts";
import type { ArrivedEvent } from "./arrival.ts";

const HOUR_MS = 3_600_000;
/** A queue may wait in a browser that is offline; a clock may be a little ahead. */
const OLDEST_MS = 48 * HOUR_MS;
const AHEAD_MS = 5 * 60_000;

const NUMBER_MAX = 2_000_000_000;
const seconds = z.catch(z.optional(z.int().check(z.gte(0), z.lte(86_400))), undefined);

const metadataSchema = z.looseObject({
  sessionId: z.string().check(z.minLength(1), z.maxLength(100)),
  timestamp: z.optional(z.unknown()),
  seq: z.catch(z.optional(z.int().check(z.gte(1), z.lte(NUMBER_MAX))), undefined),
  source: z.optional(z.unknown()),
  activeTime: seconds,
  seconds,
});

const eventSchema = z.object({
  action: text(100).check(z.minLength(1)),
  element: z.catch(z.optional(text(500)), undefined),
  page: z.catch(z.optional(text(500)), undefined),
  metadata: metadataSchema.check(
    z.refine((value) => Buffer.byteLength(JSON.stringify(value)) <= METADATA_MAX_BYTES, "is too large"),
    z.refine((value) => !JSON.stringify(value).includes("\\u0000"), "has unreadable characters"),
  ),
});

/** A client's time where it is believable, else ours. */
export function believableTime(claimed: unknown, now: Date): Date {
  const at = instant().safeParse(claimed).data;
  const lag = at ? now.getTime() - at.getTime() : Number.NaN;
  return at && lag <= OLDEST_MS && lag >= -AHEAD_MS ? at : now;
}

/** Null where it is no event that can be kept. */
export function readEvent(raw: unknown, now: Date): (ArrivedEvent & { visitId: string }) | null {
  const parsed = eventSchema.safeParse(raw);
  if (!parsed.success) return null;
  const { action, element, page, metadata } = parsed.data;
  const { sessionId, timestamp, seq, source, activeTime, seconds, ...details } = metadata;
  const claimed = instant().safeParse(timestamp).data;
  return {
    visitId: sessionId,
    action: knownAction(action),
    element: plainLine(element ?? "").slice(0, ELEMENT_MAX_LENGTH),
    page: pageName(page),
    at: believableTime(timestamp, now),
    number: seq ?? numberOf([claimed?.toISOString() ?? now.toISOString(), action, element, page]),
    details: Object.keys(details).length > 0 ? details : null,
    ...(source !== undefined && { source: visitSource(source) }),
    ...(activeTime !== undefined && { activeSeconds: activeTime }),
    ...(seconds !== undefined && { seconds }),
  };
}

/** Pages of ours by their path; anything else is `other`. */
function pageName(path = ""): string {
  return PAGE_PATHS.find((known) => known === path) ?? OTHER;
}

function plainLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
}

/** For senders that do not count their events: the same event at the same moment is the same event. Negative, so as not to meet a counted one. */
function numberOf(parts: readonly unknown[]): number {
  return -1 - (createHash("sha1").update(JSON.stringify(parts)).digest().readUInt32BE() % NUMBER_MAX);
}
