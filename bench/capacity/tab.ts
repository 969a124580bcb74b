import { SENT_AT_ONCE } from "#domain/analytics/analytics-events.ts";
import type { Kind } from "./kinds.ts";

/** As in src/web/platform: analytics-sender.ts and analytics-presence.ts. */
const FLUSH_SECONDS = 10;
const FLUSH_AT = 20;
const HEARTBEAT_SECONDS = 120;
const PING_SECONDS = { watched: 30, other: 60 };

export interface TrackedEvent {
  readonly action: string;
  readonly element: string;
}

export interface PlannedCall {
  readonly kind: Kind;
  /** Seconds since the start of the visit. */
  readonly atSeconds: number;
  readonly events?: readonly TrackedEvent[];
}

/** A tab like the web client's: turns what happens in it into the client's calls and their times. */
export class Tab {
  readonly calls: PlannedCall[] = [];
  readonly #isMember: boolean;
  #now = 0;
  #waiting: TrackedEvent[] = [];
  #flushAt = Number.POSITIVE_INFINITY;
  /** Nothing is sent before the first page is shown. */
  #pingAt = Number.POSITIVE_INFINITY;
  #lastPing = Number.NEGATIVE_INFINITY;
  #pingEvery = PING_SECONDS.other;
  #beatAt = HEARTBEAT_SECONDS;
  #isAnnounced: boolean;

  constructor(isMember: boolean) {
    this.#isMember = isMember;
    this.#isAnnounced = !isMember;
  }

  get seconds(): number {
    return this.#now;
  }

  call(kind: Kind): void {
    this.calls.push({ kind, atSeconds: this.#now });
  }

  track(action: string, element: string): void {
    this.#waiting.push({ action, element });
    if (SENT_AT_ONCE.has(action) || this.#waiting.length >= FLUSH_AT) this.#flush();
    else this.#flushAt = Math.min(this.#flushAt, this.#now + FLUSH_SECONDS);
  }

  /** A page is shown; a ping is due if the last one is long enough ago. */
  view(path: string, isWatched: boolean): void {
    this.#pingEvery = this.#isMember && isWatched ? PING_SECONDS.watched : PING_SECONDS.other;
    this.#pingAt = Math.max(this.#now, this.#lastPing + this.#pingEvery);
    this.track("page_view", path);
    this.#wakeUp();
  }

  wait(seconds: number): void {
    const end = this.#now + seconds;
    for (;;) {
      const next = Math.min(this.#flushAt, this.#pingAt, this.#beatAt);
      if (next > end) break;
      this.#now = next;
      this.#wakeUp();
    }
    this.#now = end;
  }

  /** A beacon sends the queued events and, for a member, the duration. */
  leave(feature: string): void {
    this.track("feature_used", feature);
    this.#flush();
    if (this.#isMember) this.call("visit end");
  }

  #wakeUp(): void {
    if (this.#now >= this.#pingAt) {
      this.#lastPing = this.#now;
      this.#pingAt = this.#now + this.#pingEvery;
      this.call("ping");
    }
    if (this.#now >= this.#beatAt) {
      this.#beatAt += HEARTBEAT_SECONDS;
      this.track("heartbeat", "");
    }
    if (this.#now >= this.#flushAt) this.#flush();
  }

  #flush(): void {
    this.#flushAt = Number.POSITIVE_INFINITY;
    if (!this.#isAnnounced) this.call("visit start");
    this.#isAnnounced = true;
    if (this.#waiting.length === 0) return;
    const kind = this.#isMember ? "events" : "visitor's events";
    this.calls.push({ kind, atSeconds: this.#now, events: this.#waiting });
    this.#waiting = [];
  }
}
