import { expect, test } from "vitest";
import type { Tx } from "./db/handles.ts";
import { createPeople, type PersonParts } from "./people.ts";

const TX = {} as Tx;

/** Features that note what they are told. */
function createNoted() {
  const told: string[] = [];
  const parts = (name: string): PersonParts => ({
    exported: async (_tx, userId) => {
      told.push(`${name} exports ${userId}`);
      return { exportedAt: name, [name]: userId };
    },
    cleared: async (_tx, userId) => told.push(`${name} clears ${userId}`),
    closed: async (_tx, userIds) => told.push(`${name} closes ${userIds}`),
    reopened: async (_tx, userId) => told.push(`${name} reopens ${userId}`),
    deleted: async (_tx, userIds) => told.push(`${name} deletes ${userIds}`),
  });
  const board: PersonParts = {
    exported: null,
    cleared: null,
    changed: async (_tx, userIds) => told.push(`board sees ${userIds}`),
  };
  const people = createPeople([
    { person: parts("quests") },
    { person: null },
    { person: parts("mentor") },
    { person: board },
  ]);
  return { told, people };
}

test("an export is made of every feature's part", async () => {
  const { people } = createNoted();
  expect(await people.exported(TX, "kim")).toMatchObject({ quests: "kim", mentor: "kim" });
});

test("what changes a person is told to each feature in turn, and what is derived follows once, at the end", async () => {
  const { told, people } = createNoted();
  await people.cleared(TX, "kim");
  await people.closed(TX, ["kim", "lee"], new Date(0));
  await people.reopened(TX, "lee");
  expect(told).toEqual([
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

test("nobody is told of nobody", async () => {
  const { told, people } = createNoted();
  await people.changed(TX, []);
  await people.deleted(TX, []);
  expect(told).toEqual([]);
});
