import { COUNT, PARTY_NOUN } from "./party-nouns.ts";

const DETERMINER = `(?:an?|the|my|our|another|one|this|that|some|several|a few|many|most|both|all|${COUNT})`;
/** A word inside a noun phrase: "dental" of "a dental clinic". */
const WORD =
  "(?!(?:an?|the|my|our|your|his|her|their|and|but|or|who|that|which|i|we|he|she|they|it|to|for|with|of|in|on|at|from|by|because|when|while|since|after|before|so|if|is|are|was|were|has|have|had|says?|said|asks?|asked|wants?|wanted|told|wrote|not|no|nobody|only|me|us|then|now|just|last|month|week|year|yesterday|today)\\b)[\\p{L}\\d'’&.-]+";
const PLACE = `(?: (?:in|from|of|on|near|at|down|across|around|next to) (?:(?:the|an?|my|our) )?${WORD}(?: ${WORD})?)`;
const HELPS = "(?: who (?:\\p{L}+ ){0,2}?(?:me|us))";
const PHRASE = `(?:(?:${DETERMINER} )(?:${WORD} ){0,3}?|(?:${WORD} ){0,2}?)${PARTY_NOUN}${PLACE}?${HELPS}?`;
/** Stands between the subject and the verb that was found. */
// "with" once and outside of the repetition: words behind it could be read in two ways each time.
const BETWEEN = `(?: with (?:${WORD} ){0,2}?${WORD})?(?: (?:has|have|had|is|are|was|were|just|now|also|already|then|even|still|recently|finally|suddenly|really|always|often|will|would|may|keeps?|kept|once|yesterday|today|last (?:week|month|year|tuesday|friday)|this (?:week|month)|the other day|nearby|here|next door|round the corner|around the corner|down the road|up the road|(?:one|two|three) (?:streets|doors|houses) (?:away|down|up)|(?:come|comes|came) to me and|told me (?:that )?(?:she|he|they)|says? (?:that )?(?:she|he|they)))*`;
const SUBJECT = new RegExp(`(?:^|[ ,(–-])(${PHRASE})${BETWEEN}\\s*$`, "iu");
/** "One manager gave me a lift and asked": the subject stands at the start. */
const AT_START = new RegExp(
  `^(?:(?:and|but|so|yesterday|last week|recently) )?(${PHRASE}) (?!who\\b|that\\b|and\\b).*(?: and|, and|,)(?: (?:then|also|now|still|just))?$`,
  "iu",
);
const ANYWHERE = new RegExp(
  `(?<![\\p{L}'])(${DETERMINER} (?:${WORD} ){0,3}?${PARTY_NOUN}(?!\\p{L})${HELPS}?)`,
  "iu",
);
const LONGEST = 42;

/** Whoever does what stands at `index`, and where the phrase begins: "the dental clinic" of "a dental clinic asks me". */
export function subjectBefore(sentence: string, index: number): { who: string; from: number } | null {
  const lead = sentence.slice(0, index).replace(/\s+$/u, "");
  const hit = SUBJECT.exec(lead) ?? AT_START.exec(lead);
  const who = hit?.[1] ? partyOf(hit[1]) : null;
  return hit?.[1] && who ? { who, from: hit.index + hit[0].indexOf(hit[1]) } : null;
}

/** The first other person or organisation that a sentence names. */
export function partyIn(sentence: string): string | null {
  const hit = ANYWHERE.exec(sentence);
  return hit?.[1] ? partyOf(hit[1]) : null;
}

/** A phrase of the person in words that address the person: "your landlord" of "My landlord". */
export function partyOf(phrase: string): string | null {
  const plain = phrase
    .replace(/^(?:an?|one|1|another|this|that|the|some|several|a few|many|most|both|all)\s+/iu, "the ")
    .replace(/^(?:my|our)\s+/iu, "your ")
    .replace(new RegExp(`^(${COUNT})\\s+`, "iu"), (_, count: string) => `the ${count.toLowerCase()} `)
    .replaceAll(/ (?:my|our) /giu, " your ")
    .replace(/ (?:me|us)$/iu, " you")
    // What follows the name of a place is no part of it: "in Guelph gave".
    .replace(/( (?:in|from|of|on|near|at) \p{Lu}[\p{L}'’-]+) \p{Ll}+$/u, "$1")
    .trim();
  const named = /^(?:the|your) /u.test(plain) ? plain : `the ${lowered(plain)}`;
  const isGeneral = /^the (?:someone|somebody|people|person|guy|man|woman)$/u.test(named);
  const short = named.length <= LONGEST ? named : named.replace(new RegExp(`${PLACE}${HELPS}?$`, "iu"), "");
  return isGeneral || short.length > LONGEST || /[^\p{L}\p{N} '’&.-]/u.test(short) ? null : short;
}

/** The first letter of a sentence is no part of a name: "Pet supermarket", but "NGO" and "McCoy". */
function lowered(phrase: string): string {
  return /^\p{Lu}\p{Ll}+ /u.test(phrase) || /^\p{Lu}\p{Ll}+$/u.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase;
}
