import type { AchievementView } from "#contracts/progress.ts";
import { t } from "#web/platform/language/text.ts";

export interface ShareWords {
  text: string;
  url: string;
}

export function achievementWords({ title }: AchievementView, url: string): ShareWords {
  return {
    text: t("I earned “{title}” on SideQuest, building my side business quest by quest.", {
      title: t(title),
    }),
    url,
  };
}

export function levelWords(level: number, url: string): ShareWords {
  return {
    text: t("I reached level {level} on SideQuest, building my side business quest by quest.", { level }),
    url,
  };
}

/** For platforms with one field for text and link. */
export function inOneText({ text, url }: ShareWords): string {
  return `${text} ${url}`;
}
