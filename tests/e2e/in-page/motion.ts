declare const document: { getAnimations(): Moving[] };
declare const requestAnimationFrame: (next: () => void) => void;

interface Moving {
  effect: { getKeyframes(): object[]; target: { className: unknown } | null } | null;
}

/** Runs before the page's scripts: notes the class of each part that is animated by more than a fade. */
export function recordMotion(): void {
  const moved = new Set<string>();
  Object.assign(globalThis, { moved });
  const watch = () => {
    for (const { effect } of document.getAnimations()) {
      const frames = effect?.getKeyframes() ?? [];
      const isMoving = frames.some((frame) =>
        ["transform", "translate", "scale", "rotate"].some((name) => {
          const value = Reflect.get(frame, name);
          return value !== undefined && value !== "none";
        }),
      );
      if (isMoving) moved.add(String(effect?.target?.className));
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

export function movedParts(): string[] {
  return [...(Reflect.get(globalThis, "moved") as Set<string>)];
}
