import type { TrailPlace } from "#web/ui/trail/path-trail.ts";

/** A title beside its stone; sizes are in the drawing's units. */
export interface MapLabel {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface LabelledStep {
  readonly title: string;
  readonly place: TrailPlace;
}

/** The drawing is shown at about three quarters of its size, so text takes more units than pixels. */
const UNITS_PER_LETTER = 9.6;
const PADDING = 34;
const HEIGHT = 40;
/** Longer titles are cut on the map. */
export const LABEL_MAX_LETTERS = 30;
const BELOW = 18;
const BELOW_CHOSEN = 30;
const LEFT_END = -72;
const RIGHT_END = 992;
/** Where the names of the stages stand. */
const STAGE_NAMES: Box = { left: -80, right: 178, top: 150, bottom: 620 };
const SHOP: Box = { left: 490, right: 620, top: 100, bottom: 212 };
const STONE_RADIUS = 14;

/** Chooses the titles that fit on the map without covering each other or a stone, in the order of `wanted`. */
export function chooseLabels(
  steps: readonly LabelledStep[],
  wanted: readonly number[],
  chosen: number,
): MapLabel[] {
  const taken: Box[] = [STAGE_NAMES, SHOP];
  return wanted.flatMap((index) => {
    const step = steps[index];
    if (!step) return [];
    const half = (Math.min(step.title.length, LABEL_MAX_LETTERS) * UNITS_PER_LETTER + PADDING) / 2;
    const x = Math.min(RIGHT_END - half, Math.max(LEFT_END + half, step.place.x));
    const y = step.place.y + (index === chosen ? BELOW_CHOSEN : BELOW);
    const box = { left: x - half, right: x + half, top: y, bottom: y + HEIGHT };
    const isCovering = steps.some(({ place }, other) => other !== index && overlaps(box, stoneBox(place)));
    if (index !== chosen && (isCovering || taken.some((other) => overlaps(box, other)))) return [];
    taken.push(box);
    return [{ index, x, y }];
  });
}

function stoneBox({ x, y }: TrailPlace): Box {
  const halfHeight = STONE_RADIUS / 2;
  return {
    left: x - STONE_RADIUS,
    right: x + STONE_RADIUS,
    top: y - halfHeight,
    bottom: y + halfHeight,
  };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
