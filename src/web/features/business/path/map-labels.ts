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
const LINE_HEIGHT = 23;
const HEIGHT_AROUND = 18;
/** Longer titles take two lines. */
const LETTERS_A_LINE = 24;
/** Labels of two lines are as wide as labels get. */
const HALF_OF_TWO_LINES = 136;
/** From the middle of a stone to the edge of its label. */
const DISTANCE = 18;
const DISTANCE_CHOSEN = 30;
const LEFT_END = -72;
const RIGHT_END = 992;
/** Where the names of the stages stand. */
const STAGE_NAMES: Box = { left: -80, right: 178, top: 150, bottom: 620 };
const SHOP: Box = { left: 490, right: 620, top: 100, bottom: 212 };
const STONE_RADIUS = 14;

/**
 * Chooses the titles that fit on the map without covering each other or a stone, in the order of `wanted`. Each stands
 * below its stone, or else above it.
 */
export function chooseLabels(
  steps: readonly LabelledStep[],
  wanted: readonly number[],
  chosen: number,
): MapLabel[] {
  const taken: Box[] = [STAGE_NAMES, SHOP];
  return wanted.flatMap((index) => {
    const step = steps[index];
    if (!step) return [];
    const { half, height } = sizeOf(step.title);
    const x = Math.min(RIGHT_END - half, Math.max(LEFT_END + half, step.place.x));
    const distance = index === chosen ? DISTANCE_CHOSEN : DISTANCE;
    const tops = [step.place.y + distance, step.place.y - distance - height];
    const boxes = tops.map((top) => ({ left: x - half, right: x + half, top, bottom: top + height }));
    const isFree = (box: Box) =>
      !taken.some((other) => overlaps(box, other)) &&
      !steps.some(({ place }, other) => other !== index && overlaps(box, stoneBox(place)));
    const box = boxes.find(isFree) ?? (index === chosen ? boxes[0] : undefined);
    if (!box) return [];
    taken.push(box);
    return [{ index, x, y: box.top }];
  });
}

function sizeOf(title: string): { half: number; height: number } {
  const lines = title.length > LETTERS_A_LINE ? 2 : 1;
  return {
    half: lines === 1 ? (title.length * UNITS_PER_LETTER + PADDING) / 2 : HALF_OF_TWO_LINES,
    height: lines * LINE_HEIGHT + HEIGHT_AROUND,
  };
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
