import { randomId } from "../random-id.ts";
import { isMarkedSignedIn } from "../storage/signed-in-cookie.ts";
import { tabStore } from "../storage/storage.ts";

const SESSION_KEY = "analyticsSession";
const OPEN_KEY = "analyticsOpen";

/** What a tab knows of itself, from page to page, until it closes or somebody signs out. */
export interface TabSession {
  /** Random. */
  readonly id: string;
  /** Of the last event. */
  seq: number;
  /** How often the person did something. */
  actions: number;
  activeSeconds: number;
  /** Whether its first page view, which tells where it came from, is counted. */
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

/** The next event belongs to a new session. */
export function renewSession(): void {
  unstored = undefined;
  tabStore.remove(SESSION_KEY);
}

/** A tab that is duplicated brings its neighbour's session along, marked as open: two tabs must not count as one. */
export function openTab(): void {
  if (tabStore.get(OPEN_KEY)) renewSession();
  if (!wantsPrivacy()) tabStore.set(OPEN_KEY, "1");
}

/** The page goes; the tab may go on to another one. */
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

/** Members agreed to the privacy text; a visitor's browser setting speaks for the visitor. */
export function wantsPrivacy(): boolean {
  if (isMarkedSignedIn()) return false;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}

/** The campaign's word, else the page before, if it was not one of ours. */
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
