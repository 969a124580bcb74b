/** Languages that are recognised; answers are in English, after a sentence in theirs. */
export const LANGUAGES = ["de", "es", "fr", "pt", "it", "nl", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Frequent words that the other languages and English do not have. */
const TELLING: Record<Language, string> = {
  de: "ich nicht und der das ist für mit wie eine einen auch oder mein meine wenn was kann soll wir sie sind auf ein bin habe noch schon mir mich dem den zu ohne",
  es: "el los las una qué con para por pero cómo más este esta lo mi mis tengo quiero puedo cuánto cuando porque gracias algún necesito del vender hacer quien cuál estoy les",
  fr: "le les des une avec pour est vous je mais dans sur pas mon ma mes comment faire quand qui quel quelle suis ai du au aux sans cette ce combien n'ai j'ai plus dois",
  pt: "os uma com não é mas em meu minha como mais ou ao você quero tenho posso quando fazer isso quanto preciso para um ainda devo estou são",
  it: "il gli una con per non è ma come più questo questa mio mia ho posso quando quanto cosa fare sono che della devo vorrei senza",
  nl: "ik niet en het een is voor met hoe mijn wat kan als maar ook van zijn heb dat moet wij naar geen mij wil",
  pl: "nie jest się na jak mam chcę czy dla mój moja moje ile co ale albo mogę kiedy bez żeby jestem dziękuję",
};

const ENGLISH =
  "the and is are to of i my me you a in for what how do can with it that this on have be not if they should from or but when who which so at was an we as your get there them about would will";

// Object.fromEntries forgets which keys there are.
const WORDS_OF = Object.fromEntries(
  Object.entries({ ...TELLING, en: ENGLISH }).map(([language, words]) => [
    language,
    new Set(words.split(" ")),
  ]),
) as unknown as Record<Language | "en", ReadonlySet<string>>;

/** Letters that only some languages write. */
const LETTERS: Partial<Record<Language, RegExp>> = {
  de: /[äöüß]/iu,
  es: /[ñ¿¡]/iu,
  fr: /[œ]|[àâêîôûëï]/iu,
  pt: /[ãõ]/iu,
  pl: /[ąćęłńśźż]/iu,
};

/** At least as many telling words as this. */
const ENOUGH = 2;

/** The language of a message, "en" if in doubt: a foreign name or one borrowed word is not enough. */
export function guessLanguage(text: string): Language | "en" {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const countOf = (language: Language | "en") =>
    words.filter((word) => WORDS_OF[language].has(word)).length +
    (language !== "en" && LETTERS[language]?.test(text) ? 1 : 0);
  const english = countOf("en");
  const [best] = LANGUAGES.map((language) => ({ language, count: countOf(language) })).sort(
    (a, b) => b.count - a.count,
  );
  return best && best.count >= ENOUGH && best.count > english ? best.language : "en";
}
