const EVENT = "sidequest:level-up";

export interface LevelUp {
  newLevel: number;
  totalXP: number;
}

/** Announces a level-up. Called for completions, shares and live messages. */
export function announceLevelUp({ newLevel, totalXP }: LevelUp): void {
  window.dispatchEvent(new CustomEvent<LevelUp>(EVENT, { detail: { newLevel, totalXP } }));
}

/** Subscribes to level-ups; each level is reported once. Returns the function that unsubscribes. */
export function onLevelUp(listener: (levelUp: LevelUp) => void): () => void {
  const heard = new Set<number>();
  const handleEvent = (event: Event) => {
    const levelUp = (event as CustomEvent<LevelUp>).detail;
    if (heard.has(levelUp.newLevel)) return;
    heard.add(levelUp.newLevel);
    listener(levelUp);
  };
  window.addEventListener(EVENT, handleEvent);
  return () => window.removeEventListener(EVENT, handleEvent);
}
