import "../../../../tests/property-seed.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FIRST_ORBS, firstOrbs, fitOrbs, moveOrbs, ORBS_MAX, type Orb, orbAt, withOrb } from "./orbs.ts";

const box = { width: 400, height: 300 };
const orb = (change: Partial<Orb> = {}): Orb => ({ x: 100, y: 100, vx: 0, vy: 0, radius: 20, ...change });
const half = () => 0.5;

test("an orb falls, and bounces off the ground with less speed", () => {
  const [falling] = moveOrbs([orb()], box, 0.016);
  expect(falling?.y).toBeGreaterThan(100);
  const [bounced] = moveOrbs([orb({ y: 279, vy: 500 })], box, 0.016);
  expect(bounced?.y).toBe(280);
  expect(bounced?.vy).toBeLessThan(0);
  expect(Math.abs(bounced?.vy ?? 0)).toBeLessThan(515);
});

test("an orb that hardly moves on the ground lies still", () => {
  const [resting] = moveOrbs([orb({ y: 280, vy: 5 })], box, 0.016);
  expect(resting?.vy).toBe(0);
});

test("the orb in a hand stays in the hand", () => {
  const held = orb();
  expect(moveOrbs([held, orb({ x: 110 })], box, 0.016, 0)[0]).toBe(held);
});

test("two orbs that overlap move apart", () => {
  const [left, right] = moveOrbs([orb({ x: 100 }), orb({ x: 110 })], box, 0.001);
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeCloseTo(40, 0);
});

test("a lone orb never leaves the box, however hard it is thrown", () => {
  const speed = fc.double({ min: -5_000, max: 5_000, noNaN: true });
  fc.assert(
    fc.property(speed, speed, (vx, vy) => {
      let orbs = [orb({ vx, vy })];
      for (let step = 0; step < 60; step += 1) orbs = moveOrbs(orbs, box, 0.032);
      const [{ x, y } = orb()] = orbs;
      expect(x >= 20 && x <= 380 && y >= 20 && y <= 280).toBe(true);
    }),
  );
});

test("the topmost orb under the pointer is the one that is caught", () => {
  const orbs = [orb(), orb({ x: 110 })];
  expect(orbAt(orbs, 105, 100)).toBe(1);
  expect(orbAt(orbs, 82, 100)).toBe(0);
  expect(orbAt(orbs, 300, 100)).toBe(-1);
});

test("it opens with a few orbs, and never holds more than its limit", () => {
  expect(firstOrbs(box, half)).toHaveLength(FIRST_ORBS);
  let orbs: Orb[] = [];
  for (let count = 0; count < ORBS_MAX + 5; count += 1) orbs = withOrb(orbs, box, half);
  expect(orbs).toHaveLength(ORBS_MAX);
});

test("in a narrower box the orbs keep their order and their speed instead of piling up at the edge", () => {
  const wide = { width: 1_200, height: 600 };
  const narrow = { width: 328, height: 420 };
  const before = [60, 240, 420, 600, 780, 960, 1_140].map((x, index) =>
    orb({ x, y: 60 + index * 70, vx: 50 }),
  );
  const after = fitOrbs(before, wide, narrow);
  expect(after.map(({ x }) => x)).toEqual(after.map(({ x }) => x).toSorted((a, b) => a - b));
  expect(after.every(({ vx }) => vx === 50)).toBe(true);
  for (const [index, one] of after.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(one.radius);
    expect(one.x).toBeLessThanOrEqual(narrow.width - one.radius);
    expect(one.y).toBeLessThanOrEqual(narrow.height - one.radius);
    for (const other of after.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius - 2);
    }
  }
});
