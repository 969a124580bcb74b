/**
 * The addresses that are recorded as they are. The app sets all of them; the landing page's small script does not carry
 * the list, since that page has one address.
 */
export const knownPages: { paths: readonly string[] } = { paths: ["/"] };
