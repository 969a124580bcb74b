import { randomUUID } from "node:crypto";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { NewUser } from "#server/platform/db/tables/schema.ts";

interface Earned {
  readonly at: Date;
  readonly amount: number;
  readonly source?: string;
  readonly isPaid?: boolean;
}

export interface LeaguePerson {
  readonly earned?: readonly Earned[];
  readonly league?: number;
  readonly joinedAt?: Date;
  readonly leftAt?: Date;
  readonly showsName?: boolean;
  readonly account?: Partial<NewUser>;
}

/** Inserts people who joined directly into the tables. Returns their ids. */
export async function addLeaguePeople(db: Db, now: Date, people: readonly LeaguePerson[]): Promise<string[]> {
  const rows = people.map((person) => ({ id: randomUUID(), ...person }));
  await db
    .insertInto("users")
    .values(
      rows.map(({ id, account = {} }, index) => ({
        id,
        issuer: "league",
        subject: id,
        username: `Walker ${index}`,
        onboarded_at: now,
        created_at: now,
        ...account,
      })),
    )
    .execute();
  await db
    .insertInto("league_people")
    .values(
      rows.map(({ id, league = 0, joinedAt, leftAt, showsName = false }) => ({
        user_id: id,
        league,
        shows_name: showsName,
        joined_at: joinedAt ?? new Date(now.getTime() - MS_PER_DAY),
        left_at: leftAt ?? null,
      })),
    )
    .execute();
  for (const { id, earned = [] } of rows) await earn(db, id, earned);
  return rows.map(({ id }) => id);
}

/** Adds to a person's ledger. */
export async function earn(db: Db, userId: string, earned: readonly Earned[]): Promise<void> {
  if (earned.length === 0) return;
  await db
    .insertInto("xp_ledger")
    .values(
      earned.map(({ at, amount, source = "quest", isPaid = true }) => ({
        id: randomUUID(),
        user_id: userId,
        source_type: source,
        source_id: randomUUID(),
        label: "Quest",
        nominal: amount,
        amount,
        created_at: at,
        settled_at: isPaid ? at : null,
      })),
    )
    .execute();
}
