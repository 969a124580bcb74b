import fc from "fast-check";
import { expect, test } from "vitest";
import {
  distinctAliases,
  groupAt,
  groupCount,
  leagueAfter,
  outcomeOf,
  placesUp,
  pointsOf,
  standingsOf,
  TOP_LEAGUE,
} from "./leagues.ts";

const on = (time: string, amount: number) => ({ at: new Date(`2026-11-${time}Z`), amount });

test.each([
  ["nothing", [], 0],
  ["one quest", [on("16T10:00", 50)], 50],
  ["a day beyond the cap", [on("16T00:00", 150), on("16T23:59:59.999", 100)], 200],
  ["the cap is a day's, not the week's", [on("16T23:59:59.999", 200), on("17T00:00", 200)], 400],
  [
    "seven days of more than enough",
    [16, 17, 18, 19, 20, 21, 22].map((day) => on(`${day}T12:00`, 999)),
    1_400,
  ],
])("%s", (_, earned, points) => {
  expect(pointsOf(earned)).toBe(points);
});

test("no order and no splitting of the same XP brings more points, and nothing exceeds the cap", () => {
  const entry = fc.record({ day: fc.integer({ min: 0, max: 6 }), amount: fc.integer({ min: 0, max: 500 }) });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
      const earned = entries.map(({ day, amount }) => ({
        at: new Date(Date.UTC(2026, 10, 16 + day, 9)),
        amount,
      }));
      const split = earned.flatMap(({ at, amount }) => [
        { at, amount: Math.floor(amount / 2) },
        { at, amount: Math.ceil(amount / 2) },
      ]);
      const points = pointsOf(earned);
      expect(pointsOf(earned.toReversed())).toBe(points);
      expect(pointsOf(split)).toBe(points);
      expect(points).toBeLessThanOrEqual(1_400);
    }),
  );
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [20, 1],
  [29, 1],
  [30, 2],
  [39, 2],
  [1_000_000, 50_000],
])("%i people are %i groups", (people, groups) => {
  expect(groupCount(people)).toBe(groups);
});

test("everybody has a group, sizes differ by one at most, and nobody is alone", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 3_000 }), (people) => {
      const sizes = new Array<number>(groupCount(people)).fill(0);
      for (let place = 0; place < people; place++) {
        const group = groupAt(place, people);
        sizes[group] = (sizes[group] ?? 0) + 1;
      }
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Math.min(people, 15));
      expect(Math.max(...sizes)).toBeLessThanOrEqual(29);
    }),
  );
});

test.each([
  [2, 0],
  [3, 1],
  [8, 2],
  [9, 3],
  [29, 3],
])("of %i people %i may move up", (people, places) => {
  expect(placesUp(people)).toBe(places);
});

const LAST = 20;
test.each([
  ["first", { points: 400, league: 1 }, 1, "up"],
  ["third", { points: 300, league: 1 }, 3, "up"],
  ["fourth", { points: 290, league: 1 }, 4, "stay"],
  ["first, without a point", { points: 0, league: 1 }, 1, "stay"],
  ["first in the top league", { points: 400, league: TOP_LEAGUE }, 1, "stay"],
  ["fourth from below", { points: 20, league: 1 }, LAST - 3, "stay"],
  ["third from below", { points: 10, league: 1 }, LAST - 2, "down"],
  ["last", { points: 0, league: 1 }, LAST, "down"],
  ["last in the lowest league", { points: 0, league: 0 }, LAST, "stay"],
  ["one of four who share the last place", { points: 0, league: 1 }, LAST - 3, "stay"],
])("%s of twenty", (_, member, place, outcome) => {
  expect(outcomeOf(member, place, LAST)).toBe(outcome);
});

test("equal points share place and outcome; who stands higher never fares worse", () => {
  const order = { up: 2, stay: 1, down: 0 };
  const group = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 2, maxLength: 29 });
  fc.assert(
    fc.property(group, fc.integer({ min: 0, max: TOP_LEAGUE }), (amounts, league) => {
      const points = amounts.toSorted((a, b) => b - a);
      const standings = standingsOf(points.map((each) => ({ points: each, league })));
      for (const [index, { place, outcome }] of standings.entries()) {
        const before = standings[index - 1];
        if (!before) continue;
        if (points[index] === points[index - 1]) expect({ place, outcome }).toEqual(before);
        else expect(order[outcome]).toBeLessThanOrEqual(order[before.outcome]);
      }
      expect(standings.filter(({ outcome }) => outcome === "down").length).toBeLessThanOrEqual(3);
    }),
  );
});

test.each([
  [0, "down", 0],
  [0, "up", 1],
  [2, "stay", 2],
  [TOP_LEAGUE, "up", TOP_LEAGUE],
] as const)("league %i after %s is %i", (league, outcome, next) => {
  expect(leagueAfter(league, outcome)).toBe(next);
});

test("two people of a group never share an alias", () => {
  const same = Array.from({ length: 29 }, () => "Quiet Otter 98");
  const shown = distinctAliases(same);
  expect(new Set(shown).size).toBe(29);
  expect(shown.slice(0, 3)).toEqual(["Quiet Otter 98", "Quiet Otter 99", "Quiet Otter 10"]);
  expect(distinctAliases(["Calm Fox 12", "Wise Owl 12"])).toEqual(["Calm Fox 12", "Wise Owl 12"]);
});
