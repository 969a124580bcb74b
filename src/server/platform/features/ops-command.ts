import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Connection, Database } from "../db/pool.ts";

/** What an operator's command gets. */
export interface OpsDeps {
  readonly config: Config;
  readonly connection: Connection;
  readonly database: Database;
  readonly migrations: string;
  readonly clock: Clock;
  readonly dataDir: string;
  say(line: string): void;
}

/** `npm run ops -- <name> <arguments>` */
export interface OpsCommand {
  readonly name: string;
  readonly takes: readonly string[];
  readonly does: string;
  /** True if no server may be running at the same time. */
  readonly isExclusive?: boolean;
  /** True if a database that was never used is acceptable. */
  readonly startsFresh?: boolean;
  run(deps: OpsDeps, args: readonly string[]): Promise<void>;
}
