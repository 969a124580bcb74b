import { randomUUID } from "node:crypto";
import { updateStanding } from "#server/features/leaderboard/leaderboard.service.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import type { NewUser } from "#server/platform/db/tables/schema.ts";
import type { TestWorld } from "../world.ts";

interface BoardPerson extends Partial<NewUser> {
  readonly xp: number;
  readonly completed?: number;
  /** When the latest XP was earned. */
  readonly earnedAt?: Date;
}

/** Inserts listed people directly into the tables. Returns their ids. */
export function addBoardPeople(world: TestWorld, people: readonly BoardPerson[]): Promise<string[]> {
  const now = world.clock.now();
  const rows = people.map((person) => ({ id: randomUUID(), ...person }));
  return withTransaction(world.db, async (tx) => {
    const users = rows.map(({ xp, completed: _, earnedAt: __, ...more }, index) => ({
      issuer: "board",
      subject: randomUUID(),
      username: `Rival ${index}`,
      total_xp: xp,
      onboarded_at: now,
      created_at: now,
      ...more,
    }));
    await tx.insertInto("users").values(users).execute();
    const totals = rows.map(({ id, completed = 1 }) => ({ user_id: id, completed }));
    await tx.insertInto("quest_totals").values(totals).execute();
    const awards = rows.map(({ id, xp, earnedAt = now }) => ({
      id: randomUUID(),
      user_id: id,
      source_type: "quest",
      source_id: id,
      label: "Quest",
      nominal: xp,
      amount: xp,
      created_at: earnedAt,
      settled_at: now,
    }));
    await tx.insertInto("xp_ledger").values(awards).execute();
    const ids = rows.map(({ id }) => id);
    await updateStanding(tx, ids);
    return ids;
  });
}
