/** Jobs that people have beside their business. */
const JOB =
  "(?:accountant|analyst|assistant|baker|banker|barber|barista|bartender|builder|bus driver|carer|caretaker|carpenter|cashier|chef|civil servant|cleaner|clerk|cook|dentist|designer|developer|driver|electrician|engineer|firefighter|gardener|hairdresser|hr officer|instructor|it technician|jeweller|joiner|lawyer|lecturer|librarian|lorry driver|machinist|manager|mechanic|midwife|nurse|officer|painter|paramedic|pharmacist|pilot|plumber|police officer|postie|postman|programmer|receptionist|secretary|security guard|social worker|soldier|solicitor|tailor|teacher|technician|tiler|translator|truck driver|vet|waiter|waitress|warehouse worker|welder)";
/** "Electrician.", "Barber 12 yrs", "ex-army mechanic", "tiler by trade": what somebody is or was. */
const OCCUPATION = new RegExp(
  String.raw`^\s*(?:(?:i'?m|i am|me:?) )?(?:an? )?(?:(?:ex|former|retired|trained|qualified|certified|full[- ]time)[- ])*(?:\p{L}+ )?${JOB}(?: by (?:day|trade|training|profession))?(?:,? (?:for |since )?\d+ (?:yrs?|years)?(?: now)?)?\s*$|\b(?:by day|day job|i work as|working as|i used to be|my (?:main |real |other )?job is)\b`,
  "iu",
);

/** A description without the sentences that only say what somebody is or was beside it. */
export function withoutOccupation(description: string): string {
  const sentences = description.trim().split(/(?<=[.;!?\n])\s+/u);
  const kept = sentences.filter((sentence, at) => {
    // "Barber 12 yrs." at the beginning may be the offer, "Retired joiner." is not.
    const isOffer = at === 0 && !/\b(?:ex|former|retired|by day|day job|used to be)\b/iu.test(sentence);
    return isOffer || !OCCUPATION.test(sentence.replace(/[.;!?\s]+$/u, ""));
  });
  return kept.length === 0 ? description : kept.join(" ");
}

/** Clauses of a description as lower-case words, without what is said not to be done. */
export function clausesOf(description: string): string[][] {
  return (
    description
      .normalize("NFKC")
      // "Three clients for patent translation": what follows is the work.
      .replaceAll(/\b(clients?|customers?|orders?|requests?|enquiries|jobs?) for\b/giu, "$1")
      // "Ear candles? No." is not offered.
      .replaceAll(/(?<=^|[.!?]\s)[^.!?]*\?\s*no\b[.,]?/giu, " ")
      // "No social media please" names no trade.
      .replaceAll(/\b(?:no|not|never|without|don'?t|won'?t)\b[^.,;:!?()\n–]*/giu, "")
      .split(/[.,;:!?()\n–]/u)
      .map(plainWordsOf)
      .filter((words) => words.length > 0)
  );
}

export function plainWordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

export const phraseKey = (phrase: string) => keyOf(plainWordsOf(phrase));

/** Singular and plural are one: "soap bars" is found as "soap bar". */
export function keyOf(words: readonly string[]): string {
  return words
    .map((word) => (word.length > 3 ? word.replace(/(?:(?<=[sxz]|ch|sh)es|(?<=[^s])s)$/u, "") : word))
    .join(" ");
}
