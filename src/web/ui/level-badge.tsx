import { t } from "#web/platform/language/text.ts";
import { LevelShield } from "./brand/level-shield.tsx";
import { classNames } from "./class-names.ts";

interface LevelBadgeProps {
  level: number;
  /** Number only, for narrow top bars; screen readers still get the word. */
  short?: boolean;
  className?: string | undefined;
}

export function LevelBadge({ level, short = false, className }: LevelBadgeProps) {
  return (
    <span
      className={classNames(
        "num inline-flex h-9 flex-none items-center gap-[7px] rounded-full bg-level-soft pr-[13px] pl-2 text-15 font-750 leading-none whitespace-nowrap text-level-text",
        "max-sm:h-[30px] max-sm:gap-[5px] max-sm:pr-2.5 max-sm:text-[13.5px]",
        className,
      )}
    >
      <LevelShield className="size-[22px] max-sm:size-[18px]" />
      <span>
        <span className={short ? "sr-only" : undefined}>{t("Level")} </span>
        {level}
      </span>
    </span>
  );
}
