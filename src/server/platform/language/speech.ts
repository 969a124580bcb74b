import type { Language } from "#domain/accounts/language.ts";
import { ENGLISH, fill, type Speech } from "#domain/general/speech.ts";
import type { MailTexts } from "./mail-texts.ts";
import { MAIL_TEXTS_DE } from "./mail-texts-de.ts";
import { MAIL_TEXTS_ES } from "./mail-texts-es.ts";

const SPEECHES: Readonly<Record<Language, Speech>> = {
  en: ENGLISH,
  de: speechOf("de", MAIL_TEXTS_DE),
  es: speechOf("es", MAIL_TEXTS_ES),
};

/** For mails to a person. Without a chosen language it is English: no browser is asked here. */
export function speechIn(language: Language | null): Speech {
  return SPEECHES[language ?? "en"];
}

function speechOf(language: Language, texts: MailTexts): Speech {
  return {
    language,
    t: (english, values) => {
      const found = texts[english];
      return fill(typeof found === "string" ? found : english, values);
    },
    tn: (n, one, many, values) => {
      const found = texts[many];
      const [forOne, forMany] = typeof found === "object" ? found : [one, many];
      return fill(n === 1 ? forOne : forMany, { n: n.toLocaleString(language), ...values });
    },
  };
}
