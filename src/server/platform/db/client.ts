import pg from "pg";
import type { Metrics } from "../metrics.ts";

const MAX_NAMED_STATEMENTS = 500;

// A date is a day on someone's calendar: as a Date it would get a zone and sometimes another day.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/**
 * A client that prepares each distinct statement once per connection and times it.
 * A statement that got no answer in time leaves its connection in doubt, and a server that only reads is no longer
 * the primary: such a connection is closed, never reused.
 */
export function createMeteredClient(metrics: Metrics): typeof pg.Client {
  const names = new Map<string, string>();
  const nameOf = (sql: string) => {
    const known = names.get(sql);
    if (known || names.size >= MAX_NAMED_STATEMENTS) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };

  class MeteredClient extends pg.Client {
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
          if (isUseless(error)) void this.end().catch(() => undefined);
          throw error;
        },
      );
    }
  }
  return MeteredClient;
}

const READ_ONLY = "25006";

function isUseless(error: Error): boolean {
  return error.message === "Query read timeout" || ("code" in error && error.code === READ_ONLY);
}
