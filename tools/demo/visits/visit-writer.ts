import type { FunnelEvent } from "#domain/analytics/analytics-events.ts";
import { isAct } from "#domain/analytics/analytics-events.ts";
import type { Arrival, ArrivedEvent, Sender } from "#server/features/analytics/ingest/arrival.ts";
import { visitKey } from "#server/features/analytics/ingest/store-batch.service.ts";

const HEARTBEAT_SECONDS = 120;

/** A tab from its first event to its last, as if it had arrived from a browser. */
export interface DemoVisit {
  readonly key: string;
  readonly arrivals: readonly Arrival[];
}

type Details = Readonly<Record<string, string | number | boolean>>;

/** Records the events of a tab; time advances only through it. */
export class VisitWriter {
  readonly #visitId: string;
  readonly #arrivals: Arrival[] = [];
  #events: ArrivedEvent[] = [];
  #sender: Sender | null;
  #ms: number;
  #number = 0;
  #active = 0;
  #acts = 0;
  #nextBeat = HEARTBEAT_SECONDS;
  #page = { path: "other", name: "", since: 0 };

  constructor(visitId: string, start: Date, device: string, sender: Sender | null = null) {
    this.#visitId = visitId;
    this.#ms = start.getTime();
    this.#sender = sender;
    this.#arrivals.push({ visitId, sender, at: start, device });
  }

  get now(): Date {
    return new Date(this.#ms);
  }

  /** Active time at the screen, with a heartbeat every two minutes. */
  wait(seconds: number): void {
    for (let left = seconds; left > 0; ) {
      const step = Math.min(left, this.#nextBeat - this.#active);
      this.#ms += step * 1_000;
      this.#active += step;
      left -= step;
      if (this.#active < this.#nextBeat) continue;
      this.#nextBeat += HEARTBEAT_SECONDS;
      this.#tell("heartbeat", "", { actionsCount: this.#acts }, { activeSeconds: this.#active });
    }
  }

  view(path: string, name: string, source?: string): void {
    this.#leavePage();
    this.#page = { path, name, since: this.#active };
    this.#tell("page_view", path, null, source ? { source } : {});
  }

  act(action: string, element: string, details: Details | null = null): void {
    this.#tell(action, element, details, {});
  }

  /** Opens a feature, spends time in it and closes it. */
  use(feature: string, seconds: number): void {
    this.wait(seconds);
    this.#tell("feature_used", feature, null, { seconds });
  }

  reach(event: FunnelEvent, element = ""): void {
    const at = this.now;
    this.#arrivals.push({ ...this.#call(), at, funnel: { event, element, at } });
  }

  signIn(sender: Sender): void {
    this.#flush();
    this.#sender = sender;
  }

  end(): DemoVisit {
    this.#leavePage();
    this.#flush();
    this.#arrivals.push({
      ...this.#call(),
      at: this.now,
      activeSeconds: this.#active,
      claimedActions: this.#acts,
    });
    return { key: visitKey(this.#visitId), arrivals: this.#arrivals };
  }

  #call() {
    return { visitId: this.#visitId, sender: this.#sender };
  }

  #leavePage(): void {
    const { name, since } = this.#page;
    if (name) this.#tell("feature_used", name, null, { seconds: this.#active - since });
  }

  #flush(): void {
    if (this.#events.length === 0) return;
    this.#arrivals.push({ ...this.#call(), at: this.now, events: this.#events });
    this.#events = [];
  }

  #tell(action: string, element: string, details: Details | null, more: Partial<ArrivedEvent>): void {
    if (isAct(action)) this.#acts++;
    const page = this.#page.path;
    this.#events.push({
      action,
      element,
      page,
      at: this.now,
      number: ++this.#number,
      details: details && JSON.stringify(details),
      ...more,
    });
  }
}
