import type { ActionEvent, FunnelStep, VisitStart } from "#contracts/analytics-ingest.ts";
import { PAGE_PATHS } from "#contracts/pages/pages.ts";
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
import { rememberAction } from "./last-actions.ts";

const QUEUE_LIMIT = 500;
const FAREWELL_MS = 1_000;
const KEPT_KEY = "analyticsWaiting";

type Metadata = Record<string, string | number | boolean>;

/** As it travels. */
export type QueuedEvent = ActionEvent | FunnelStep | VisitStart;

/** Whatever sends, and what else goes on while a page is open: fetched after the first paint. */
interface Capture {
  notice(event: QueuedEvent): void;
  /** Hands over what waits, at once. */
  leave(isLast: boolean): void;
  /** Brings what waits; resolves when the server has answered. */
  finish(): Promise<void>;
  stop(): void;
}

let queue: QueuedEvent[] = [];
let capture: Capture | undefined;
let pageName = "";
let memberId: string | undefined;

/** Who is signed in. */
export function rememberMember(id: string): void {
  memberId = id;
}

/** Something the person did. `element` names what was pressed; typed text never goes in here. */
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

/** A page is really there. `name` is what it is called among the features. */
export function viewPage(path: string, name: string): void {
  pageName = name;
  track("page_view", pagePath(path));
}

/** Whatever else somebody wrote into the address is their own. */
function pagePath(path: string): string {
  return PAGE_PATHS.find((known) => known === path) ?? OTHER;
}

export function currentPath(): string {
  return pagePath(window.location.pathname);
}

export function shownPage(): string {
  return pageName;
}

/** A step on the way from visitor to founder. */
export function funnel(event: FunnelEvent, metadata: Metadata = {}): void {
  if (wantsPrivacy()) return;
  const who = memberId === undefined ? {} : { userId: memberId };
  // The server goes by its session, whoever the body names.
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

/** Those that the server has, or will never take. The others keep their order. */
export function settle(events: readonly QueuedEvent[]): void {
  const settled = new Set(events);
  queue = queue.filter((event) => !settled.has(event));
}

/** Hands over what waits and empties the queue. */
export function drain(): QueuedEvent[] {
  const all = queue;
  queue = [];
  return all;
}

export function joinCapture(next: Capture): void {
  capture?.stop();
  capture = next;
}

/** While the server still knows who it was. Nobody waits for it for long. */
export async function sendBeforeSignOut(): Promise<void> {
  if (capture)
    await Promise.race([capture.finish(), new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))]);
}

/** Whoever comes next in this tab is somebody else. */
export function forgetSession(): void {
  capture?.stop();
  capture = undefined;
  memberId = undefined;
  drain();
  tabStore.remove(KEPT_KEY);
  renewSession();
}

/** The page goes: what could not be handed over waits for the next one in this tab. */
export function keepWaiting(): void {
  capture?.leave(true);
  const left = drain();
  if (left.length > 0) tabStore.set(KEPT_KEY, JSON.stringify(left));
}

/** What the page before could not hand over comes first. */
export function takeKept(): void {
  const kept = tabStore.get(KEPT_KEY);
  if (!kept) return;
  tabStore.remove(KEPT_KEY);
  try {
    queue = [...(JSON.parse(kept) as QueuedEvent[]), ...queue].slice(-QUEUE_LIMIT);
  } catch {
    // Not ours.
  }
}
