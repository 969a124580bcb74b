import type { ReactNode } from "react";

/** Stamp shown on a finished day. */
export function DayStamp({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-quest border-2 border-dashed border-border px-0.5 pt-5 pb-3 text-center">
      <span className="-rotate-6 rounded-[8px] border-[2.5px] border-current px-1.5 py-1.5 font-display text-12 leading-none font-extrabold tracking-[.05em] text-gold-text uppercase">
        {word}
      </span>
      <p className="text-13 leading-[1.4] font-medium text-text-2">{children}</p>
    </div>
  );
}
