/** Must not import zod: the browser needs these before anything else. */

/** Id of the element that holds the instance settings. */
export const INSTANCE_ELEMENT_ID = "instance";

/** Readable by scripts and not a secret: it only tells that someone is signed in. */
export const SIGNED_IN_COOKIE = "sq_signed_in";

/** Id of the server-rendered page text, shown until the app renders. */
export const FIRST_PAGE_ELEMENT_ID = "first-page";

/** Placeholders in built pages, filled in when the server starts. */
export const PUBLIC_URL_MARK = "__PUBLIC_URL__";
export const SUPPORT_EMAIL_MARK = "__SUPPORT_EMAIL__";
export const MODEL_HOSTS_MARK = "__MODEL_HOSTS__";
export const OPERATOR_MARK = "__OPERATOR__";
export const JURISDICTION_MARK = "__JURISDICTION__";
