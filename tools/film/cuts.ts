import type { Spot } from "./hand.ts";

export interface Cut {
  /** Of its files: `week.webm`, `week.mp4`, `week-poster.webp`. */
  name: string;
  size: { width: number; height: number };
  colorScheme: "light" | "dark";
  /** Pixels of the film per pixel of the page: phones have more. */
  sharpness: number;
  /** Where the mouse starts, out of the way; null is a phone, which is touched. */
  mouseAt: Spot | null;
}

const WIDE = { size: { width: 1280, height: 800 }, sharpness: 1, mouseAt: { x: 560, y: 712 } };
const TALL = { size: { width: 390, height: 780 }, sharpness: 2, mouseAt: null };

/** The same walk, filmed once for each. */
export const CUTS: readonly Cut[] = [
  { name: "week", colorScheme: "light", ...WIDE },
  { name: "week-portrait", colorScheme: "light", ...TALL },
  { name: "week-dark", colorScheme: "dark", ...WIDE },
  { name: "week-portrait-dark", colorScheme: "dark", ...TALL },
];
