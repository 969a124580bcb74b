/** Values for the `{names}` of a text. */
export type Values = Readonly<Record<string, string | number>>;

/** How sentences made here are said: in English, or as the browser says them in the reader's language. */
export interface Speech {
  /** For dates and numbers. */
  readonly language: string;
  readonly t: (english: string, values?: Values) => string;
  /** The form for a number, which is `{n}` in the text. */
  readonly tn: (n: number, one: string, many: string, values?: Values) => string;
}

export const ENGLISH: Speech = {
  language: "en",
  t: fill,
  tn: (n, one, many, values) => fill(n === 1 ? one : many, { n: n.toLocaleString("en"), ...values }),
};

/** Puts the values into their places; one that is not given stays as it is. */
export function fill(text: string, values?: Values): string {
  if (!values) return text;
  return text.replace(/\{(\w+)\}/gu, (placeholder, name: string) => String(values[name] ?? placeholder));
}
