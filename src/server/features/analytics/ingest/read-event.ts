import { createHash } from "node:crypto";
import type { ActionEvent } from "#contracts/analytics-ingest.ts";
import { PAGE_PATHS } from "#contracts/pages/pages.ts";
import {
  ELEMENT_MAX_LENGTH,
  knownAction,
  METADATA_MAX_BYTES,
  NAME_MAX_LENGTH,
  OTHER,
  SEQUENCE_MAX,
  VISIT_ID_MAX_LENGTH,
  VISIT_SECONDS_MAX,
  visitSource,
} from "#domain/analytics/analytics-events.ts";
import { MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { isStorable, isStorableJson } from "#domain/general/storable-text.ts";
import type { ArrivedEvent } from "./arrival.ts";

/** Oldest and newest event time accepted: offline browsers queue events, and clocks may run ahead. */
const OLDEST_MS = 48 * MS_PER_HOUR;
const AHEAD_MS = 5 * MS_PER_MINUTE;

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/u;
const PAGES: ReadonlySet<string> = new Set(PAGE_PATHS);

/** The contract's fields, not yet validated. */
type Unread<T> = { readonly [Field in keyof T]?: unknown };

interface ReadEvent extends ArrivedEvent {
  readonly visitId: string;
}

/**
 * Null if `actionEventSchema` would refuse it. Hand-written instead of using the schema, because it runs for
 * every event and is the most expensive part of ingest. A test checks that both agree.
 */
export function readEvent(raw: unknown, now: Date): ReadEvent | null {
  if (!isRecord(raw) || !isRecord(raw.metadata)) return null;
  const { metadata } = raw;
  const { action, element: claimedElement, page: claimedPage }: Unread<ActionEvent> = raw;
  const { sessionId, timestamp, seq, source, activeTime, seconds, ...details } = metadata;
  if (!isName(action) || action === "" || !isVisitId(sessionId)) return null;
  const kept = keepDetails(details);
  if (kept === undefined) return null;
  const element = isName(claimedElement) ? claimedElement : "";
  const page = isName(claimedPage) ? claimedPage : "";
  const claimedAt = readTime(timestamp);
  const activeSeconds = wholeUpTo(activeTime, VISIT_SECONDS_MAX);
  const usedSeconds = wholeUpTo(seconds, VISIT_SECONDS_MAX);
  return {
    visitId: sessionId,
    action: knownAction(action),
    element: plainLine(element),
    page: PAGES.has(page) ? page : OTHER,
    at: plausibleTime(claimedAt, now),
    number:
      wholeUpTo(seq, SEQUENCE_MAX) ?? numberOf([(claimedAt ?? now).toISOString(), action, element, page]),
    details: kept,
    ...(source !== undefined && { source: visitSource(source) }),
    ...(activeSeconds !== undefined && { activeSeconds }),
    ...(usedSeconds !== undefined && { seconds: usedSeconds }),
  };
}

export function readTime(claimed: unknown): Date | undefined {
  if (typeof claimed !== "string" || !ISO_TIME.test(claimed)) return undefined;
  const at = new Date(claimed);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** The client's time if it is plausible, else the server's. */
export function plausibleTime(claimed: Date | undefined, now: Date): Date {
  if (!claimed) return now;
  const lag = now.getTime() - claimed.getTime();
  return lag <= OLDEST_MS && lag >= -AHEAD_MS ? claimed : now;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value.length <= NAME_MAX_LENGTH && isStorable(value);
}

function isVisitId(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= VISIT_ID_MAX_LENGTH;
}

function wholeUpTo(value: unknown, max: number): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= max
    ? value
    : undefined;
}

/** The details as JSON; null if there are none, undefined if they cannot be stored. */
function keepDetails(details: Record<string, unknown>): string | null | undefined {
  for (const _any in details) {
    const json = JSON.stringify(details);
    const isFit = Buffer.byteLength(json) <= METADATA_MAX_BYTES && isStorableJson(json);
    return isFit ? json : undefined;
  }
  return null;
}

/** Collapses to one line and truncates. */
export function plainLine(value: string): string {
  const line = /[\p{Cc}\p{Cf}\s]/u.test(value) ? value.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim() : value;
  return line.length > ELEMENT_MAX_LENGTH ? [...line].slice(0, ELEMENT_MAX_LENGTH).join("") : line;
}

/**
 * Event number for senders that do not number their events: a hash, so that the same event at the same time
 * gets the same number. Negative, so that it never equals a sender's number.
 */
function numberOf(parts: readonly unknown[]): number {
  return -1 - (createHash("sha1").update(JSON.stringify(parts)).digest().readUInt32BE() % SEQUENCE_MAX);
}
