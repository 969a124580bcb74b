/** The cuts that `npm run film` makes (tools/film/cuts.ts). */
export const FILM_CUTS = { wide: "week", phone: "week-portrait" } as const;
export type FilmCut = (typeof FILM_CUTS)[keyof typeof FILM_CUTS];

/** Below Tailwind's `sm`, where the film's frame stands upright. */
export const PHONE = "(max-width: 639.98px)";

export const FORMATS = [
  { ending: ".webm", type: "video/webm" },
  { ending: ".mp4", type: "video/mp4" },
] as const;

export const filmFile = (cut: FilmCut, ending: (typeof FORMATS)[number]["ending"]) => `/film/${cut}${ending}`;
export const posterFile = (cut: FilmCut) => `/film/${cut}-poster.webp`;
