import { fitForSentence, isName } from "./capitals.ts";
import { headOf, isPlural } from "./grammar.ts";

const list = (words: string) => words.trim().split(/\s+/u).join("|");

const COUNT = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty)`;
const DETERMINER = new RegExp(
  String.raw`^(?:(?:${list(`a an the my our your some these those this their his her any all more very own new few only just really mostly
  mainly other one simple nice great good beautiful lovely high-quality quality unique affordable cheap local regional
  delicious amazing best fresh weekly monthly daily free homemade home-made print-on-demand dropshipped`)}|${COUNT})\s+)+`,
  "iu",
);
/** "eight lesson course", "six week email course": the measure says nothing about what it is. */
const LENGTH_OF = new RegExp(
  String.raw`^(?:an? |the )?${COUNT}[- ](?:lesson|week|day|month|hour|minute|part|module|step|evening)s?\s+`,
  "iu",
);
const MEASURE =
  /^(?:small |big |large |monthly |weekly )?(?:batch(?:es)?|range|series|collection|selection|variety|sets?|line|kinds?|sorts?|types?) of\s+|^(?:small |big |large )?(?:jars?|bottles?|bags?|boxe?s?|tins?|packs?|portions?|kilos?|kg|litres?|trays?|crates?) (?:of )?(?=\p{L})(?!(?:openers?|labels?|gardens?|tops?|covers?|makers?|wine|from|with|without|in|for|and|made)\b)/iu;

/** Where a noun phrase ends. */
const END = new RegExp(
  String.raw`(?:^|\s+)(?:${list(`for to that which who whose whom from in on at so because as by via using where when while locally since
  into near around through after before during is are was were has have had can will want wants need needs each every
  if than like over until per not last sold made but nobody nothing never get gets it now then only mostly mainly plus
  printed paid delivered written explained taught washed tested served posted woven tied baked recorded imported harvested roasted within sewn under between among still did
  do does i we they he she you always helps tells hides reminds reads next about without starts opens`)})(?!-)\b.*$`,
  "iu",
);
/** Tails that tell the thing apart and stay: "bags from old denim", "portraits in pastel", "voice-overs in Catalan". */
const KEPT =
  /^(.+? (?:from (?:old|used|recycled|reclaimed|scrap) (?:[\p{L}-]+ [\p{L}-]{3,}[^s\W]s(?=$|[.,;:!?])|[\p{L}-]+)|in (?:pastel|oil|watercolou?r|wood|clay|glass|silver|resin|wool|Catalan|Spanish|English|German|French|Arabic|Italian|Dutch)))(?=$|[ .,;:!?])/u;
/** Kept only in full, and without numbers: "mugs with old bridges". */
const WITH =
  / (?:with|without) (?:.*\d.*|(?:a|an|my|our|their|your|the|one|two|three|friends|people|small)\b.*)$/iu;

const FORBIDDEN = new RegExp(
  String.raw`\b(?:${list(`ignore disregard previous instructions? system prompt xp script alert https? www admin password select drop delete
  give award reward them things? stuff something anything everything myself me him us sure living side startup business
  company idea ideas people who nobody volunteers? don't doesn't won't my our their`)})\b`,
  "iu",
);
const HOLLOW = new RegExp(
  `^(?:(?:${list(`social small own online live new first good monthly weekly mobile local home`)}) )*(?:${list(`ideas? money income cash profit sales? ads? code following followers
  audience brand name career portfolio difference plans? lots? bit ways? sense progress time fun free assistant products?
  services? goods items? stuff work projects? online website shop store page agency studio customers? clients? jobs?
  hands? removal video videos short app apps tool platform software live thing home bakery help support kitchen parts? jars? bottles? box boxes tins? packs? portions? trays?
  months? weeks? days? years? hours? well better best much
  instagram media evening evenings alone thinking together myself ourselves daily nano`)})$`,
  "iu",
);
/** An earner, not a thing: "freelance translator" says what somebody is. */
const SOMEBODY =
  /(?:assistant|consultant|coach|tutor|teacher|trainer|photographer|designer|developer|writer|editor|translator|freelancer|artist|maker|baker|illustrator|nurse|engineer|accountant|lawyer|gardener|musician|mum|mother|father|dad|student|people|persons?|men|women|cleaners|hairdresser|barber|sweep|dj|electrician|plumber|carpenter|therapist|doula|guide|stylist|singer|magician|officer|manager|owner|expert|specialist|chef|surgeon|tuner|joiner|builder|plasterer|roofer|tailor|seamstress|dev|coder|carer|techy|clerk|recruiter|pensioner|retiree)$/iu;
/** Published pieces have a subject, not a price; the trade's own words serve better. */
const PUBLISHED =
  /\b(?:podcast|newsletter|channel|blog|vlog|magazine|zine|comics?|webcomic|videos? (?:of|about|on)|youtube|tiktok|twitch|audio stories|substack|patreon)\b/iu;
/** Where it is sold; what is sold are tacos, not the trailer. */
const VEHICLE =
  /\b(?:trailer|truck|cart|stall|stand|kiosk|food van|(?:cream|coffee|cargo|food) bike|shop|store|salon|studio|practice)$/iu;
const PLAIN = /^[\p{L}\d][\p{L}\p{N}'&-]*(?: [\p{L}\d&][\p{L}\p{N}'&-]*){0,6}$/u;
const LENGTH = { min: 3, max: 42 } as const;

/** Strips articles and measures, cuts at the end of the noun phrase, and refuses what names no offer. */
export function nounPhrase(phrase: string): string | null {
  const start = phrase
    .trim()
    .replace(LENGTH_OF, "")
    .replace(DETERMINER, "")
    .replace(MEASURE, "")
    .replace(DETERMINER, "")
    .replace(/ online$/iu, "");
  const kept = KEPT.exec(start)?.[1];
  const noun = withoutLanguage(start.replace(END, "").replace(WITH, "").trim()).replace(
    /(?<=\p{L}{4}ing) van$/iu,
    "",
  );
  const isKept = kept?.startsWith(noun) && noun === headOf(kept);
  // "Menopause at work" is a subject, "childminding at home" an offer.
  if (
    /^\p{L}+$/u.test(noun) &&
    !isPlural(noun) &&
    !/ing$/u.test(noun) &&
    /^ (?:at|to) /u.test(start.slice(noun.length))
  )
    return null;
  return (
    (isKept ? accept(kept ?? "") : null) ??
    accept(noun) ??
    accept(noun.replace(/ (?:and|or|&) .*$/iu, "")) ??
    accept(headOf(noun))
  );
}

/** "subtitles Dutch" of "subtitles Dutch to German". */
function withoutLanguage(noun: string): string {
  const words = noun.split(" ");
  const last = words.at(-1) ?? "";
  return words.length > 1 && isName(last) && isPlural(words.slice(0, -1).join(" "))
    ? words.slice(0, -1).join(" ")
    : noun;
}

function accept(phrase: string): string | null {
  const plain = phrase
    .replace(/[ '&-]+$/u, "")
    .replace(/ (?:and|or|&|about|on|of|with|in|from|online|a|the)$/iu, "");
  if (!PLAIN.test(plain) || plain.length < LENGTH.min || plain.length > LENGTH.max) return null;
  const head = headOf(plain);
  if (isName(plain) && plain !== plain.toUpperCase()) return null;
  if (FORBIDDEN.test(plain) || HOLLOW.test(head) || SOMEBODY.test(head) || PUBLISHED.test(plain)) return null;
  if (/^(?:and|or|of)\b/iu.test(plain) || VEHICLE.test(plain)) return null;
  if (/ (?:and|or|&) (?:an?|the|small|other)\b/iu.test(plain)) return null;
  return fitForSentence(plain);
}
