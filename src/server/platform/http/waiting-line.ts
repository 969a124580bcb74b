const WAIT_AT_MOST_MS = 10_000;

export type GaveUp = "full" | "stalled" | "too_long";

/** A call that was not let in. */
export class NotLetIn extends Error {
  readonly reason: GaveUp;

  constructor(reason: GaveUp) {
    super(`Not let in: ${reason}.`);
    this.reason = reason;
  }
}

interface Waiter {
  readonly since: number;
  letIn(): void;
  refuse(error: unknown): void;
  timer: NodeJS.Timeout | undefined;
}

interface Line {
  inside: number;
  letInAt: number;
  readonly waiting: Waiter[];
}

export interface LineLimits {
  /** How many of one key may be inside together. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** Nothing moves for so long: waiting longer would only make the answer later. */
  readonly stalledMs: number;
}

/** One line for each key: a few inside, the others wait in order, and nobody waits for another key's calls. */
export function createWaitingLines({ atOnce, waiting: mayWait, stalledMs }: LineLimits) {
  const lines = new Map<string, Line>();

  const leave = (key: string, line: Line) => {
    const next = line.waiting.shift();
    if (next) {
      line.letInAt = performance.now();
      next.letIn();
    } else if (--line.inside === 0) lines.delete(key);
  };

  const wait = (line: Line) =>
    new Promise<void>((resolve, reject) => {
      const settle = (how: () => void) => {
        clearTimeout(waiter.timer);
        how();
      };
      const waiter: Waiter = {
        since: performance.now(),
        letIn: () => settle(resolve),
        refuse: (error) => settle(() => reject(error)),
        timer: undefined,
      };
      const look = () => {
        const left = patienceLeft(waiter, line, stalledMs);
        if (typeof left === "number") {
          waiter.timer = setTimeout(look, left);
          return;
        }
        line.waiting.splice(line.waiting.indexOf(waiter), 1);
        waiter.refuse(new NotLetIn(left));
      };
      line.waiting.push(waiter);
      look();
    });

  return {
    /** Resolves when it is the caller's turn, at once where there is room. Every caller who was let in must leave. */
    async enter(key: string): Promise<void> {
      const line = lines.get(key);
      if (!line) {
        lines.set(key, { inside: 1, letInAt: 0, waiting: [] });
        return;
      }
      if (line.inside < atOnce) {
        line.inside++;
        return;
      }
      if (line.waiting.length >= mayWait) throw new NotLetIn("full");
      await wait(line);
    },
    leave(key: string): void {
      const line = lines.get(key);
      if (line) leave(key, line);
    },
    /** Whoever waits behind is told the same: what failed here would fail there. */
    refuseWaiting(key: string, error: unknown): void {
      for (const waiter of lines.get(key)?.waiting.splice(0) ?? []) waiter.refuse(error);
    },
    /** How many keys have somebody inside or waiting. */
    size: () => lines.size,
  };
}

/** Milliseconds until the next look, or why it is over. */
function patienceLeft({ since }: Waiter, { letInAt }: Line, stalledMs: number): number | GaveUp {
  const now = performance.now();
  const untilStalled = Math.max(since, letInAt) + stalledMs - now;
  const untilTooLong = since + WAIT_AT_MOST_MS - now;
  if (untilTooLong <= 0) return "too_long";
  if (untilStalled <= 0) return "stalled";
  return Math.min(untilStalled, untilTooLong);
}
