import { classNames } from "./class-names.ts";

const TONES = {
  primary: "bg-primary",
  gold: "bg-gold",
  level: "bg-level",
  success: "bg-success",
  danger: "bg-danger",
  control: "bg-control",
  marketing: "bg-path-marketing",
  sales: "bg-path-sales",
  product: "bg-path-product",
  finance: "bg-path-finance",
  operations: "bg-path-operations",
  growth: "bg-path-growth",
} as const;

/** Heights: XP 16 px, card 12, console 8, skill path 6; the highlight only from 12 px up. */
const SIZES = { xl: "h-4", lg: "h-3", md: "h-2", sm: "h-1.5" } as const;

interface ProgressBarProps {
  value: number;
  max?: number;
  label: string;
  tone?: keyof typeof TONES;
  size?: keyof typeof SIZES;
  className?: string | undefined;
}

export function ProgressBar(props: ProgressBarProps) {
  const { value, max = 100, label, tone = "primary", size = "lg", className } = props;
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const hasLight = size === "xl" || size === "lg";
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      className={classNames("overflow-hidden rounded-full bg-surface-2", SIZES[size], className)}
    >
      {/* Moved in from the left rather than scaled, which would distort its round end. */}
      <div
        className={classNames(
          "relative size-full rounded-full transition-transform duration-[var(--t-fill)] ease-out",
          TONES[tone],
        )}
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      >
        {hasLight && share > 0 ? (
          <span className="absolute inset-x-1.5 top-1/4 h-[3px] rounded-full bg-[#FFFFFF4D]" />
        ) : null}
      </div>
    </div>
  );
}
