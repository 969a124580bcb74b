import { randomId } from "../random-id.ts";
import { isMarkedSignedIn } from "../storage/signed-in-cookie.ts";
import { tabStore } from "../storage/storage.ts";

const SESSION_KEY = "analyticsSession";
const OPEN_KEY = "analyticsOpen";

/** A tab's analytics session. Kept across pages until the tab closes or the person signs out. */
export interface TabSession {
  /** Random UUID. */
  readonly id: string;
  /** Sequence number of the last event. */
  seq: number;
  /** Number of user actions. */
  actions: number;
  activeSeconds: number;
  /** Whether the first page view, which carries the referrer, has been recorded. */
  hasArrived: boolean;
}

let unstored: TabSession | undefined;

export function tabSession(): TabSession {
  const session = readStored() ?? unstored ?? begin();
  unstored = session;
  return session;
}

export function keepSession(session: TabSession): void {
  unstored = session;
  tabStore.set(SESSION_KEY, JSON.stringify(session));
}

/** Ends the session; the next event starts a new one. */
export function renewSession(): void {
  unstored = undefined;
  tabStore.remove(SESSION_KEY);
}

/** A duplicated tab copies its session store, marked as open: it gets a new session, to count as its own. */
export function openTab(): void {
  if (tabStore.get(OPEN_KEY)) renewSession();
  if (!wantsPrivacy()) tabStore.set(OPEN_KEY, "1");
}

/** The page is being left; the tab may load another one. */
export function closeTab(): void {
  tabStore.remove(OPEN_KEY);
}

function begin(): TabSession {
  const session = { id: randomId(), seq: 0, actions: 0, activeSeconds: 0, hasArrived: false };
  keepSession(session);
  return session;
}

function readStored(): TabSession | undefined {
  try {
    const stored = JSON.parse(tabStore.get(SESSION_KEY) ?? "null") as TabSession | null;
    return stored?.id ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Honours Do Not Track and Global Privacy Control of visitors. Members agreed to the privacy policy. */
export function wantsPrivacy(): boolean {
  if (isMarkedSignedIn()) return false;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}

/** The campaign parameter, else the referrer if it is another site. */
export function arrivalSource(): string | undefined {
  const campaign = new URLSearchParams(window.location.search).get("utm_source");
  if (campaign) return campaign.slice(0, 60);
  try {
    const { host, hostname } = new URL(document.referrer);
    return host === window.location.host ? undefined : hostname.slice(0, 60);
  } catch {
    return undefined;
  }
}
