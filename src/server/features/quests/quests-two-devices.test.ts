import { describe, expect, test } from "vitest";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { completeQuest, createQuest } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

describe("completed on two devices", () => {
  const told = (notes: string, more: object = {}) => JSON.stringify({ v: 1, notes, ...more });

  test("the same device sending again after a lost answer is no second one, even by a fast clock", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    const sent = {
      completionNotes: told("Cedar sold out"),
      completedAt: new Date(world.clock.now().getTime() + 5 * MS_PER_MINUTE).toISOString(),
    };
    const first = (await completeQuest(client, id, sent)).json();
    const again = (await completeQuest(client, id, sent)).json();
    expect(again).toMatchObject({ completedAt: first.completedAt, awardId: first.awardId });
    expect(again.wasCompleted).toBeUndefined();
  });

  test("the notes of the second are added once, and nothing is paid or counted again", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    const first = (
      await completeQuest(client, id, { completionNotes: told("Cedar sold out", { outcome: "partly" }) })
    ).json();
    expect(first.wasCompleted).toBeUndefined();
    const late = { completionNotes: told("Clove did not", { outcome: "done" }) };
    const second = (await completeQuest(client, id, late)).json();
    expect(second).toMatchObject({ wasCompleted: true, completedAt: first.completedAt, earned: [] });
    const both = told("Cedar sold out\n\nClove did not", { outcome: "partly" });
    expect(JSON.parse(second.completionNotes)).toEqual(JSON.parse(both));
    const repeated = (await completeQuest(client, id, late)).json();
    expect(repeated.completionNotes).toBe(second.completionNotes);
    const rows = await world.db.selectFrom("xp_ledger").select("id").where("source_id", "=", id).execute();
    expect(rows).toHaveLength(1);
  });

  test("the second's notes are the quest's if the first told nothing; without room it stays as it was", async () => {
    const client = await world.person();
    const { id } = await createQuest(client);
    await completeQuest(client, id);
    const long = "a".repeat(3_990);
    const kept = (await completeQuest(client, id, { completionNotes: told(long) })).json();
    expect(JSON.parse(kept.completionNotes)).toEqual({ v: 1, notes: long });
    const full = (await completeQuest(client, id, { completionNotes: told("No room for this") })).json();
    expect(full.completionNotes).toBe(kept.completionNotes);
  });

  test("another person's quest takes no notes", async () => {
    const { id } = await createQuest(await world.person());
    const other = await world.person();
    expect((await completeQuest(other, id, { completionNotes: told("Mine") })).statusCode).toBe(404);
  });
});
