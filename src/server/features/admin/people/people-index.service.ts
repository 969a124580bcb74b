import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import * as index from "./people-index.repository.ts";

const AT_ONCE = 1_000;
/** A run of the job ends after so many rounds; the next goes on. */
const ROUNDS = 20;

/** For a read: whatever was written before it is on the list, up to a thousand people. */
export function refreshBeforeReading(db: Db, now: Date): Promise<number> {
  return withTransaction(db, async (tx) => {
    await index.waitForTurn(tx);
    return rewriteChanged(tx, now);
  });
}

async function rewriteChanged(tx: Tx, now: Date): Promise<number> {
  const changed = await index.takeChanged(tx, now, AT_ONCE);
  if (changed.length > 0) await index.rewriteRows(tx, now, changed);
  return changed.length;
}

function refreshSome(db: Db, now: Date): Promise<number> {
  return withTransaction(db, async (tx) => ((await index.isOurTurn(tx)) ? rewriteChanged(tx, now) : 0));
}

/** The job: running twice, or on two instances at once, is harmless. */
export async function refreshPeople(db: Db, now: Date): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) if ((await refreshSome(db, now)) < AT_ONCE) return;
}
