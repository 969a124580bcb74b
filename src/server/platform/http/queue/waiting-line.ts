export const WAIT_AT_MOST_MS = 10_000;
/** Waiting is counted in timer steps, so that a stall of our own process counts as one step. */
const STEP_MS = 100;

type RefusalReason = "full" | "stalled" | "too_long";

/** A call that was refused by the queue. */
export class NotAdmitted extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`Not admitted: ${reason}.`);
    this.reason = reason;
  }
}

interface Waiter {
  admit(): void;
  refuse(error: unknown): void;
}

interface Line {
  inside: number;
  /** How many waiters were let in so far: waiters see from it whether the line moves. */
  moved: number;
  readonly waiting: Waiter[];
}

export interface LineLimits {
  /** How many calls of one key may run at once. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** Waiters give up if nobody was let in for this long. */
  readonly stalledMs: number;
}

/** One queue per key: `atOnce` calls run, the others wait in order. Keys do not affect each other. */
export function createWaitingLines({ atOnce, waiting: mayWait, stalledMs }: LineLimits, patience = 1) {
  const lines = new Map<string, Line>();

  const leave = (key: string, line: Line) => {
    const next = line.waiting.shift();
    if (next) {
      line.moved++;
      next.admit();
    } else if (--line.inside === 0) lines.delete(key);
  };

  const wait = (line: Line) =>
    new Promise<void>((resolve, reject) => {
      let waitedMs = 0;
      let standingMs = 0;
      let seenMoved = line.moved;
      const look = () => {
        waitedMs += STEP_MS;
        standingMs = line.moved === seenMoved ? standingMs + STEP_MS : 0;
        seenMoved = line.moved;
        if (waitedMs >= WAIT_AT_MOST_MS * patience) giveUp("too_long");
        else if (standingMs >= stalledMs * patience) giveUp("stalled");
      };
      const timer = setInterval(look, STEP_MS);
      const settle = (how: () => void) => {
        clearInterval(timer);
        how();
      };
      const waiter: Waiter = {
        admit: () => settle(resolve),
        refuse: (error) => settle(() => reject(error)),
      };
      const giveUp = (reason: RefusalReason) => {
        line.waiting.splice(line.waiting.indexOf(waiter), 1);
        waiter.refuse(new NotAdmitted(reason));
      };
      line.waiting.push(waiter);
    });

  return {
    /** Returns a promise only if the caller has to wait. Every admitted caller must call `leave`. */
    enter(key: string): Promise<void> | undefined {
      const line = lines.get(key);
      if (!line) {
        lines.set(key, { inside: 1, moved: 0, waiting: [] });
        return undefined;
      }
      if (line.inside < atOnce) {
        line.inside++;
        return undefined;
      }
      return line.waiting.length >= mayWait ? Promise.reject(new NotAdmitted("full")) : wait(line);
    },
    leave(key: string): void {
      const line = lines.get(key);
      if (line) leave(key, line);
    },
    /** Fails all waiters of this key with the same error. */
    refuseWaiting(key: string, error: unknown): void {
      for (const waiter of lines.get(key)?.waiting.splice(0) ?? []) waiter.refuse(error);
    },
    /** Number of keys with running or waiting calls. */
    size: () => lines.size,
  };
}
