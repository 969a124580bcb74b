import type { Role } from "#domain/accounts/role.ts";
import type { TokenScope } from "#domain/tokens/tokens.ts";
import { type Db, type Lasting, type Tx, withTransaction } from "./db/handles.ts";
import type { UserRecord } from "./db/tables/schema.ts";
import type { Log } from "./log/log.ts";
import type { People } from "./people.ts";

/** The person who makes the call, with the session or API token that proves it. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  /** The id of the session, or of the token. */
  readonly sessionId: string;
  /** Only if the call was made with an API token. */
  readonly tokenScope?: TokenScope;
  /** The person's row as of the start of the request; read it again under a lock before deciding by it. */
  readonly user: UserRecord;
}

/**
 * A side effect outside the process (live message, job, mail), or work that may follow the answer.
 * It must not fail the request. It gets its own handle: the transaction that pushed it is over by then.
 */
export type Effect = (db: Db) => void | Promise<void>;

/** What a service gets: a database handle, the acting person, the time, and `push` for side effects. */
export interface Context<H = Db, A = Actor> {
  readonly db: H;
  readonly actor: A;
  readonly now: Date;
  readonly log: Log;
  /** Notifies the features of what happened to people. */
  readonly people: People;
  /** Tells the person's open pages that their activity changed. Push it: they read it again at once. */
  tell(userId: string): void;
  /** Runs the effect now, or after the commit when called inside a transaction. */
  push(effect: Effect): void;
}

export type PublicContext = Context<Db, Actor | null>;

/** Runs `work` in a transaction. Its `ctx` has only the transaction's handle; effects wait for the commit. */
export async function inTransaction<A, T extends Lasting>(
  ctx: Context<Db, A>,
  work: (ctx: Context<Tx, A>) => Promise<T>,
): Promise<T> {
  const held: Effect[] = [];
  const result = await withTransaction(ctx.db, (db) =>
    work({ ...ctx, db, push: (effect) => void held.push(effect) }),
  );
  for (const effect of held) ctx.push(effect);
  return result;
}

/** Starts an effect without waiting; a failure is logged, never thrown. */
export function runEffect(effect: Effect, db: Db, log: Log): void {
  void Promise.resolve()
    .then(() => effect(db))
    .catch((err: unknown) => log.error({ err }, "an effect failed after the answer"));
}
