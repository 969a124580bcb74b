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
/** The limit is 64 kB; browsers count more than the body into what a page may leave behind. */
const CALL_MAX_BYTES = 60_000;

const { actions: MEMBERS, publicActions: PUBLIC, funnel: FUNNEL, startVisit: START } = ANALYTICS_PATHS;
type AnalyticsPath = (typeof ANALYTICS_PATHS)[keyof typeof ANALYTICS_PATHS];

interface Call {
  path: AnalyticsPath;
  body: string;
  events: readonly QueuedEvent[];
}

/** Brings what waits to the server. An event leaves the queue once the server has it, so that order and number stay. */
export function startSender() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: readonly QueuedEvent[] = [];
  let isSending = false;
  let failures = 0;
  let isStopped = false;
  /** The mark of a sign-in outlives the sign-in itself. */
  let isRefused = false;

  const flushIn = (ms: number) => {
    if (!isStopped) timer ??= setTimeout(() => void flush(), ms);
  };

  /** The timer that waits after a failure is the only one that may end the waiting. */
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

  /** One call that fails does not hold up the others, unless nobody is there or it is too much for the server. */
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
    /** A beacon takes what waits along. What it cannot take stays, and so does what a failing server may not get. */
    leave(isLast: boolean): void {
      if (wantsPrivacy()) return void drain();
      if (failures > 0 && !isLast) return;
      const events = isLast ? waiting() : waiting().filter((event) => !onItsWay.includes(event));
      for (const call of callsOf(events)) {
        if (!sendBeacon(call.path, call.body)) return;
        if (failures === 0) settle(call.events);
      }
    },
    /** All that waits, also what is on its way: the server knows what it has. */
    async finish(): Promise<void> {
      if (wantsPrivacy()) return void drain();
      const bring = async ({ path, body, events }: Call) => {
        if (isAnswered(await post(path, body))) settle(events);
      };
      await Promise.all(callsOf(waiting()).map(bring));
    },
    /** The connection is back. */
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

/** The status, or 0 where nobody answered. */
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
    // An answer that nobody reads keeps its request open.
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}

export function sendBeacon(path: AnalyticsPath, body: string): boolean {
  return navigator.sendBeacon?.(path, new Blob([body], { type: "application/json" })) ?? false;
}

/** Actions together, each other step by itself. */
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
