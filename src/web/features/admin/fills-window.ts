/**
 * For a page whose parts scroll on their own: exactly the rest of the window, so that there is one scroll bar.
 * In low windows it keeps a usable height, and the page scrolls.
 */
export const FILLS_WINDOW = "sm:min-h-[38rem] sm:basis-0 sm:grid-rows-[minmax(0,1fr)]";
