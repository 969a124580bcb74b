import type { AchievementView } from "#contracts/progress.ts";
import { classNames } from "#web/ui/class-names.ts";
import { typeText } from "./achievement-disc.tsx";
import { AchievementMedal } from "./achievement-medal.tsx";

interface AchievementFaceProps {
  achievement: AchievementView;
  /** On phones the medal is beside the text, to cover less of the page. */
  isLowOnPhones?: boolean;
}

/** The medal with its text, for a single achievement. */
export function AchievementFace({ achievement, isLowOnPhones = false }: AchievementFaceProps) {
  return (
    <div
      className={classNames(
        isLowOnPhones &&
          "max-sm:grid max-sm:grid-cols-[60px_1fr] max-sm:gap-x-3.5 max-sm:pr-9 max-sm:text-left",
      )}
    >
      <AchievementMedal
        achievement={achievement}
        iconClassName="size-10"
        className={classNames(
          "mx-auto mt-1.5 mb-2 block! h-[118px] w-[108px]",
          isLowOnPhones && "max-sm:row-span-3 max-sm:m-0! max-sm:h-[66px] max-sm:w-[60px]",
        )}
      />
      <p className="text-[11.5px] leading-none font-bold tracking-[.09em] text-streak">
        {typeText(achievement.type)}
      </p>
      <h2
        className={classNames(
          "mt-2 text-22 font-750 wrap-anywhere",
          isLowOnPhones && "max-sm:mt-1 max-sm:text-18 max-sm:leading-tight",
        )}
      >
        {achievement.title}
      </h2>
      <p
        className={classNames(
          "mt-1.5 text-[14.5px] leading-snug text-balance text-text-2",
          isLowOnPhones && "max-sm:mt-0.5 max-sm:text-14",
        )}
      >
        {achievement.description}
      </p>
    </div>
  );
}
