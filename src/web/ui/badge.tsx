import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";

const TONES = {
  neutral: "bg-surface-2 text-text-2",
  primary: "bg-primary-soft text-on-primary-soft",
  "primary-solid": "bg-primary text-on-primary",
  gold: "bg-gold-soft text-gold-text",
  level: "bg-level-soft text-level-text",
  streak: "bg-streak-soft text-streak",
  success: "bg-success-soft text-success",
  danger: "bg-danger-soft text-danger",
  warning: "bg-warning-soft text-warning",
  info: "bg-info-soft text-info",
  marketing: "bg-path-marketing-soft text-path-marketing",
  sales: "bg-path-sales-soft text-path-sales",
  product: "bg-path-product-soft text-path-product",
  finance: "bg-path-finance-soft text-path-finance",
  operations: "bg-path-operations-soft text-path-operations",
  growth: "bg-path-growth-soft text-path-growth",
  "trial-teal": "bg-trial-teal text-on-trial-teal",
  "trial-yellow": "bg-trial-yellow text-on-trial-yellow",
  "trial-red": "bg-trial-red text-on-trial-red",
} as const;

const SIZES = {
  sm: "h-[22px] gap-1 px-[5px] text-[11.25px] tracking-[-.01em]",
  md: "",
  lg: "h-7 text-[13.5px]",
} as const;

export type BadgeTone = keyof typeof TONES;

interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  tone?: BadgeTone | undefined;
  size?: keyof typeof SIZES | undefined;
  icon?: ReactNode;
  /** Required: colour alone must not carry meaning. Truncated with an ellipsis; the title has it in full. */
  children: string;
}

export function Badge({ tone = "neutral", size = "md", icon, className, children, ...rest }: BadgeProps) {
  return (
    <span title={children} {...rest} className={classNames("badge", TONES[tone], SIZES[size], className)}>
      {icon}
      <span className="min-w-0 overflow-hidden text-ellipsis leading-[1.4]">{children}</span>
    </span>
  );
}

/** A tinted square for an icon, in the same tones. */
export function IconTile({
  tone = "primary",
  className = "size-9 rounded-[11px]",
  children,
}: {
  tone?: BadgeTone | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames("grid flex-none place-items-center", TONES[tone], className)}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
