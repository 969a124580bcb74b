/** The cuts that `npm run film` makes (tools/film/cuts.ts). */
export const FILM_CUTS = {
  light: { wide: "week", phone: "week-portrait" },
  dark: { wide: "week-dark", phone: "week-portrait-dark" },
} as const;
type Theme = keyof typeof FILM_CUTS;
export type FilmCut = (typeof FILM_CUTS)[Theme][keyof (typeof FILM_CUTS)[Theme]];

/** The system's theme: without script there is no other. */
export const DARK = "(prefers-color-scheme: dark)";

/** Below Tailwind's `sm`, where the film's frame stands upright. */
export const PHONE = "(max-width: 639.98px)";

export const FORMATS = [
  { ending: ".webm", type: "video/webm" },
  { ending: ".mp4", type: "video/mp4" },
] as const;

export const filmFile = (cut: FilmCut, ending: (typeof FORMATS)[number]["ending"]) => `/film/${cut}${ending}`;
export const posterFile = (cut: FilmCut) => `/film/${cut}-poster.webp`;
