import type { AchievementView } from "#contracts/progress.ts";

export interface ShareWords {
  text: string;
  url: string;
}

export function achievementWords({ title }: AchievementView, url: string): ShareWords {
  return { text: `I earned “${title}” on SideQuest, building my side business quest by quest.`, url };
}

export function levelWords(level: number, url: string): ShareWords {
  return { text: `I reached level ${level} on SideQuest, building my side business quest by quest.`, url };
}

/** For platforms with one field for text and link. */
export function inOneText({ text, url }: ShareWords): string {
  return `${text} ${url}`;
}
