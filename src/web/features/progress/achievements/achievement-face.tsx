import type { AchievementView } from "#contracts/progress.ts";
import { t } from "#web/platform/language/text.ts";
import { typeText } from "./achievement-disc.tsx";
import { AchievementMedal } from "./achievement-medal.tsx";

/** The medal with its text, for a single achievement. */
export function AchievementFace({ achievement }: { achievement: AchievementView }) {
  return (
    <div>
      <AchievementMedal
        achievement={achievement}
        iconClassName="size-10"
        className="mx-auto mt-1.5 mb-2 block! h-[118px] w-[108px]"
      />
      <p className="text-[11.5px] leading-none font-bold tracking-[.09em] text-text-2">
        {typeText(achievement.type)}
      </p>
      <h2 className="mt-2 text-22 font-750 wrap-anywhere">{t(achievement.title)}</h2>
      <p className="mt-1.5 text-[14.5px] leading-snug text-balance text-text-2">
        {t(achievement.description)}
      </p>
    </div>
  );
}
