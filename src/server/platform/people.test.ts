import { expect, test } from "vitest";
import type { ImportFile } from "#contracts/export/import-parts.ts";
import type { Tx } from "./db/handles.ts";
import { createPeople, type PersonParts } from "./people.ts";

const TX = {} as Tx;

/** Features that record how they are called. */
function createRecorded() {
  const calls: string[] = [];
  const parts = (name: string): PersonParts => ({
    exported: async (_tx, userId) => {
      calls.push(`${name} exports ${userId}`);
      return { exportedAt: name, [name]: userId };
    },
    imported: async (_tx, { userId }) => {
      calls.push(`${name} imports for ${userId}`);
      return { [name]: 1 };
    },
    cleared: async (_tx, userId) => calls.push(`${name} clears ${userId}`),
    closed: async (_tx, userIds) => calls.push(`${name} closes ${userIds}`),
    reopened: async (_tx, userId) => calls.push(`${name} reopens ${userId}`),
    deleted: async (_tx, userIds) => calls.push(`${name} deletes ${userIds}`),
  });
  const board: PersonParts = {
    exported: null,
    cleared: null,
    changed: async (_tx, userIds) => calls.push(`board sees ${userIds}`),
  };
  const people = createPeople([
    { person: parts("quests") },
    { person: null },
    { person: parts("mentor") },
    { person: board },
  ]);
  return { calls, people };
}

test("an export is made of every feature's part", async () => {
  const { people } = createRecorded();
  expect(await people.exported(TX, "kim")).toMatchObject({ quests: "kim", mentor: "kim" });
});

test("an import goes the other way round, adds up what is new, and updates derived data at the end", async () => {
  const { calls, people } = createRecorded();
  const into = { userId: "kim", now: new Date(0), questIds: new Map() };
  expect(await people.imported(TX, into, {} as ImportFile)).toEqual({ quests: 1, mentor: 1 });
  expect(calls).toEqual(["mentor imports for kim", "quests imports for kim", "board sees kim"]);
});

test("each feature is notified in list order, and derived data is updated once, at the end", async () => {
  const { calls, people } = createRecorded();
  await people.cleared(TX, "kim");
  await people.closed(TX, ["kim", "lee"], new Date(0));
  await people.reopened(TX, "lee");
  expect(calls).toEqual([
    "quests clears kim",
    "mentor clears kim",
    "board sees kim",
    "quests closes kim,lee",
    "mentor closes kim,lee",
    "board sees kim,lee",
    "quests reopens lee",
    "mentor reopens lee",
    "board sees lee",
  ]);
});

test("an empty list of people notifies no feature", async () => {
  const { calls, people } = createRecorded();
  await people.changed(TX, []);
  await people.deleted(TX, []);
  expect(calls).toEqual([]);
});
