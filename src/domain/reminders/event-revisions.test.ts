import { expect, test } from "vitest";
import { reviseEvents } from "./event-revisions.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 17, hour));
const empty = { revision: 0, events: {} };
const prints = (all: Record<string, string>) => new Map(Object.entries(all));

test("only what changed gets a new number and time", () => {
  const first = reviseEvents(empty, prints({ a: "1", b: "1" }), at(1));
  const second = reviseEvents(first, prints({ a: "1", b: "2" }), at(2));
  expect(second).toEqual({
    revision: 2,
    events: {
      a: { print: "1", sequence: 1, changedAt: at(1) },
      b: { print: "2", sequence: 2, changedAt: at(2) },
    },
  });
});

test("nothing changed: the same object", () => {
  const first = reviseEvents(empty, prints({ a: "1" }), at(1));
  expect(reviseEvents(first, prints({ a: "1" }), at(2))).toBe(first);
  expect(reviseEvents(empty, prints({}), at(2))).toBe(empty);
});

test("an event that is gone vanishes, and comes back with a higher number", () => {
  const first = reviseEvents(empty, prints({ a: "1", b: "1" }), at(1));
  const without = reviseEvents(first, prints({ b: "1" }), at(2));
  expect(Object.keys(without.events)).toEqual(["b"]);
  expect(reviseEvents(without, prints({ a: "1", b: "1" }), at(3)).events.a?.sequence).toBe(3);
});
