import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

/** A longer word is set smaller: the columns of past days are narrow. */
const SHORT_WORD = 8;

/** Stamp shown on a finished day. */
export function DayStamp({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-quest border-2 border-dashed border-border px-0.5 pt-5 pb-3 text-center">
      <span
        className={classNames(
          "-rotate-6 rounded-[8px] border-[2.5px] border-current px-1.5 py-1.5 font-display leading-none font-extrabold text-gold-text uppercase",
          word.length > SHORT_WORD ? "px-1! text-[10px]" : "text-12 tracking-[.05em]",
        )}
      >
        {word}
      </span>
      <p className="text-13 leading-[1.4] font-medium text-text-2">{children}</p>
    </div>
  );
}
