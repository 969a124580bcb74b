import { figure } from "../solve/format.ts";

const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  "one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, index) => [word, index + 1]),
);
const NUMBER = `(\\d{1,5}|${Object.keys(WORDS).join("|")}|none|nobody|twenty|thirty|forty|fifty)`;
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  none: 0,
  nobody: 0,
};

const ONE_OF = new RegExp(`\\b${NUMBER} (?:out )?of (?:the |my |those |these )?${NUMBER}\\b`, "iu");
/** "we wrote to thirty cafés, four replied": who was counted, then how many of them did something. */
const THEN = new RegExp(
  `\\b(?:asked|wrote to|messaged|mailed|called|invited|showed|have|had|got|sent|visited|tried|with|to)\\b (?:\\p{L}+ )?${NUMBER} (?:\\p{L}+ ){0,2}?\\p{L}+[.,;:]* (?:and |but |only |just |so far )*${NUMBER} (?:of them |has |have |had )?(?:\\p{L}+ed|did|said|came|bought|paid|answered|got|went|wrote|took|left|signed|replied|liked|would|want)\\b`,
  "iu",
);

const TRIES =
  "visitors?|visits|clicks?|trials?|users?|downloads?|baskets?|carts?|enquiries|inquiries|leads?|e?mails?|messages?|calls?|quotes?|samples?|flyers?|leaflets?|followers?|sign-?ups?|readers?|views?|proposals?|offers?|people|visits";
const GAINS =
  "sales?|sold|orders?|bought|paying|paid|pays?|buyers?|customers?|clients?|repl(?:y|ies|ied)|answers?|answered|bookings?|booked|signed|subscribed|said yes";
/** "120 trials. 9 paying", "thirty baskets and four sales" */
const PAIR = new RegExp(
  `\\b${NUMBER} (?:free |new |web |page )?(?:${TRIES})\\b[^\\d.?!]{0,25}[.,;:]? ?(?:and |but |only |just |so far )*${NUMBER} (?:of them |are |have |has )?(?:${GAINS})\\b`,
  "iu",
);

const PRICE_EACH =
  /(?<![\d.,])([€$£]?) ?(\d+(?:[.,]\d+)?) ?(euros?|dollars?|pounds?|pesos?|rupees?)? (?:a|an|per|for (?:a|an|each|every|one)|each) (?:trial|lead|click|enquiry|inquiry|visit|visitor|sign-?up|call|talk|sample|install|download|flyer|tester|try)\b/iu;

/** What one of those who said yes costs, if the talk named what each of all costs. */
function costOfOne(part: number, all: number, before: string): string {
  const [, sign = "", price = "", unit = ""] = PRICE_EACH.exec(before) ?? [];
  if (!price || part === 0) return "";
  const each = Number(price.replace(",", "."));
  return ` So one customer costs you ${figure(each)} × ${figure(all)} ÷ ${figure(part)} = ${sign}${figure((each * all) / part)}${unit && ` ${unit}`}.`;
}

/** How large a share a message tells: "four of six" is two in three. Null if it tells none. */
export function shareIn(text: string, before = ""): string | null {
  const of = ONE_OF.exec(text);
  const then = of ? null : (THEN.exec(text) ?? PAIR.exec(text));
  const part = numberFrom(of?.[1] ?? then?.[2]);
  const all = numberFrom(of?.[2] ?? then?.[1]);
  if (part === null || all === null || part > all || all < 2) return null;
  const few = all < 10 ? " With so few, it shows a direction and proves nothing yet." : "";
  return `${figure(part)} of ${figure(all)} is ${figure(Math.round((100 * part) / all))}%.${costOfOne(part, all, before)}${few}`;
}

function numberFrom(word: string | undefined): number | null {
  if (word === undefined) return null;
  const low = word.toLowerCase();
  return WORDS[low] ?? TENS[low] ?? (/^\d+$/u.test(low) ? Number(low) : null);
}
