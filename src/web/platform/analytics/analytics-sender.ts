import type { ActionEvent } from "#contracts/analytics-ingest.ts";
import { ANALYTICS_PATHS } from "#contracts/analytics-paths.ts";
import { EVENTS_PER_CALL, SENT_AT_ONCE } from "#domain/analytics/analytics-events.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { isMarkedSignedIn } from "../storage/signed-in-cookie.ts";
import { drain, type QueuedEvent, settle, waiting } from "./analytics-queue.ts";
import { wantsPrivacy } from "./analytics-session.ts";

const FLUSH_MS = 10_000;
const FLUSH_AT = 20;
const BACK_OFF_MS = 5_000;
const BACK_OFF_MAX_MS = MS_PER_MINUTE;
const ANSWER_MAX_MS = 20_000;
/** Below the 64 kB limit for beacons: browsers count more than the body towards it. */
const CALL_MAX_BYTES = 60_000;

const { actions: MEMBERS, publicActions: PUBLIC, funnel: FUNNEL, startVisit: START } = ANALYTICS_PATHS;
type AnalyticsPath = (typeof ANALYTICS_PATHS)[keyof typeof ANALYTICS_PATHS];

interface Call {
  path: AnalyticsPath;
  body: string;
  events: readonly QueuedEvent[];
}

/** Sends queued events. An event leaves the queue only once the server has it: none is lost or reordered. */
export function startSender() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: readonly QueuedEvent[] = [];
  let isSending = false;
  let failures = 0;
  let isStopped = false;
  /** The server answered 401: the signed-in cookie can outlive the session. */
  let isRefused = false;

  const flushIn = (ms: number) => {
    if (!isStopped) timer ??= setTimeout(() => void flush(), ms);
  };

  /** Does nothing after a failure: only the back-off timer may end that wait. */
  const look = () => {
    if (isSending || failures > 0 || waiting().length === 0) return;
    if (waiting().length >= FLUSH_AT || waiting().some(isUrgent)) void flush();
    else flushIn(FLUSH_MS);
  };

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (wantsPrivacy()) return void drain();
    isSending = true;
    const isTaken = await sendAll(callsOf(waiting()));
    isSending = false;
    onItsWay = [];
    failures = isTaken ? 0 : failures + 1;
    if (isTaken) look();
    else flushIn(Math.min(BACK_OFF_MS * 2 ** (failures - 1), BACK_OFF_MAX_MS));
  };

  /** A failed call does not stop the others, except when the server is unreachable or answers 429. */
  const sendAll = async (calls: readonly Call[]) => {
    let isTaken = true;
    for (const call of calls) {
      onItsWay = call.events;
      const status = await send(call);
      if (status === 0 || status === 429) return false;
      if (status < 500) settle(call.events);
      else isTaken = false;
    }
    return isTaken;
  };

  const send = async ({ path, body }: Call) => {
    const status = await post(path, body);
    if (status !== 401 || path !== MEMBERS) return status;
    isRefused = true;
    return post(PUBLIC, body);
  };

  const callsOf = (events: readonly QueuedEvent[]) =>
    callsTo(isMarkedSignedIn() && !isRefused ? MEMBERS : PUBLIC, events);

  return {
    look,
    /** Sends by beacon. Events it refuses stay queued, as do all while the server is failing. */
    leave(isLast: boolean): void {
      if (wantsPrivacy()) return void drain();
      if (failures > 0 && !isLast) return;
      const events = isLast ? waiting() : waiting().filter((event) => !onItsWay.includes(event));
      for (const call of callsOf(events)) {
        if (!sendBeacon(call.path, call.body)) return;
        if (failures === 0) settle(call.events);
      }
    },
    /** Sends everything, including events in flight: the server recognises duplicates. */
    async finish(): Promise<void> {
      if (wantsPrivacy()) return void drain();
      const bring = async ({ path, body, events }: Call) => {
        if (isAnswered(await post(path, body))) settle(events);
      };
      await Promise.all(callsOf(waiting()).map(bring));
    },
    /** Called when the connection is back. */
    retry: () => (failures > 0 && !isSending ? void flush() : look()),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function isAnswered(status: number): boolean {
  return status > 0 && status < 500;
}

/** Returns the HTTP status, or 0 if there was no answer. */
export async function post(path: AnalyticsPath, body: string): Promise<number> {
  if (navigator.onLine === false) return 0;
  try {
    const answer = await fetch(path, {
      method: "POST",
      credentials: "include",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body,
      signal: AbortSignal.timeout(ANSWER_MAX_MS),
    });
    // An unread response body keeps the request open.
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}

export function sendBeacon(path: AnalyticsPath, body: string): boolean {
  return navigator.sendBeacon?.(path, new Blob([body], { type: "application/json" })) ?? false;
}

/** Batches actions into few calls; every other event is one call. */
function callsTo(path: AnalyticsPath, events: readonly QueuedEvent[]): Call[] {
  const actions: ActionEvent[] = [];
  const calls: Call[] = [];
  for (const event of events) {
    if ("action" in event) actions.push(event);
    else calls.push({ path: pathOf(event), body: JSON.stringify(event), events: [event] });
  }
  for (const part of parts(actions)) {
    calls.push({ path, body: JSON.stringify({ events: part }), events: part });
  }
  return calls;
}

function pathOf(event: Exclude<QueuedEvent, ActionEvent>): AnalyticsPath {
  return "event" in event ? FUNNEL : START;
}

function parts(events: readonly ActionEvent[]): ActionEvent[][] {
  const all: ActionEvent[][] = [];
  let bytes = 0;
  for (const event of events) {
    const size = new TextEncoder().encode(JSON.stringify(event)).length + 1;
    const last = all.at(-1);
    bytes += size;
    if (last && last.length < EVENTS_PER_CALL && bytes <= CALL_MAX_BYTES) last.push(event);
    else {
      all.push([event]);
      bytes = size;
    }
  }
  return all;
}

function isUrgent(event: QueuedEvent): boolean {
  return "action" in event && SENT_AT_ONCE.has(event.action);
}
