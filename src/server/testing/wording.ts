/** What the filled slots must not make of a line of text. */
const CLASHES: Readonly<Record<string, RegExp>> = {
  "an unfilled slot": /[{}]|undefined/u,
  "stray blanks": / {2}| [,.;:?!](?=\s|$)|^ | $/u,
  "stops in a row": /[.,;:?!][.,;:?!]|…\./u,
  "two determiners": /\b(?:an?|the|your|my|our|another) (?:an|the|your|my|our|a(?! to z\b))\b/iu,
  "an adjective before a determiner":
    /(?<!\bhow )\b(?:new|old|first|best|same|whole|real|full|good) (?:an?|the|your)\b/iu,
  "a for an": /(?<![\p{L}\p{N}])a (?:[ai]|e(?!u|we)|o(?!ne\b|nce\b|ne-)|u(?!s[aeiu]|ni|til|rl|kul))\p{L}/iu,
  "an for a": /(?<![\p{L}\p{N}])an (?![aeiou8]|hour|honest|heir|hono|[FHLMNRSX](?:[A-Z\d]|-))/iu,
  "an before a sounded consonant": /\ban (?:one|once|uni|use|usu|euro)/iu,
  "a word twice": /(?<!-)\b(?!(?:that|had)\b)(\p{L}{2,}) \1\b(?!-)/iu,
  "a plural's s": /(?<!busines|bos|addres|clas|Jame)s's\b/iu,
  "people of people": /\bpeople (?:who|that)\b[^.,;]*\bpeople\b|\b(?:possible|potential|likely) people\b/iu,
  "a plural after one":
    /\b(?:an?|one|each|every|another) (?:shoppers|clients|learners|users|customers|orders|projects|enquiries|subscribers|people|buyers|owners|families|parents|readers|students|pieces)\b(?!['’]| need)/iu,
  "a singular after many":
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:customer|client|buyer|user|owner|family|parent|reader|student|order|piece|person|lesson|page|photo|question|message|shop)\b(?! \p{L}+s\b|-)/iu,
  "a buyer who is only possible":
    /\b(?:your|past|last|regular|paying|loyal|faithful|happy|new|possible) possible (?:client|user|customer|buyer)/iu,
  "a small letter first": /^(?:\d\. )?\p{Ll}(?!\p{Lu})/u,
};

/** Most lines hold no slot and come back for everybody: each is judged once. */
const judged = new Map<string, readonly string[]>();

export function clashesIn(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const known = judged.get(line) ?? judge(line);
    judged.set(line, known);
    return known;
  });
}

function judge(line: string): string[] {
  return Object.entries(CLASHES).flatMap(([name, pattern]) =>
    pattern.test(line) ? [`${name}: ${line}`] : [],
  );
}
