import { rememberAction } from "./last-actions.ts";
import { randomId } from "./random-id.ts";
import { isMarkedSignedIn } from "./signed-in-cookie.ts";
import { tabStore } from "./storage.ts";

const QUEUE_LIMIT = 500;
const SESSION_ID_KEY = "analyticsSessionId";

export type Metadata = Record<string, string | number | boolean>;

export type FunnelEvent =
  | "landing_page_view"
  | "cta_click"
  | "signup_attempt"
  | "onboarding_start"
  | "onboarding_completion"
  | "first_task_created"
  | "first_task_completed";

interface Seen {
  page: string;
  sessionId: string;
  /** ISO time */
  timestamp: string;
  metadata: Metadata;
}

export type QueuedEvent = Seen &
  ({ kind: "action"; action: string; element: string } | { kind: "funnel"; event: FunnelEvent });

let queue: QueuedEvent[] = [];

/** Something the person did. `element` names what was pressed; typed text never goes in here. */
export function track(action: string, element: string, metadata: Metadata = {}): void {
  rememberAction(`${action} ${element}`);
  push({ kind: "action", action, element, ...seen(metadata) });
}

/** A step on the way from visitor to founder. */
export function funnel(event: FunnelEvent, metadata: Metadata = {}): void {
  push({ kind: "funnel", event, ...seen(metadata) });
}

/** Hands over what waits and empties the queue. */
export function drain(): QueuedEvent[] {
  const waiting = queue;
  queue = [];
  return waiting;
}

function push(event: QueuedEvent): void {
  if (wantsPrivacy()) return;
  queue.push(event);
  if (queue.length > QUEUE_LIMIT) queue.shift();
}

function seen(metadata: Metadata): Seen {
  const timestamp = new Date().toISOString();
  return { page: window.location.pathname, sessionId: sessionId(), timestamp, metadata };
}

let unstoredId: string | undefined;

/** One for each tab, gone when it closes. */
export function sessionId(): string {
  const stored = tabStore.get(SESSION_ID_KEY) ?? unstoredId;
  if (stored) return stored;
  unstoredId = randomId();
  tabStore.set(SESSION_ID_KEY, unstoredId);
  return unstoredId;
}

/** Members agreed to the privacy text; a visitor's browser setting speaks for the visitor. */
function wantsPrivacy(): boolean {
  if (isMarkedSignedIn()) return false;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
