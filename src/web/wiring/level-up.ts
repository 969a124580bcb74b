const EVENT = "sidequest:level-up";

export interface LevelUp {
  newLevel: number;
  totalXP: number;
}

/** Anything on the page may announce a level: a completion, a share, a live message. */
export function announceLevelUp({ newLevel, totalXP }: LevelUp): void {
  window.dispatchEvent(new CustomEvent<LevelUp>(EVENT, { detail: { newLevel, totalXP } }));
}

/** Hears of each level once, however many announce it. Answers how to stop listening. */
export function onLevelUp(listener: (levelUp: LevelUp) => void): () => void {
  const heard = new Set<number>();
  const hear = (event: Event) => {
    const levelUp = (event as CustomEvent<LevelUp>).detail;
    if (heard.has(levelUp.newLevel)) return;
    heard.add(levelUp.newLevel);
    listener(levelUp);
  };
  window.addEventListener(EVENT, hear);
  return () => window.removeEventListener(EVENT, hear);
}
