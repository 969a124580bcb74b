import { language } from "#web/platform/language/language.ts";
import { Orb } from "./brand/orb.tsx";
import { classNames } from "./class-names.ts";

const SIZES = {
  sm: "h-6 gap-1 pr-[9px] pl-[5px] text-13 [&>svg]:size-4",
  /** For the total in the top bar. */
  md: "h-9 gap-[7px] pr-3.5 pl-[7px] text-15 max-sm:h-[30px] max-sm:gap-[5px] max-sm:pr-2.5 max-sm:text-[13.5px] [&>svg]:size-6 max-sm:[&>svg]:size-[19px]",
} as const;

/** Selects the total in the top bar, the target of the XP animation. */
export const XP_TOTAL = "[data-xp-total]";

interface XpPillProps {
  xp: number;
  /** Adds a plus sign: "+50 XP" for a reward, "375 XP" for a total. */
  sign?: boolean;
  solid?: boolean;
  /** Number only, for narrow top bars; screen readers still get the unit. */
  short?: boolean;
  size?: keyof typeof SIZES;
  isTotal?: boolean;
  className?: string | undefined;
}

export function XpPill(props: XpPillProps) {
  const { xp, sign = false, solid = false, short = false, size = "sm", isTotal, className } = props;
  // Who has none yet sees "XP" alone; screen readers get the 0.
  const isNone = isTotal && xp === 0;
  return (
    <span
      data-xp-total={isTotal || undefined}
      className={classNames(
        "num inline-flex flex-none items-center rounded-full font-750 leading-none whitespace-nowrap",
        solid ? "bg-gold text-on-gold" : "bg-gold-soft text-gold-text",
        SIZES[size],
        className,
      )}
    >
      <Orb />
      <span>
        {sign ? "+" : ""}
        {isNone ? <span className="sr-only">0</span> : xp.toLocaleString(language)}
        <span className={short && !isNone ? "sr-only" : undefined}> XP</span>
      </span>
    </span>
  );
}
