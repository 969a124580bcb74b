const NUMBER = "(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty)";
/** "Would three do?", "are five enough?" */
const FEWER = new RegExp(
  `\\b(?:would|will|could|can|do|does|is|are|what if i (?:do|take|ask|start with)|(?:i|we) (?:only )?(?:have|know|manage|offer|do))\\b (?:only |just |it with |with )?${NUMBER}(?: \\p{L}+){0,2}? ?(?:do|enough|work|ok(?:ay)?|fine|suffice|too few|instead|then|first|to start)?\\s*[?.!]?$`,
  "iu",
);
const DOUBTS = /\b(?:a lot|too many|too much|so many|enough|do\?|instead|fewer|less|only|just)\b/iu;

/** "Why three and not ten?" */
const WHY_SO_FEW = new RegExp(
  `^\\W*(?:but |and |ok |hm+ )*why (?:only |just )?${NUMBER}(?: \\p{L}+)?,? (?:and not|not|instead of|rather than) (?:a |all )?${NUMBER}\\b`,
  "iu",
);

/** A smaller number than the mentor named is fine to begin with: that is said first. Null if no number is in doubt. */
export function doubtOfNumber(text: string): string | null {
  const [, few, many] = WHY_SO_FEW.exec(text) ?? [];
  if (few && many)
    return `${few.charAt(0).toUpperCase()}${few.slice(1)} first, because what is wrong shows in the first few, and ${many} cost you the time to put it right in between. If they tell you different things, take two more.`;
  const number = FEWER.exec(text)?.[1];
  if (!number || !DOUBTS.test(text)) return null;
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} will do to begin with: a small number done properly teaches you as much, and you can add more afterwards.`;
}
