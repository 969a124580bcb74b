import { ACHIEVEMENTS, type Achievement } from "../progress/achievements.ts";

/** The subject of a share: an achievement or a level. */
export type ShareSubject =
  | { readonly kind: "achievement"; readonly achievement: Achievement }
  | { readonly kind: "level"; readonly level: number };

const LEVEL = "level:";

/** The subject text of an achievement. */
export function achievementSubject(achievementId: string): string {
  return `achievement:${achievementId}`;
}

export function levelSubject(level: number): string {
  return LEVEL + level;
}

/** Null if the achievement no longer exists. */
export function readSubject(subject: string): ShareSubject | null {
  if (subject.startsWith(LEVEL)) return { kind: "level", level: Number(subject.slice(LEVEL.length)) };
  const achievement = ACHIEVEMENTS.find(({ id }) => achievementSubject(id) === subject);
  return achievement ? { kind: "achievement", achievement } : null;
}

export function subjectTitle(subject: ShareSubject): string {
  return subject.kind === "level" ? `Level ${subject.level}` : subject.achievement.title;
}
