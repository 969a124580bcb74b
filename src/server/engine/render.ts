import type { Person } from "./person.ts";
import type { Lexicon, Slot } from "./playbook/schema.ts";

export type Words = Readonly<Record<Slot, string>>;

/** Words for the slots: the person's own if known, otherwise those of the business type. */
export function wordsFor(person: Pick<Person, "businessName" | "words">, lexicon: Lexicon): Words {
  const { offer, customers } = person.words;
  return {
    ...lexicon.slots,
    ...(offer && { offer }),
    ...(customers && { customers }),
    business: person.businessName ?? "your business",
  };
}

/** Words of the business type only. */
export function wordsOfType(lexicon: Lexicon): Words {
  return { ...lexicon.slots, business: "your business" };
}

/** Fills every slot; one at the start of a sentence or line is capitalised. */
export function fill(text: string, words: Words): string {
  return text.replaceAll(
    /([.?!] |\n)?\{(\w+)\}/gu,
    (_, before: string | undefined, slot: Slot, start: number) => {
      const isFirst = before !== undefined || start === 0;
      return (before ?? "") + (isFirst ? capitalised(words[slot]) : words[slot]);
    },
  );
}

/** A name such as "iCraft" keeps its spelling. */
function capitalised(word: string): string {
  return /^\p{Ll}\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
