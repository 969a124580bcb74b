/** Names that keep their capital inside a sentence, and get one if it was left out. */
const NAMES = new Map(
  `Google Instagram LinkedIn YouTube TikTok Etsy Excel Python Android Dutch German Spanish Portuguese English French
  Italian Japanese Chinese Arabic Turkish Polish Russian Greek Indian Korean Swedish Danish Norwegian Finnish Irish
  Scottish Welsh European African American Mexican Brazilian Nepali Christmas Easter Halloween Lego Montessori Pilates
  Reiki Thai Vietnamese Persian Moroccan Ethiopian Nigerian Swiss Austrian Belgian Ukrainian Czech Hungarian Nordic
  Scandinavian Celtic Victorian Minecraft Notion Canva WordPress Shopify Lightroom Catalan Swahili Hindi Urdu Hebrew
  Romanian Bulgarian Serbian Croatian Filipino Indonesian Malaysian Peruvian Colombian Argentinian Cuban Jamaican
  Kenyan Ghanaian Syrian Lebanese Egyptian Afghan Iranian Georgian Armenian Tamil Bengali Punjabi Yoruba Igbo Zulu
  Icelandic Estonian Latvian Lithuanian Slovenian Slovak Basque Breton British Australian Canadian Facebook Pinterest
  Braille Tigrinya Mandarin Cantonese PhD SEO HR PDF Quran Bible Airbnb WhatsApp Zoom Wolof Morse`
    .split(/\s+/u)
    .map((name) => [name.toLowerCase(), name]),
);

/** Plurals that take an apostrophe and are often written without. */
const POSSESSIVE: Readonly<Record<string, string>> = {
  childrens: "children's",
  womens: "women's",
  mens: "men's",
};

/**
 * For the middle of a sentence; `isAtStart`: its capital may be that of the first word.
 * "Soy candles" becomes "soy candles", "spanish lessons" becomes "Spanish lessons", "PAT testing" stays.
 */
export function fitForSentence(phrase: string, isAtStart = true): string {
  const isPlainCapital = isAtStart && /^\p{Lu}\p{Ll}+(?:[ '’-]|$)/u.test(phrase);
  const lowered = isPlainCapital ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
  return lowered
    .split(" ")
    .map((word) => POSSESSIVE[word.toLowerCase()] ?? NAMES.get(word.toLowerCase()) ?? word)
    .join(" ");
}

/** Whether a word is the name of a language, a people or a brand. */
export function isName(word: string): boolean {
  return NAMES.has(word.toLowerCase());
}
