import { sql } from "kysely";
import { readRanges, writeRanges } from "#domain/analytics/number-ranges.ts";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { VisitState } from "./visit-state.ts";

/** Locks the existing visits with these keys, always in the same order. New visits are not returned. */
export async function lockVisits(tx: Tx, keys: readonly string[]) {
  const rows = await tx
    .selectFrom("visits")
    .select(["id", "key", "user_id as userId", "started_at as startedAt", "last_seen_at as lastSeenAt"])
    .select(["active_seconds as activeSeconds", "actions", "claimed_actions as claimedActions"])
    .select(["page_views as pageViews", "source", "device", "marks", "seen"])
    .where(sql<boolean>`key = any(${byteaArray(keys)}::bytea[])`)
    .orderBy("key")
    .forUpdate()
    .execute();
  return rows.map(({ id, key, seen, ...state }) => ({
    id,
    key: key.toString("hex"),
    state: { ...state, seen: readRanges(seen) },
  }));
}

/** Inserts rows for new visits; another instance may have inserted them first. */
export async function addVisits(
  tx: Tx,
  visits: readonly { key: string; state: VisitState }[],
): Promise<Set<string>> {
  const inOrder = [...visits].sort((a, b) => (a.key < b.key ? -1 : 1));
  const { rows } = await sql<{ key: Buffer }>`
    insert into visits (key, started_at, last_seen_at)
    select key, started_at, started_at
    from unnest(${byteaArray(inOrder.map(({ key }) => key))}::bytea[],
                ${inOrder.map(({ state }) => state.startedAt.toISOString())}::timestamptz[]) as v (key, started_at)
    on conflict (key) do nothing
    returning key`.execute(tx);
  return new Set(rows.map(({ key }) => key.toString("hex")));
}

export async function saveVisits(
  tx: Tx,
  visits: readonly { id: string; state: VisitState }[],
): Promise<void> {
  const column = <T>(pick: (state: VisitState) => T) => visits.map(({ state }) => pick(state));
  await sql`
    update visits set
      user_id = v.user_id, started_at = v.started_at, last_seen_at = v.last_seen_at,
      active_seconds = v.active_seconds, actions = v.actions, claimed_actions = v.claimed_actions,
      page_views = v.page_views, source = v.source, device = v.device, marks = v.marks,
      seen = v.seen::int4multirange
    from unnest(
      ${visits.map(({ id }) => id)}::bigint[], ${column((state) => state.userId)}::uuid[],
      ${column((state) => state.startedAt.toISOString())}::timestamptz[],
      ${column((state) => state.lastSeenAt.toISOString())}::timestamptz[],
      ${column((state) => state.activeSeconds)}::integer[], ${column((state) => state.actions)}::integer[],
      ${column((state) => state.claimedActions)}::integer[], ${column((state) => state.pageViews)}::integer[],
      ${column((state) => state.source)}::text[], ${column((state) => state.device)}::text[],
      ${column((state) => state.marks)}::smallint[], ${column((state) => writeRanges(state.seen))}::text[]
    ) as v (id, user_id, started_at, last_seen_at, active_seconds, actions, claimed_actions, page_views,
            source, device, marks, seen)
    where visits.id = v.id`.execute(tx);
}

function byteaArray(hexKeys: readonly string[]): string {
  return `{${hexKeys.map((key) => `"\\\\x${key}"`).join(",")}}`;
}

/** Deletes visits that ended before this time. */
export function deleteVisitsBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, "visits", sql`started_at < ${before} and last_seen_at < ${before}`);
}
