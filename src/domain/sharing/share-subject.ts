import { ACHIEVEMENTS, type Achievement } from "../progress/achievements.ts";

/** What a share is about: an achievement, or a level. */
export type ShareSubject =
  | { readonly kind: "achievement"; readonly achievement: Achievement }
  | { readonly kind: "level"; readonly level: number };

const LEVEL = "level:";

/** An achievement as the subject of a share. */
export function achievementSubject(achievementId: string): string {
  return `achievement:${achievementId}`;
}

export function levelSubject(level: number): string {
  return LEVEL + level;
}

/** Null where it names an achievement that is no longer given. */
export function readSubject(subject: string): ShareSubject | null {
  if (subject.startsWith(LEVEL)) return { kind: "level", level: Number(subject.slice(LEVEL.length)) };
  const achievement = ACHIEVEMENTS.find(({ id }) => achievementSubject(id) === subject);
  return achievement ? { kind: "achievement", achievement } : null;
}

export function subjectTitle(subject: ShareSubject): string {
  return subject.kind === "level" ? `Level ${subject.level}` : subject.achievement.title;
}
