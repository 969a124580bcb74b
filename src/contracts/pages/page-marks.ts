/** Free of zod on purpose: the browser needs these before anything else. */

/** The id of the element that holds what the page must know about this instance. */
export const INSTANCE_ELEMENT_ID = "instance";

/** Readable by scripts and without any secret: it only says that someone is signed in. */
export const SIGNED_IN_COOKIE = "sq_signed_in";

/** The text of a page that the server wrote, until the app shows its own. */
export const FIRST_PAGE_ELEMENT_ID = "first-page";

/** In pages that the build writes: filled in by the server at its start. */
export const PUBLIC_URL_MARK = "__PUBLIC_URL__";
export const SUPPORT_EMAIL_MARK = "__SUPPORT_EMAIL__";
export const MODEL_HOSTS_MARK = "__MODEL_HOSTS__";
