import type { Person } from "../person.ts";
import type { Lexicon } from "../playbook/schema.ts";
import type { Slot } from "../playbook/vocabulary.ts";

export type Words = Readonly<Record<Slot, string>>;

/** Words of the mentor's cards: the person's own if known, otherwise those of the business type. */
export function wordsFor(person: Pick<Person, "businessName" | "business">, lexicon: Lexicon): Words {
  const { sells, buyers } = person.business.own;
  return {
    ...lexicon.slots,
    ...(sells && {
      offer: person.business.words["offer.many"],
      offerOne: person.business.words["offer.one"],
    }),
    ...(buyers && { customers: person.business.words.customers }),
    business: person.businessName ?? "your business",
  };
}

/** Words of the business type only. */
export function wordsOfType(lexicon: Lexicon): Words {
  return { ...lexicon.slots, business: "your business" };
}

/** Fills every slot; one at the start of a sentence or line is capitalised. */
export function fill(text: string, words: Readonly<Record<string, string>>): string {
  const filled = text.replaceAll(
    /([.?!] |\n\d\. |\n)?\{([\w.-]+)\}/gu,
    (_, before: string | undefined, slot: string, start: number) => {
      const isFirst = before !== undefined || start === 0;
      const word = words[slot] ?? "";
      return (before ?? "") + (isFirst ? capitalised(word) : word);
    },
  );
  // Asked first because the long pattern is slow, and few texts hold the word.
  const plain = / possible /iu.test(filled) ? filled.replaceAll(NO_LONGER_POSSIBLE, "$1 ") : filled;
  // A count fills its slot without knowing that two are both.
  return plain.replaceAll(/\ball two\b/gu, "both").replaceAll(/\bAll two\b/gu, "Both");
}

/** "Your last three possible clients" are clients. */
const NO_LONGER_POSSIBLE =
  /\b((?:your|past|last|regular|paying|loyal|faithful|happy|new|earlier|first|best|same|silent|waiting|next|most|all|other|more|real|interested|present|of the|the)(?: (?!an?\b)[\p{L}\d]+)?) possible (?=(?:client|user|customer|buyer)s?\b)/giu;

/** A name such as "iCraft" keeps its spelling. */
function capitalised(word: string): string {
  return /^\p{Ll}\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
