import type { PostgresServer } from "./postgres-server.ts";

/** A database trigger that records every change of the table, whoever makes it. */
const RECORD = `
  create table seen_turns (
    id bigint generated always as identity primary key,
    at timestamptz not null default clock_timestamp(),
    name text not null, kind text not null, holder text, next_at timestamptz not null, held_until timestamptz
  );
  create function see_turn() returns trigger language plpgsql as $$
  begin
    insert into seen_turns (name, kind, holder, next_at, held_until) values (
      new.name,
      case
        when tg_op = 'INSERT' then 'added'
        when new.runs > old.runs or new.started_at is distinct from old.started_at then 'claimed'
        when new.holder is null and old.holder is not null then 'finished'
        else 'kept'
      end,
      new.holder, new.next_at, new.held_until);
    return new;
  end $$;
  create trigger see_turn after insert or update on jobs for each row execute function see_turn();`;

interface Turn {
  readonly at: Date;
  readonly name: string;
  readonly kind: "added" | "claimed" | "finished" | "kept";
  readonly holder: string | null;
  readonly next_at: Date;
  readonly held_until: Date | null;
}

export const recordTurns = (database: PostgresServer) => database.query(RECORD);

const readTurns = (database: PostgresServer): Promise<Turn[]> =>
  database.query("select at, name, kind, holder, next_at, held_until from seen_turns order by id");

/** How often each job was started. */
export async function countRuns(database: PostgresServer): Promise<Record<string, number>> {
  const runs: Record<string, number> = {};
  for (const { name, kind } of await readTurns(database))
    runs[name] = (runs[name] ?? 0) + (kind === "claimed" ? 1 : 0);
  return runs;
}

/** Messages about runs that started while another was running, or before they were due. */
export async function wrongTurns(database: PostgresServer): Promise<string[]> {
  const wrong: string[] = [];
  const latest = new Map<string, Turn>();
  for (const turn of await readTurns(database)) {
    const before = latest.get(turn.name);
    latest.set(turn.name, turn);
    if (turn.kind !== "claimed" || !before) continue;
    const says = `${turn.at.toISOString()} ${turn.name}: ${turn.holder} began`;
    if (before.holder && before.held_until && turn.at < before.held_until)
      wrong.push(`${says}, but ${before.holder} holds it until ${before.held_until.toISOString()}`);
    if (turn.at < before.next_at) wrong.push(`${says}, but it is due at ${before.next_at.toISOString()}`);
  }
  return wrong;
}
