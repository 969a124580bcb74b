import { type Db, withTransaction } from "#server/platform/db/handles.ts";
import { isAloneWithSums, moveInbox } from "./counts.repository.ts";

const AT_ONCE = 20_000;

/** Brings the sums up to date. Runs in one instance at a time; the others skip it. */
export async function sumUp(db: Db): Promise<number> {
  let total = 0;
  for (;;) {
    const moved = await withTransaction(db, async (tx) =>
      (await isAloneWithSums(tx)) ? moveInbox(tx, AT_ONCE) : 0,
    );
    total += moved;
    if (moved < AT_ONCE) return total;
  }
}
