interface Timed {
  setTimeout(act: unknown, ms?: number, ...args: unknown[]): unknown;
  setInterval(act: unknown, ms?: number, ...args: unknown[]): unknown;
  requestAnimationFrame(act: (atMs: number) => void): number;
  performance: { now(): number };
}

/** Slows timers and script-driven motion by this factor. The browser itself slows CSS. */
export function slowDown(slowness: number): void {
  const world = globalThis as unknown as Timed;
  const { setTimeout: later, setInterval: often, requestAnimationFrame: paint, performance } = world;
  const realNow = performance.now.bind(performance);
  performance.now = () => realNow() / slowness;
  world.setTimeout = (act, ms = 0, ...args) => later(act, ms * slowness, ...args);
  world.setInterval = (act, ms = 0, ...args) => often(act, ms * slowness, ...args);
  world.requestAnimationFrame = (act) => paint((atMs) => act(atMs / slowness));
}
