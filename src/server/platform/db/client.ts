import pg from "pg";
import type { Metrics } from "../metrics.ts";
import { within } from "../within.ts";

const MAX_NAMED_STATEMENTS = 500;
/** For a server to say goodbye. */
const END_WITHIN_MS = 500;

// A date is a day on someone's calendar: as a Date it would get a zone and sometimes another day.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export interface MeteredClient extends pg.Client {
  /** Cuts the connection; whatever waits for an answer fails. */
  destroy(): void;
}

/**
 * A client that prepares each distinct statement once per connection and times it.
 * A statement that got no answer in time leaves its connection in doubt, and a server that only reads is no longer
 * the primary: such a connection is closed, never reused.
 */
export function createMeteredClient(
  metrics: Metrics,
  onDiskFull: () => void,
): new (
  config?: pg.ClientConfig,
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
    /** Ends also where nobody answers: whoever waits for the place of this connection waits for its end. */
    override end(): Promise<void>;
    override end(done: (error: Error) => void): void;
    override end(done?: (error: Error) => void): Promise<void> | undefined {
      const ended = this.#endWithinTime();
      if (!done) return ended;
      // pg-pool's callback takes nothing; its type wants an error.
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
      return forward(name ? { name, text: sql, values } : { text: sql, values }).then(
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

/** The state of a statement that a read-only server refused. */
export const READ_ONLY = "25006";
/** Of a write that found no room. */
export const DISK_FULL = "53100";

function isUseless(error: Error): boolean {
  return error.message === "Query read timeout" || codeOf(error) === READ_ONLY;
}

function codeOf(error: Error): unknown {
  return "code" in error ? error.code : undefined;
}
