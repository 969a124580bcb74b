import type { FunnelEvent } from "#domain/analytics/analytics-events.ts";

/** Who sent it; the session decides, never the body. */
export interface Sender {
  readonly id: string;
  readonly signedUpAt: Date;
}

/** One event as it is kept: names are known ones, the time is plausible, nothing is nested too deep. */
export interface ArrivedEvent {
  readonly action: string;
  readonly element: string;
  readonly page: string;
  readonly at: Date;
  /** Tells a repeat from a new event. */
  readonly number: number;
  /** What else was told, as JSON. */
  readonly details: string | null;
  /** On a visit's first page view. */
  readonly source?: string;
  /** What a heartbeat says of the visit so far, in seconds. */
  readonly activeSeconds?: number;
  /** How long a feature was in use. */
  readonly seconds?: number;
}

/** What one call tells about one visit. */
export interface Arrival {
  /** The tab's own id. */
  readonly visitId: string;
  readonly sender: Sender | null;
  readonly at: Date;
  readonly events?: readonly ArrivedEvent[];
  readonly funnel?: { readonly event: FunnelEvent; readonly element: string; readonly at: Date };
  readonly device?: string;
  readonly activeSeconds?: number;
  readonly claimedActions?: number;
}
