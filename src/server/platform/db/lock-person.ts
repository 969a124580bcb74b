import type { Tx } from "./handles.ts";
import { prepare } from "./prepared.ts";

const lock = prepare((db, { userId }: { userId: string }) =>
  db.selectFrom("users").select("onboarded_at").where("id", "=", userId).forNoKeyUpdate(),
);

/**
 * Serialises changes that depend on all of a person's data: titles, limits, batches, messages. Answers when they
 * were onboarded, as of now: a reset changes that.
 */
export async function lockPerson(
  tx: Tx,
  userId: string,
): Promise<{ readonly onboarded_at: Date | null } | undefined> {
  const [person] = await lock(tx, { userId });
  return person;
}
