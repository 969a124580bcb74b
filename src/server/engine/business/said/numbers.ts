/** Numbers as people write them in a description. */
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  "a dozen": 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  "a hundred": 100,
};

/** A pattern with one group: the number. Sums of money are left out where the sign comes first. */
export const NUMBER = String.raw`(?<![\d.,€$£\p{L}-])(\d[\d.,]*(?<![.,])|(?:${Object.keys(NUMBER_WORDS).join("|")})(?!\p{L}))`;

/** Not a number if the text is none. */
export function numberOf(text: string): number {
  return (
    NUMBER_WORDS[text.toLowerCase()] ?? Number(text.replaceAll(/[.,](?=\d{3}\b)/gu, "").replace(",", "."))
  );
}
