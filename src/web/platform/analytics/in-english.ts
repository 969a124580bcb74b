import { messages } from "../language/messages.ts";

interface Known {
  readonly shown: RegExp;
  /** The placeholders, in the order of the groups. */
  readonly names: readonly string[];
  readonly english: string;
  readonly length: number;
}

let known: readonly Known[] | undefined;

/** The English text behind a shown one: in the figures a control has one name, whatever the person's language. */
export function inEnglish(shown: string): string {
  known ??= everyKnown();
  for (const text of known) {
    const values = text.shown.exec(shown)?.slice(1);
    if (values) return filled(text, values);
  }
  return shown;
}

/** The longest first: the same words may also fit a text that is mostly placeholders. */
function everyKnown(): Known[] {
  return Object.entries(messages)
    .flatMap(([english, found]) =>
      [found].flat().map((text) => knownFrom(withoutTags(english), withoutTags(text))),
    )
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
}

function knownFrom(english: string, text: string): Known {
  const pieces = text.split(/\{(\w+)\}/u);
  const words = pieces.filter((_, index) => index % 2 === 0);
  return {
    shown: new RegExp(`^${words.map(escaped).join("(.+)")}$`, "u"),
    names: pieces.filter((_, index) => index % 2 === 1),
    english,
    length: words.join("").length,
  };
}

function filled({ english, names }: Known, values: readonly string[]): string {
  return english.replace(/\{(\w+)\}/gu, (placeholder, name: string) => {
    const value = values[names.indexOf(name)];
    return value === undefined ? placeholder : inEnglish(value);
  });
}

function withoutTags(text: string): string {
  return text.replace(/<\/?\w+>/gu, "");
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/gu, "\\$&");
}
