import pg from "pg";
import type { Metrics } from "../metrics.ts";
import { setRunningTimeout } from "../running-timeout.ts";
import { within } from "../within.ts";

const MAX_NAMED_STATEMENTS = 500;
/** How long we wait for the server to close the connection. */
const END_WITHIN_MS = 500;

// A date is a calendar day: as a Date it would get a time zone, and could become another day.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export interface MeteredConfig extends pg.ClientConfig {
  /** Replaces pg's `query_timeout`, which also fires if only our own process was late. */
  readonly answerWithinMs?: number;
}

export interface MeteredClient extends pg.Client {
  /** Cuts the connection; statements waiting for an answer fail. */
  destroy(): void;
}

/**
 * A client that prepares each distinct statement once per connection and times it.
 * After a timeout the state of a connection is unknown, and a read-only server is no longer the primary:
 * such a connection is closed, never reused.
 */
export function createMeteredClient(
  metrics: Metrics,
  onDiskFull: () => void,
): new (
  config?: MeteredConfig,
) => MeteredClient {
  const names = new Map<string, string>();
  const nameOf = (sql: string) => {
    const known = names.get(sql);
    if (known || names.size >= MAX_NAMED_STATEMENTS) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };

  return class extends pg.Client {
    readonly #answerWithinMs: number | undefined;

    constructor(config?: MeteredConfig) {
      super(config);
      this.#answerWithinMs = config?.answerWithinMs;
    }

    /** Also ends if the server does not answer: the pool waits for it before it opens another connection. */
    override end(): Promise<void>;
    override end(done: (error: Error) => void): void;
    override end(done?: (error: Error) => void): Promise<void> | undefined {
      const ended = this.#endWithinTime();
      if (!done) return ended;
      // pg-pool's callback takes no argument, but its type requires an error.
      void ended.then(done as () => void);
      return undefined;
    }

    async #endWithinTime(): Promise<void> {
      await within(END_WITHIN_MS, super.end());
      this.destroy();
    }

    destroy(): void {
      this.connection.stream.destroy();
    }

    // pg's overloads include callbacks and cursors, which pass through untouched.
    // biome-ignore lint/suspicious/noExplicitAny: the override must accept every overload
    override query(...args: any[]): any {
      const [sql, values] = args;
      const forward = super.query.bind(this) as (...all: unknown[]) => Promise<unknown>;
      if (typeof sql !== "string" || typeof args.at(-1) === "function") return forward(...args);
      const startedAt = performance.now();
      const name = Array.isArray(values) && values.length > 0 ? nameOf(sql) : undefined;
      const answer = forward(name ? { name, text: sql, values } : { text: sql, values });
      return inTime(answer, this.#answerWithinMs).then(
        (result) => {
          metrics.observeQuery(performance.now() - startedAt, true);
          return result;
        },
        (error: Error) => {
          metrics.observeQuery(performance.now() - startedAt, false);
          if (codeOf(error) === DISK_FULL) onDiskFull();
          if (isUseless(error)) void this.end().catch(() => undefined);
          throw error;
        },
      );
    }
  };
}

/** SQLSTATE of a statement refused by a read-only server. */
export const READ_ONLY = "25006";
/** SQLSTATE of a write that found the disk full. */
export const DISK_FULL = "53100";

const NO_ANSWER = "Query read timeout";

function inTime<T>(answer: Promise<T>, withinMs: number | undefined): Promise<T> {
  if (withinMs === undefined) return answer;
  return new Promise<T>((resolve, reject) => {
    const cancel = setRunningTimeout(withinMs, () => reject(new Error(NO_ANSWER)));
    const settled =
      <V>(settle: (value: V) => void) =>
      (value: V) => {
        cancel();
        settle(value);
      };
    answer.then(settled(resolve), settled(reject));
  });
}

function isUseless(error: Error): boolean {
  return error.message === NO_ANSWER || codeOf(error) === READ_ONLY;
}

function codeOf(error: Error): unknown {
  return "code" in error ? error.code : undefined;
}
