declare const document: { getAnimations(): Moving[] };
declare const requestAnimationFrame: (next: () => void) => void;
declare const DOMMatrix: new (transform: string) => { isIdentity: boolean };

interface Moving {
  effect: { getKeyframes(): object[]; target: { className: unknown } | null } | null;
}

/** Runs before the page's scripts: notes the class of each part whose place, size or angle is animated. */
export function recordMotion(): void {
  const moved = new Set<string>();
  const still = (value: string) => {
    if (/^(none|0px|0deg|1|0px 0px|1 1)$/u.test(value)) return "none";
    try {
      return new DOMMatrix(value).isIdentity ? "none" : value;
    } catch {
      return value;
    }
  };
  const watch = () => {
    for (const { effect } of document.getAnimations()) {
      const frames = effect?.getKeyframes() ?? [];
      const isMoving = ["transform", "translate", "scale", "rotate"].some((name) => {
        const values = frames.map((frame) => still(String(Reflect.get(frame, name) ?? "none")));
        return new Set(values).size > 1;
      });
      if (isMoving) moved.add(String(effect?.target?.className));
    }
    requestAnimationFrame(watch);
  };
  Object.assign(globalThis, { moved });
  requestAnimationFrame(watch);
}

export function movedParts(): string[] {
  return [...(Reflect.get(globalThis, "moved") as Set<string>)];
}
