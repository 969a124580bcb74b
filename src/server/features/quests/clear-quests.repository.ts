import type { Tx } from "#server/platform/db/handles.ts";

/** Batches too: the next onboarding makes first quests only where there never was a batch. */
const TABLES = ["hidden_quests", "stated_constraints", "generations", "quests"] as const;

export async function deleteQuests(tx: Tx, userId: string): Promise<void> {
  for (const table of TABLES) await tx.deleteFrom(table).where("user_id", "=", userId).execute();
}
