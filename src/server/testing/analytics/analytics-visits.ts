import { FUNNEL_EVENTS, type FunnelEvent } from "#domain/analytics/analytics-events.ts";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Arrival, ArrivedEvent } from "#server/features/analytics/ingest/arrival.ts";
import { createIngest } from "#server/features/analytics/ingest/ingest.service.ts";
import { sumUp } from "#server/features/analytics/sums/rollup.service.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { Chance } from "./analytics-chance.ts";

/** Days around the edge of every time window, so that tests cover each edge. */
const DAYS_AGO = [
  0, 0, 0, 1, 1, 2, 3, 5, 6, 7, 8, 13, 20, 28, 29, 30, 31, 40, 45, 58, 59, 60, 61, 75, 88, 89, 90,
];

export interface RandomVisit {
  readonly person: { readonly id: string; readonly created_at: Date } | null;
  readonly source: string;
  readonly activeSeconds: number;
  readonly events: readonly (ArrivedEvent & { at: Date })[];
  readonly funnel: readonly { event: FunnelEvent; at: Date }[];
}

export const startOf = ({ events }: RandomVisit): Date => (events[0] as ArrivedEvent).at;

/** Random visits of members and anonymous visitors, with all kinds of events. */
export function makeVisits(
  chance: Chance,
  people: readonly { id: string; created_at: Date }[],
  now: Date,
  count: number,
): RandomVisit[] {
  return Array.from({ length: count }, () => {
    const start = new Date(
      now.getTime() - chance.pick(DAYS_AGO) * MS_PER_DAY - chance.below(MS_PER_DAY - 1) - 1,
    );
    const candidate = chance.isLucky(0.7) ? chance.pick(people) : null;
    const person = candidate && candidate.created_at <= start ? candidate : null;
    const isShort = chance.isLucky(0.25);
    return {
      person,
      source: chance.pick(["Direct", "newsletter", "example.org", "a friend"]),
      activeSeconds: isShort ? chance.below(12) : chance.below(9_000),
      events: makeEvents(chance, start, isShort ? chance.below(2) : chance.below(12), now),
      funnel: FUNNEL_EVENTS.filter(() => chance.isLucky(0.15)).map((event) => ({
        event,
        at: new Date(Math.min(now.getTime(), start.getTime() + chance.below(5 * MS_PER_MINUTE))),
      })),
    };
  });
}

const ELEMENTS = ["Start", "Complete quest", "a|b", "<script>alert(1)</script>", "Café", ""];
const ACTIONS = ["button_click", "link_click", "task_complete", "share", "other"];

function makeEvents(chance: Chance, start: Date, more: number, now: Date): ArrivedEvent[] {
  const first = { action: "page_view", element: "/app", page: "/app", at: start, number: 1, details: null };
  const rest = Array.from({ length: more }, (_, index): ArrivedEvent => {
    const at = new Date(Math.min(now.getTime(), start.getTime() + chance.below(90 * MS_PER_MINUTE)));
    const base = { page: "/app", at, number: index + 2, details: null };
    const kind = chance.below(10);
    if (kind < 6) return { ...base, action: chance.pick(ACTIONS), element: chance.pick(ELEMENTS) };
    if (kind < 7) return { ...base, action: "page_view", element: "/leaderboard" };
    if (kind < 9) {
      const element = chance.pick(["Profile", "Leaderboard", "Mentor", "Dashboard", "Toolbox", "Share"]);
      return { ...base, action: "feature_used", element, seconds: chance.below(600) };
    }
    return chance.isLucky(0.2)
      ? { ...base, action: "client_error", element: "TypeError" }
      : { ...base, action: "heartbeat", element: "" };
  });
  return [first, ...rest];
}

/** Sends the visits through the ingest, like the browser's calls, and updates the sums. */
export async function sendVisits(db: Db, visits: readonly RandomVisit[]): Promise<void> {
  const ingest = createIngest(db);
  await Promise.all(visits.flatMap((visit, index) => arrivalsOf(visit, index).map(ingest.take)));
  await sumUp(db);
}

function arrivalsOf(visit: RandomVisit, index: number): Arrival[] {
  const sender = visit.person && { id: visit.person.id, signedUpAt: visit.person.created_at };
  const [first, ...rest] = visit.events as [ArrivedEvent, ...ArrivedEvent[]];
  const events = [{ ...first, source: visit.source, activeSeconds: visit.activeSeconds }, ...rest];
  const base = { visitId: `tab ${index}`, sender, at: first.at };
  return [
    { ...base, events },
    ...visit.funnel.map((step) => ({ ...base, funnel: { ...step, element: "" } })),
  ];
}
