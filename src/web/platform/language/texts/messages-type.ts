/** Texts of a language by their English text. One that depends on a number has a form for one and a form for many. */
export type Messages = Readonly<Record<string, string | readonly [one: string, many: string]>>;
