declare const document: { dispatchEvent(event: unknown): void };
declare const Event: new (name: string) => unknown;
declare const performance: { now(): number };
declare const setTimeout: (next: () => void, ms: number) => void;

/** Time-lapse: `passingMs` pass within `withinMs`, and running timers show it. */
export async function passTime({ passingMs, withinMs }: { passingMs: number; withinMs: number }) {
  const clock = Date as typeof Date & { moveTo(nowMs: number): void };
  const fromMs = clock.now();
  const begunAt = performance.now();
  for (let part = 0; part < 1; ) {
    await new Promise<void>((resolve) => setTimeout(resolve, 40));
    part = Math.min(1, (performance.now() - begunAt) / withinMs);
    const eased = part * part * (3 - 2 * part);
    clock.moveTo(fromMs + eased * passingMs + performance.now() - begunAt);
    // As when a tab becomes visible again; the timers catch up at once.
    document.dispatchEvent(new Event("visibilitychange"));
  }
}
