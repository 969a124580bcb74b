/** Lengths in CSS pixels, speeds in pixels per second. */
export interface Orb {
  x: number;
  y: number;
  vx: number;
  vy: number;
  radius: number;
}

export interface Box {
  width: number;
  height: number;
}

export const FIRST_ORBS = 7;
export const ORBS_MAX = 40;

const GRAVITY = 900;
const BOUNCE = 0.82;
/** Below this speed an orb on the ground stops, instead of jittering. */
const REST_SPEED = 24;

/** Simulates one step of `seconds`. The `held` orb does not move. */
export function moveOrbs(orbs: readonly Orb[], box: Box, seconds: number, held?: number): Orb[] {
  const moved = orbs.map((orb, index) => (index === held ? orb : bounce(fall(orb, seconds), box)));
  return moved.map((orb, index) => (index === held ? orb : pushedApart(orb, index, moved)));
}

const TURNS_TO_PART = 12;

/** Fits orbs into a box of another size: positions scale, and overlapping orbs are pushed apart. */
export function fitOrbs(orbs: readonly Orb[], from: Box, to: Box): Orb[] {
  const keep = (place: number, radius: number, before: number, after: number) => {
    const share = before > 2 * radius ? (place - radius) / (before - 2 * radius) : 0.5;
    return radius + share * Math.max(0, after - 2 * radius);
  };
  let fitted = orbs.map((orb) => ({
    ...orb,
    x: keep(orb.x, orb.radius, from.width, to.width),
    y: keep(orb.y, orb.radius, from.height, to.height),
  }));
  for (let turn = 0; turn < TURNS_TO_PART; turn += 1) fitted = moveOrbs(fitted, to, 0);
  return fitted.map((orb, index) => ({
    ...bounce(orb, to),
    vx: orbs[index]?.vx ?? 0,
    vy: orbs[index]?.vy ?? 0,
  }));
}

/** The topmost orb under a point, or -1. */
export function orbAt(orbs: readonly Orb[], x: number, y: number): number {
  return orbs.findLastIndex((orb) => Math.hypot(orb.x - x, orb.y - y) <= orb.radius);
}

export function withOrb(orbs: readonly Orb[], box: Box, chance: () => number): Orb[] {
  const radius = 18 + chance() * 22;
  const orb = {
    x: radius + chance() * Math.max(0, box.width - 2 * radius),
    y: radius,
    vx: (chance() - 0.5) * 400,
    vy: 0,
    radius,
  };
  return [...orbs, orb].slice(-ORBS_MAX);
}

/** The initial orbs, spread over the upper half. */
export function firstOrbs(box: Box, chance: () => number): Orb[] {
  let orbs: Orb[] = [];
  for (let made = 0; made < FIRST_ORBS; made += 1) orbs = withOrb(orbs, box, chance);
  return orbs.map((orb) => ({ ...orb, y: orb.radius + (chance() * box.height) / 2 }));
}

function fall(orb: Orb, seconds: number): Orb {
  const vy = orb.vy + GRAVITY * seconds;
  return { ...orb, vy, x: orb.x + orb.vx * seconds, y: orb.y + vy * seconds };
}

function bounce(orb: Orb, { width, height }: Box): Orb {
  const x = Math.min(Math.max(orb.x, orb.radius), Math.max(orb.radius, width - orb.radius));
  const y = Math.min(Math.max(orb.y, orb.radius), Math.max(orb.radius, height - orb.radius));
  const vx = x === orb.x ? orb.vx : -orb.vx * BOUNCE;
  const isOnGround = y < orb.y;
  const vy = y === orb.y ? orb.vy : -orb.vy * BOUNCE;
  if (isOnGround && Math.abs(vy) < REST_SPEED) return { ...orb, x, y, vx: vx * 0.96, vy: 0 };
  return { ...orb, x, y, vx, vy };
}

/** Separates overlapping orbs: each moves by half, and their speeds change along that line. */
function pushedApart(orb: Orb, index: number, all: readonly Orb[]): Orb {
  let { x, y, vx, vy } = orb;
  for (const [otherIndex, other] of all.entries()) {
    const gap = Math.hypot(other.x - orb.x, other.y - orb.y);
    const overlap = orb.radius + other.radius - gap;
    if (otherIndex === index || overlap <= 0 || gap === 0) continue;
    const nx = (orb.x - other.x) / gap;
    const ny = (orb.y - other.y) / gap;
    const closing = (other.vx - orb.vx) * nx + (other.vy - orb.vy) * ny;
    x += (nx * overlap) / 2;
    y += (ny * overlap) / 2;
    if (closing > 0) {
      vx += closing * nx * BOUNCE;
      vy += closing * ny * BOUNCE;
    }
  }
  return { ...orb, x, y, vx, vy };
}
