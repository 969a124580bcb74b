import { fitForSentence } from "./capitals.ts";
import { forcedPluralOf, isPlural } from "./grammar.ts";
import { PAYER, VAGUE } from "./people-nouns.ts";
import { peopleAt } from "./people-phrase.ts";

const forms = (verbs: string) => verbs.trim().split(/\s+/u).join("|");

/** Verbs of somebody who buys or may buy, the surest first. */
const PAYS = forms(
  "pay pays paid buy buys bought order orders ordered book books booked hire hires hired rent rents rented subscribe subscribes subscribed signed",
);
const WANTS = forms("ask asks asked want wants wanted requested");
const TRIES = forms(
  "need needs try tries tried test tests tested use uses used take takes took sell sells download downloads borrow borrows borrowed",
);
const COMES = forms(
  "like likes love loves invite invites invited call calls text texts come comes came bring brings brought visit visits read reads wrote write writes send sends sent told tell tells say said gave interested follow follows watch watches",
);
/** Those who read or watch: for something published nobody else is its audience. */
const FOLLOWS = forms("read reads follow follows watch watches hear listen subscribe subscribes subscribed");

const frame = (verbs: string) => new RegExp(String.raw`\b(?:${verbs})\b(?! (?:myself|ourselves))`, "giu");
const FRAMES = [PAYS, WANTS, TRIES, COMES].map(frame);
const FOLLOWED = [frame(FOLLOWS)];
/** An unknown noun is taken for a buyer only as subject of these: "a botanic garden wants", but not "two cookery books". */
const SURE =
  /^(?:pays|paid|buys|bought|ordered|booked|hired|rented|subscribed|signed|asks|asked|wants|wanted|requested)$/iu;

/** Between the subject and its verb. */
const BETWEEN =
  /(?: (?:have|has|had|already|now|also|all|mostly|often|still|just|really|usually|each|both|even|would|will|may|might|could|is|are|was|were|keep|keeps|kept|there|regularly|sometimes|always|either|only|then|been|gladly))+$/iu;
