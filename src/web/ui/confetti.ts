import { prefersReducedMotion } from "./reduced-motion.ts";

/** Ticks of about 1/60 s: a burst of this life is over in 1.4 s. */
const LIFE_TICKS = 84;
const PIECES = 90;
const COLORS = ["#FBBF24", "#2DD4BF", "#5B4BDB", "#F97316", "#B0205C", "#1E5FA8"];

/** One burst from the upper middle of the screen; none under reduced motion. Waits for nothing but its own code. */
export async function burstConfetti(): Promise<void> {
  if (prefersReducedMotion()) return;
  const { default: confetti } = await import("canvas-confetti");
  // Without its worker: that one is started from a blob, which a strict CSP refuses.
  const fire = confetti.create(undefined, { useWorker: false, resize: true });
  // Not awaited: it resolves after the last piece has fallen, and never in a background tab.
  fire({
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
}
