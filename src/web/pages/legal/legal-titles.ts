/** Document titles, used by the app and by the server-rendered pages. */
export const LEGAL_TITLES = {
  privacy: "Privacy Policy · SideQuest",
  terms: "Terms of Service · SideQuest",
} as const;
