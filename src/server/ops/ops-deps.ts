import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Connection, Database } from "../platform/db/pool.ts";

/** What a verb is given. */
export interface OpsDeps {
  readonly config: Config;
  readonly connection: Connection;
  readonly database: Database;
  readonly migrations: string;
  readonly clock: Clock;
  readonly dataDir: string;
  say(line: string): void;
}
