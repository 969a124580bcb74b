/** What goes with K, by the name on the key. */
export const MODIFIER = /mac/iu.test(navigator.userAgent) ? "⌘" : "Ctrl";
