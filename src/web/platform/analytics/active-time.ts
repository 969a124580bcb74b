import { MS_PER_MINUTE } from "#domain/general/durations.ts";

const IDLE_MS = MS_PER_MINUTE;
const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/** Counts seconds in which the page was visible and had input within the last minute. Uses no timer. */
export function startActiveTime(signal: AbortSignal): () => number {
  let activeMs = 0;
  let countedTo = Date.now();
  let activeTo = document.hidden ? 0 : countedTo + IDLE_MS;

  const count = () => {
    const now = Date.now();
    activeMs += Math.max(0, Math.min(now, activeTo) - countedTo);
    countedTo = now;
    return now;
  };
  const handleInput = () => {
    activeTo = count() + IDLE_MS;
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, handleInput, { signal, passive: true, capture: true });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (!document.hidden) return handleInput();
      count();
      activeTo = 0;
    },
    { signal },
  );
  return () => {
    count();
    return Math.floor(activeMs / 1_000);
  };
}
