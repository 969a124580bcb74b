/** Runs in the page and in Node, so it uses only what both have. Time continues from where it is set. */
interface MovableDate extends DateConstructor {
  moveTo?(nowMs: number): void;
}

export function moveClock({ nowMs, slowness }: { nowMs: number; slowness: number }): void {
  const world = globalThis as { Date: MovableDate };
  if (world.Date.moveTo) {
    world.Date.moveTo(nowMs);
    return;
  }
  const Real = world.Date;
  let put = { nowMs, atMs: Real.now() };
  const now = () => put.nowMs + (Real.now() - put.atMs) / slowness;
  const moveTo = (toMs: number) => {
    put = { nowMs: toMs, atMs: Real.now() };
  };
  world.Date = new Proxy(Real, {
    construct: (_, args, newTarget) => Reflect.construct(Real, args.length > 0 ? args : [now()], newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, key) => {
      if (key === "now") return now;
      if (key === "moveTo") return moveTo;
      return Reflect.get(target, key);
    },
  });
}
