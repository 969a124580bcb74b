import { expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { findFigures, listDueFigures, saveFigures } from "./kept-figures.repository.ts";
import { type Figures, keepFigures, purgeFigures, renewFigures } from "./kept-figures.service.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);
const world = await openFileWorld();
const { db } = world;

/** Figures that count how often they were worked out. */
function counting(kind: string) {
  let runs = 0;
  const figures: Figures<number> = {
    kind,
    compute: async () => ++runs,
    read: (body) => (typeof body === "number" ? body : undefined),
  };
  return figures;
}

const asked = { range: "7d", zone: "UTC" } as const;
/** As if working them out had taken two seconds. */
const store = (kind: string, body: unknown, at: Date) =>
  saveFigures(db, { kind, ...asked }, { body, at, spentMs: 2_000, isAsked: true });

test("figures that took long are shown by a process that never worked them out", async () => {
  await store("slow", 41, NOW);
  expect(await keepFigures(world.database, counting("slow"))(asked, later(39_000))).toBe(41);
});

test("those of another version in another shape are worked out anew", async () => {
  await store("changed", { former: true }, NOW);
  expect(await keepFigures(world.database, counting("changed"))(asked, later(1_000))).toBe(1);
});

test("an earlier result never replaces a later one", async () => {
  await store("raced", 2, later(1_000));
  await store("raced", 1, NOW);
  expect((await findFigures(db, { kind: "raced", ...asked }))?.body).toBe(2);
});

test("what was looked at within a week is renewed after half an hour, and nothing else", async () => {
  await store("wanted", 7, NOW);
  const clock = { now: () => later(31 * MS_PER_MINUTE) };
  await renewFigures(world.database, [counting("wanted")], clock);
  expect(await findFigures(db, { kind: "wanted", ...asked })).toMatchObject({
    body: 1,
    workedOutAt: clock.now(),
    askedAt: NOW,
  });
  const isDue = async (now: Date) => {
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const due = await listDueFigures(db, ago(7 * MS_PER_DAY), ago(30 * MS_PER_MINUTE));
    return due.some(({ kind }) => kind === "wanted");
  };
  expect(await isDue(later(32 * MS_PER_MINUTE))).toBe(false);
  expect(await isDue(later(7 * MS_PER_DAY - 1))).toBe(true);
  expect(await isDue(later(7 * MS_PER_DAY))).toBe(false);
});

test("a look at stored figures counts as asking, once an hour", async () => {
  await store("looked at", 5, NOW);
  const stored = async () => (await findFigures(db, { kind: "looked at", ...asked }))?.askedAt;
  await keepFigures(world.database, counting("looked at"))(asked, later(30_000));
  expect(await stored()).toEqual(NOW);
  await saveFigures(
    db,
    { kind: "looked at", ...asked },
    { body: 6, at: later(MS_PER_HOUR), spentMs: 2_000, isAsked: false },
  );
  await keepFigures(world.database, counting("looked at"))(asked, later(MS_PER_HOUR));
  expect(await stored()).toEqual(later(MS_PER_HOUR));
});

test("after a day that nobody renewed them, they are deleted", async () => {
  await store("left", 3, NOW);
  await purgeFigures(db, later(MS_PER_DAY));
  expect(await findFigures(db, { kind: "left", ...asked })).toBeDefined();
  await purgeFigures(db, later(MS_PER_DAY + 1));
  expect(await findFigures(db, { kind: "left", ...asked })).toBeUndefined();
});
