import type { ActionEvent, FunnelStep, VisitStart } from "#contracts/analytics-ingest.ts";
import { ELEMENT_MAX_LENGTH, type FunnelEvent, isAct, OTHER } from "#domain/analytics/analytics-events.ts";
import { tabStore } from "../storage/storage.ts";
import {
  arrivalSource,
  keepSession,
  renewSession,
  type TabSession,
  tabSession,
  wantsPrivacy,
} from "./analytics-session.ts";
import { knownPages } from "./known-pages.ts";
import { rememberAction } from "./last-actions.ts";

const QUEUE_LIMIT = 500;
const FAREWELL_MS = 1_000;
const KEPT_KEY = "analyticsWaiting";

type Metadata = Record<string, string | number | boolean>;

/** An event as sent to the server. */
export type QueuedEvent = ActionEvent | FunnelStep | VisitStart;

/** The sender and the watchers of an open page; loaded after the first paint. */
interface Capture {
  notice(event: QueuedEvent): void;
  /** Sends queued events at once by beacon. */
  leave(isLast: boolean): void;
  /** Sends queued events; resolves when the server has answered. */
  finish(): Promise<void>;
  stop(): void;
}

let queue: QueuedEvent[] = [];
let capture: Capture | undefined;
let pageName = "";
let memberId: string | undefined;

/** Sets the signed-in person's id for funnel events. */
export function rememberMember(id: string): void {
  memberId = id;
}

/** Records an action. `element` names the pressed control; never pass typed text. */
export function track(action: string, element: string, metadata: Metadata = {}): void {
  rememberAction(action, element);
  if (wantsPrivacy()) return;
  const session = tabSession();
  const source = action === "page_view" && !session.hasArrived ? arrivalSource() : undefined;
  session.seq += 1;
  if (isAct(action)) session.actions += 1;
  if (action === "page_view") session.hasArrived = true;
  keepSession(session);
  push({
    action,
    element: element.slice(0, ELEMENT_MAX_LENGTH),
    page: currentPath(),
    metadata: {
      ...metadata,
      ...(source && { source }),
      sessionId: session.id,
      timestamp: new Date().toISOString(),
      seq: session.seq,
    },
  });
}

/** Records that a page has been shown. `name` is its feature name. */
export function viewPage(path: string, name: string): void {
  pageName = name;
  track("page_view", pagePath(path));
}

/** Unknown paths are recorded as `OTHER`: they may contain personal text. */
function pagePath(path: string): string {
  return knownPages.paths.find((known) => known === path) ?? OTHER;
}

export function currentPath(): string {
  return pagePath(window.location.pathname);
}

export function shownPage(): string {
  return pageName;
}

/** Records a step on the way from visitor to founder. */
export function funnel(event: FunnelEvent, metadata: Metadata = {}): void {
  if (wantsPrivacy()) return;
  const who = memberId === undefined ? {} : { userId: memberId };
  // The server trusts its own session, not the id in the body.
  push({ event, sessionId: tabSession().id, ...who, timestamp: new Date().toISOString(), metadata });
}

export function announceSession({ id }: TabSession): void {
  push({ sessionId: id, userAgent: navigator.userAgent.slice(0, 500) });
}

function push(event: QueuedEvent): void {
  queue.push(event);
  if (queue.length > QUEUE_LIMIT) queue.shift();
  capture?.notice(event);
}

export function waiting(): readonly QueuedEvent[] {
  return queue;
}

/** Removes events the server has accepted or will never accept. The others keep their order. */
export function settle(events: readonly QueuedEvent[]): void {
  const settled = new Set(events);
  queue = queue.filter((event) => !settled.has(event));
}

/** Empties the queue and returns its events. */
export function drain(): QueuedEvent[] {
  const all = queue;
  queue = [];
  return all;
}

export function joinCapture(next: Capture): void {
  capture?.stop();
  capture = next;
}

/** Sends queued events while the session is still valid; gives up after `FAREWELL_MS`. */
export async function sendBeforeSignOut(): Promise<void> {
  if (capture)
    await Promise.race([capture.finish(), new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))]);
}

/** Clears everything, so the next person in this tab gets a new session. */
export function forgetSession(): void {
  capture?.stop();
  capture = undefined;
  memberId = undefined;
  drain();
  tabStore.remove(KEPT_KEY);
  renewSession();
}

/** The page is being left: unsent events are stored for the next page in this tab. */
export function storeUnsent(): void {
  capture?.leave(true);
  const left = drain();
  if (left.length > 0) tabStore.set(KEPT_KEY, JSON.stringify(left));
}

/** Puts events that the previous page could not send at the front of the queue. */
export function restoreUnsent(): void {
  const kept = tabStore.get(KEPT_KEY);
  if (!kept) return;
  tabStore.remove(KEPT_KEY);
  try {
    queue = [...(JSON.parse(kept) as QueuedEvent[]), ...queue].slice(-QUEUE_LIMIT);
  } catch {
    // Not valid JSON, so not written by us.
  }
}
