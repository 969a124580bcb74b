/** Texts of a language by their English text; one that depends on a number has a form for one and one for many. */
export type MailTexts = Readonly<Record<string, string | readonly [one: string, many: string]>>;
