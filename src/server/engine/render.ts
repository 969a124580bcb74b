import type { Person } from "./person.ts";
import type { Lexicon, Slot } from "./playbook/schema.ts";

export type Words = Readonly<Record<Slot, string>>;

/** The words that fill the slots for a person: their own where we have them, the type's otherwise. */
export function wordsFor(person: Pick<Person, "businessName" | "words">, lexicon: Lexicon): Words {
  const { offer, customers } = person.words;
  return {
    ...lexicon.slots,
    ...(offer && { offer }),
    ...(customers && { customers }),
    business: person.businessName ?? "your business",
  };
}

/** The type's own words and nobody's in particular. */
export function wordsOfType(lexicon: Lexicon): Words {
  return { ...lexicon.slots, business: "your business" };
}

/** Fills every slot; one that begins a sentence or a line gets a capital. */
export function fill(text: string, words: Words): string {
  return text.replaceAll(
    /([.?!] |\n)?\{(\w+)\}/gu,
    (_, before: string | undefined, slot: Slot, start: number) => {
      const isFirst = before !== undefined || start === 0;
      return (before ?? "") + (isFirst ? capitalised(words[slot]) : words[slot]);
    },
  );
}

/** A name such as "iCraft" stays as its owner writes it. */
function capitalised(word: string): string {
  return /^\p{Ll}\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
