import type { FunnelEvent } from "#domain/analytics/analytics-events.ts";

/** The signed-in sender, taken from the session, never from the body. */
export interface Sender {
  readonly id: string;
  readonly signedUpAt: Date;
}

/** A validated event: known names, plausible time, limited nesting. */
export interface ArrivedEvent {
  readonly action: string;
  readonly element: string;
  readonly page: string;
  readonly at: Date;
  /** Sequence number: distinguishes a repeat from a new event. */
  readonly number: number;
  /** Further fields, as JSON. */
  readonly details: string | null;
  /** Traffic source; set on a visit's first page view. */
  readonly source?: string;
  /** From a heartbeat: the visit's active time so far. */
  readonly activeSeconds?: number;
  /** How long a feature was in use. */
  readonly seconds?: number;
}

/** What one call reports about one visit. */
export interface Arrival {
  /** The browser tab's id. */
  readonly visitId: string;
  readonly sender: Sender | null;
  readonly at: Date;
  readonly events?: readonly ArrivedEvent[];
  readonly funnel?: { readonly event: FunnelEvent; readonly element: string; readonly at: Date };
  readonly device?: string;
  readonly activeSeconds?: number;
  readonly claimedActions?: number;
}