const DENIED = /\b(?:no|not|never|nobody|none|neither|without|if|whether|n't|dont|doesnt)\b/iu;
const PLACE_AFTER =
  / (?:from|in|of|near|next|downstairs|upstairs|at|on|behind|with|across|around|by|over|who|that) .*$| (?:downstairs|upstairs|nearby|abroad)$/iu;
const STARTS =
  /^(?:(?:my (?:old|former|last)|a|an|the|my|our|some|these|those|this|that|all|more|other|many|most|both|several|few|every|each|another|first|then|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens of|\d[\d.,]*|half the|also|so|now|even|well|plus|yes|yesterday|today|lately|recently|last week|last month) )+/iu;
const DETERMINED =
  /^(?:a|an|one|the|each|every|another|two|three|four|five|six|seven|eight|nine|ten|some|several|\d+) /iu;
/** Family and friends, and those who decide or deliver rather than buy. */
const NO_BUYER =
  /^(?:grand(?:mother|father|ma|pa|son|daughter|child|children)|granny|mother|father|mum|mom|dad|parents?|sister|brother|aunt|uncle|wife|husband|son|daughter|cousin|friend|partner|girlfriend|boyfriend|boss|landlord|supplier|mentor|everyone|everybody|someone|somebody|anyone|nobody|who|they|he|she|it|you|i|we|others?|people|customer|client|user|buyer|person|man|woman|kid|child|baby|one|chain|platform|machine|printer|oven|iron|phone|dog|cat|goat|sheep|percent|half|third|quarter|euro|dollar|pound|minute|piece|jar|box|bottle|batch|rest|thing|work|job|lesson|course|month|week|day|year|hour|price|exam|rule|law|paper|app|site|shop|page|post|mail|video|book|letter|story)s?$/iu;
/** They ask and want too, but as those who decide: "the bank asked for a plan", unlike "a gene bank". */
const DECIDES =
  /^(?:the )?(?:bank|council|authority|accountant|insurer|insurance|inspector|professor|school|office|tax office|company)s?$/iu;
const MOST_WORDS = 3;

/** Who asks for it, pays, tries it or comes, in the plural: "shepherds" of "a shepherd from the next valley ordered three". */
export function askingIn(text: string, isPublished: boolean): string | null {
  for (const [rank, verbs] of (isPublished ? FOLLOWED : FRAMES).entries())
    for (const hit of text.matchAll(verbs)) {
      const people = subjectOf(text.slice(0, hit.index), rank > 0, SURE.test(hit[0]));
      if (people) return fullerIn(text, people);
    }
  return isPublished ? null : (servedBy(text) ?? neighboursIn(text));
}

/** The people at the end of a text that stops before their verb. */
function subjectOf(before: string, mayDecide: boolean, isSure: boolean): string | null {
  const clause = (
    before.split(/[.,;:!?()\n–]|\b(?:and|but|so|because|when|while|where|which|as)\b/iu).at(-1) ?? ""
  ).trim();
  if (clause === "" || DENIED.test(clause)) return null;
  const subject = clause.replace(BETWEEN, "").replace(PLACE_AFTER, "");
  const noun = subject.replace(STARTS, "");
  const words = noun.split(" ");
  const head = words.at(-1) ?? "";
  if (
    noun === "" ||
    words.length > MOST_WORDS ||
    NO_BUYER.test(head) ||
    (mayDecide && DECIDES.test(noun)) ||
    words.some((word) => NO_NOUN.test(word))
  )
    return null;
  const many = forcedPluralOf(noun);
  const isUnknownFine =
    isSure && DETERMINED.test(subject) && /^\p{L}{4,}$/u.test(head) && !/(?:ing|ly|ed)$/u.test(head);
  if (!PAYER.test(forcedPluralOf(head)) && !(isUnknownFine && (!isPlural(head) || words.length > 1)))
    return null;
  return VAGUE.test(many) ? null : fitForSentence(many, true);
}

const NO_NOUN =
  /^(?:i|we|me|my|our|it|them|us|they|you|he|she|who|that|which|this|is|are|was|were|be|has|have|had|can|will|want|need|not|no|so|to|of|at|by|on|in|from|with|for|if|did|do|does|their|his|her|your|i'm|i've|i'd|there)$/iu;

/** The same people where the text says more of them: "wool mills" for "mills". */
function fullerIn(text: string, people: string): string {
  const [said] = new RegExp(String.raw`(?:[\p{L}-]+ )?\b${people}\b.*`, "iu").exec(text) ?? [];
  const full = said && !people.includes(" ") ? peopleAt(said) : null;
  return full?.startsWith(people) || full?.endsWith(people) || full?.includes(` ${people} `) ? full : people;
}

/** "So the farmer can sleep". */
function servedBy(text: string): string | null {
  const [, one = ""] =
    /\bso (?:that )?(?:the|a|an|every|each) ((?:\p{L}+ )?\p{L}+) (?:can|could|need|needs|does|do|has|have|gets|knows)\b/iu.exec(
      text,
    ) ?? [];
  return one &&
    !NO_BUYER.test(one.split(" ").at(-1) ?? "") &&
    PAYER.test(forcedPluralOf(one.split(" ").at(-1) ?? ""))
    ? forcedPluralOf(one.toLowerCase())
    : null;
}

const WHOLE_STREET =
  /\b(?:(?:everyone|everybody|people|neighbours?|half) (?:on|in|from|of) (?:our|my|the)(?: whole)?|the whole|our whole|half the|my whole) (?:road|street|block|building|house|staircase|estate|lane|courtyard|neighbourhood)\b/iu;

function neighboursIn(text: string): string | null {
  return WHOLE_STREET.test(text) ? "neighbours" : null;
}
