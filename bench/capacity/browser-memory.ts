import { randomUUID } from "node:crypto";
import type { TrackedEvent } from "./tab.ts";

export interface KnownQuest {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly xpReward: number;
  readonly isCompleted: boolean;
}

/** Thrown if the person lacks the data for this call; no call is made. */
export class NothingToDo extends Error {}

/** What one browser knows from earlier responses and needs for its next call. */
export class BrowserMemory {
  open: readonly KnownQuest[] = [];
  /** The quest just completed or rejected. */
  #doing: KnownQuest | undefined;
  /** The award of the latest completion. */
  awardId: string | undefined;
  earned: string | undefined;
  isShareWorth = false;
  sharePath: string | undefined;
  visitId: string = randomUUID();
  #told = 0;
  #filesLoaded = 0;

  openTab(): void {
    this.visitId = randomUUID();
    this.#told = 0;
  }

  /** Takes the first open quest, whose card leaves the screen. */
  take(): KnownQuest {
    this.#doing = this.first();
    this.open = this.open.slice(1);
    return this.#doing;
  }

  first(): KnownQuest {
    return known(this.open[0], "no quest is open");
  }

  doing(): KnownQuest {
    return known(this.#doing, "no quest was finished");
  }

  achievement(): string {
    return known(this.earned, "no achievement was earned");
  }

  sharedPath(): string {
    return known(this.sharePath, "nothing was shared");
  }

  nextFile(): number {
    return this.#filesLoaded++;
  }

  asSent(events: readonly TrackedEvent[]) {
    return events.map(({ action, element }) => {
      const seq = ++this.#told;
      const figures = action === "heartbeat" ? { activeTime: seq * 10, actionsCount: seq } : {};
      const timestamp = new Date().toISOString();
      return {
        action,
        element,
        page: "/app",
        metadata: { ...figures, sessionId: this.visitId, timestamp, seq },
      };
    });
  }

  endOfVisit() {
    return { sessionId: this.visitId, activeTime: this.#told * 20, actionsCount: this.#told };
  }
}

function known<T>(value: T | undefined, problem: string): T {
  if (value === undefined) throw new NothingToDo(problem);
  return value;
}
