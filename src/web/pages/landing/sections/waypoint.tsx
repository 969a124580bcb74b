import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

const TONES = {
  primary: "bg-primary text-on-primary [--puck-edge:var(--primary-edge)]",
  gold: "bg-gold text-on-gold [--puck-edge:var(--gold-edge)]",
  level: "bg-level text-on-level [--puck-edge:var(--level-edge)]",
} as const;

export type WaypointTone = keyof typeof TONES;

interface WaypointProps {
  tone?: WaypointTone | undefined;
  className?: string;
  children: ReactNode;
}

/** A disc of the trail in the landing page's size. */
export function Waypoint({ tone = "primary", className, children }: WaypointProps) {
  return (
    <span
      className={classNames(
        "num relative grid h-10 w-[62px] flex-none place-items-center rounded-[50%] text-[20px] leading-none font-extrabold shadow-[0_7px_0_var(--puck-edge),0_16px_14px_-4px_#0b1f1c33]",
        TONES[tone],
        className,
      )}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
