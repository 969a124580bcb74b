import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Connection, Database } from "../db/pool.ts";

/** What a command of the operator is given. */
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
  /** True where a running server must not be there at the same time. */
  readonly isExclusive?: boolean;
  /** True where a database that was never used will do. */
  readonly startsFresh?: boolean;
  run(deps: OpsDeps, args: readonly string[]): Promise<void>;
}
