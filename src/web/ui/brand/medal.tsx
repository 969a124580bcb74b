import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { DrawingProps } from "./drawing.ts";
import { FLAME_INNER, FLAME_OUTER } from "./flame.tsx";

/** Gold medal with ribbons, for achievements; shows a flame unless a lucide icon is given. */
export function Medal({ className = "h-[118px] w-[108px]", icon }: DrawingProps & { icon?: ReactNode }) {
  return (
    <span className={classNames("relative inline-block flex-none", className)} aria-hidden="true">
      <svg viewBox="0 0 108 118" className="size-full" aria-hidden="true">
        <path d="M36 72l-14 40 18-6 11 12 9-34zM72 72l14 40-18-6-11 12-9-34z" fill="#C2410C" />
        <circle cx="54" cy="51" r="46" fill="#C98A0B" />
        <circle cx="54" cy="47" r="46" fill="#FBBF24" />
        <circle
          cx="54"
          cy="47"
          r="37"
          fill="none"
          stroke="#FFF3C4"
          strokeWidth="3"
          strokeDasharray="2 6"
          strokeLinecap="round"
        />
        {icon ? null : (
          <g transform="translate(30 21) scale(2.4)">
            <path d={FLAME_OUTER} fill="#F97316" />
            <path d={FLAME_INNER} fill="#FDE68A" />
          </g>
        )}
      </svg>
      {icon ? (
        <span className="absolute inset-x-0 top-0 grid h-[80%] place-items-center text-on-gold">{icon}</span>
      ) : null}
    </span>
  );
}
