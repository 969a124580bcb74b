/** In the tab, by whomever it is written: the app, or the server's first answer. */
export const LEGAL_TITLES = {
  privacy: "Privacy Policy · SideQuest",
  terms: "Terms of Service · SideQuest",
} as const;
