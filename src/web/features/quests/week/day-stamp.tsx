import type { ReactNode } from "react";

/** Stamp shown on a finished day. */
export function DayStamp({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3.5 rounded-quest border-2 border-dashed border-border px-1 pt-6 pb-5 text-center">
      <span className="relative -rotate-7 rounded-[9px] border-3 border-current px-2 py-1.5 font-display text-14 leading-none font-extrabold tracking-[.05em] text-gold-text uppercase">
        {word}
      </span>
      <p className="text-13 font-medium text-text-2">{children}</p>
    </div>
  );
}
