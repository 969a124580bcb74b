/** The landing page's column: 1200 px at most. */
export const WRAP = "mx-auto w-[min(1200px,100%-32px)] sm:w-[min(1200px,100%-64px)]";
