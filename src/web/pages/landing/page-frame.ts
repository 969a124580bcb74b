/** The landing page's column: 1200 px at most. */
export const WRAP = "mx-auto w-[min(1200px,100%-32px)] sm:w-[min(1200px,100%-64px)]";

/** Filled in by the server at its start, from PUBLIC_URL and SUPPORT_EMAIL. */
export const PUBLIC_URL_MARK = "__PUBLIC_URL__";
export const SUPPORT_EMAIL_MARK = "__SUPPORT_EMAIL__";
