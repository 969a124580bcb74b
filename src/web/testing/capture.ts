import { onTestFinished, vi } from "vitest";
import type { ActionEvent } from "#contracts/analytics-ingest.ts";
import { startCapture } from "../platform/analytics/analytics-capture.ts";
import { drain, forgetSession, type QueuedEvent, viewPage } from "../platform/analytics/analytics-queue.ts";
import { forgetActions } from "../platform/analytics/last-actions.ts";
import { type Answers, stubServer } from "./stub-server.ts";

export const MEMBERS = "/api/analytics/actions";
export const PUBLIC = "/api/analytics/actions/public";
export const FUNNEL = "/api/analytics/funnel";
export const START = "/api/analytics/session/start";
export const END = "/api/analytics/session/end";
export const ONLINE = "/api/analytics/online";

const TAKEN: Answers = Object.fromEntries(
  [MEMBERS, PUBLIC, FUNNEL, START, ONLINE].map((path) => [`POST ${path}`, { json: { ok: true } }]),
);

/** For tests: a newly opened tab with frozen time and a server that accepts everything. */
export function openTabForTest(answers: Answers = {}) {
  vi.useFakeTimers();
  viewPage("/", "");
  sessionStorage.clear();
  forgetSession();
  forgetActions();
  const asked = stubServer({ ...TAKEN, ...answers });
  const beacons = stubBeacon();
  onTestFinished(() => {
    forgetSession();
    vi.useRealTimers();
  });
  return {
    asked,
    beacons,
    start: startCapture,
    /** The bodies of the calls to one path. */
    bodies: (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body),
    /** The events sent to one path, as "action element", in order. */
    elements: (path: string) =>
      asked.filter((call) => call.path === path).flatMap(({ body }) => elementsOf(eventsOf(body))),
  };
}

export function elementsOf(events: readonly QueuedEvent[]): string[] {
  return events.flatMap((event) => ("action" in event ? [`${event.action} ${event.element}`.trim()] : []));
}

export function drainActions(): ActionEvent[] {
  return drain().filter((event) => "action" in event);
}

export function eventsOf(body: unknown): ActionEvent[] {
  return (body as { events: ActionEvent[] }).events;
}

/** Stubs `sendBeacon`, which jsdom lacks. `refuses` simulates a full beacon quota. */
export function stubBeacon() {
  const sent: { path: string; body: string }[] = [];
  const state = { refuses: false };
  const bodies = new Map<Blob, string>();
  class ReadableBlob extends Blob {
    constructor(parts: string[], options: BlobPropertyBag) {
      super(parts, options);
      bodies.set(this, parts.join(""));
    }
  }
  vi.stubGlobal("Blob", ReadableBlob);
  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (path: string, blob: Blob) => {
      if (!state.refuses) sent.push({ path, body: bodies.get(blob) ?? "" });
      return !state.refuses;
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "sendBeacon");
  });
  return Object.assign(state, {
    sent: (path: string) => sent.filter((beacon) => beacon.path === path).map(({ body }) => JSON.parse(body)),
    all: sent,
  });
}

export function setHidden(isHidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

export function browserSays(setting: { doNotTrack?: string; globalPrivacyControl?: boolean }): void {
  for (const [name, value] of Object.entries(setting)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  onTestFinished(() => {
    for (const name of Object.keys(setting)) Reflect.deleteProperty(navigator, name);
  });
}
