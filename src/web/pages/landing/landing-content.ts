interface Headline {
  first: string;
  second: string;
}

/** The words of the landing page, in one place. */
export const headlines: [Headline, ...Headline[]] = [
  { first: "Turn your side business", second: "into a quest." },
];

export const pitch =
  "Small quests for the hours you really have, XP for every one you finish, and a mentor who knows your shop by name.";
