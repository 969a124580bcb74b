import { prefersReducedMotion } from "./reduced-motion.ts";

/** Ticks of about 1/60 s: a burst ends after 1.4 s. */
const LIFE_TICKS = 84;
const PIECES = 90;
const COLORS = ["#FBBF24", "#2DD4BF", "#5B4BDB", "#F97316", "#B0205C", "#1E5FA8"];

let isInAir = false;

/** One burst from the upper middle of the screen, one at a time; none with reduced motion. */
export async function burstConfetti(): Promise<void> {
  if (isInAir || prefersReducedMotion()) return;
  isInAir = true;
  try {
    const { default: confetti } = await import("canvas-confetti");
    // Without its worker, which is started from a blob URL that our CSP refuses.
    const fire = confetti.create(undefined, { useWorker: false, resize: true });
    await fire({
      particleCount: PIECES,
      spread: 100,
      startVelocity: 38,
      gravity: 1.1,
      ticks: LIFE_TICKS,
      origin: { x: 0.5, y: 0.35 },
      colors: COLORS,
      zIndex: 80,
      disableForReducedMotion: true,
    });
  } catch {
    // Confetti is optional: a failure is ignored.
  } finally {
    isInAir = false;
  }
}
