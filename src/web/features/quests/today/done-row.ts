/** The measures of a row of "Done today", which its skeleton shares. */
export const DONE_ROW = "grid min-h-15 grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 py-2";
/** A row that the server knows. */
export const SENT_ROW = "border-border pr-3 pl-3.5 not-first:border-t sm:pr-5 sm:pl-4.5";
export const DONE_TITLE = "line-clamp-2 text-15 leading-[1.3] font-650 wrap-anywhere sm:text-16";
export const DONE_FACTS = "mt-0.5 text-[13.5px] leading-[1.35] font-medium";
export const DONE_STAMP =
  "rounded-[8px] border-[2.5px] border-current px-2 py-1.5 font-display text-13 leading-none font-extrabold tracking-[.07em] uppercase";
