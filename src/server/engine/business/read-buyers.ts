import { askingIn } from "./asking-buyers.ts";
import { ALSO_SOLD, PAYER, VAGUE } from "./people-nouns.ts";
import { peopleAt } from "./people-phrase.ts";

const ALL_FOR = /\bfor\s+/giu;
const SOLD_TO =
  /\b(?:sell|sells|sold|offer|selling|rent|rents|renting|deliver(?:s|ed)?|posted|taught|teach|teaches|bring|brings|reads|shows|explain|explains|gives|send|sends)\b[^.;!?]{0,60}?\bto\s+/giu;
const SERVED =
  /\b(?:help|helps|helping|advise|advises|advising|serve|serves|teach|teaches|teaching|tells?|reminds?|coach(?:es|ing)?|supports?|matches|matching|connects|connecting|pairs|get|so that|so|let|lets|so my|visit|where|go (?:to|round|around)|going round)\s+/giu;
/** Whom the person's own verb serves: they come before those for whom something is done. */
const ADVISED = /\b(?:advise|advises|advising|coach|coaches|coaching|help|helps|helping)\s+/giu;
const MADE_WITH = /\b(?:written|made|designed|developed|together|in|restaurants|audits) (?:with|in)\s+/giu;
/** "the sailing plans of new skippers". */
const OF_THEIRS = /\bof (?=(?:small|new|young|independent|local|family) )/giu;
/** "four clients in furniture making". */
const CLIENTS_IN =
  /\b(?:clients|customers|buyers) (?:in|from) (?:the )?((?!\p{Lu})\p{L}+(?: (?!and |or |with |for |since |who )\p{Ll}+)?)(?=$|[.,;:!?)])/u;
/** What stands between commas in these is the subject, not the buyer. */
const ABOUT_A_SUBJECT =
  /\b(?:podcast|newsletter|channel|blog|vlog|magazine|comics?|webcomic|videos? of|(?:short|silent|documentary) films?|i film (?:how|what|where)|documentar(?:y|ies)|tiktok|youtube)\b/iu;

/** "Hides scores": after a comma or a full stop a word in -s that is no buyer is a verb. */
function startsWithVerb(part: string): boolean {
  const [first = ""] = part.split(" ");
  return /[^s]s$/u.test(first) && !PAYER.test(first) && !/^(?:sports|arts|women's|sales|news)$/iu.test(first);
}

/** Plural, without an article; null if the description names no buyers. */
export function readBuyers(text: string): string | null {
  const isContent = ABOUT_A_SUBJECT.test(text);
  const after = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((hit) => text.slice(hit.index + hit[0].length));
  const namedIn = (candidates: readonly string[]) => candidates.map(peopleAt).find(Boolean) ?? null;
  return (
    namedIn([
      ...(isContent ? [] : after(ADVISED)),
      ...after(ALL_FOR),
      ...after(SOLD_TO),
      ...(isContent ? [] : after(SERVED)),
      ...after(MADE_WITH),
    ]) ??
    whoIn(text) ??
    askingIn(text, isContent) ??
    namedIn(isContent ? [] : listedIn(text)) ??
    clientsIn(text) ??
    namedIn(isContent ? [] : after(OF_THEIRS)) ??
    countedIn(text)
  );
}

const NEEDING =
  "want|need|like|look|have|cannot|can't|do not|don't|live|lost|would|are|were|keep|work|had|take|speak";
/** "for ryokans that want guests": whoever wants something is somebody, whatever the noun. */
const THAT_WANT = new RegExp(
  String.raw`\bfor ((?:[\p{L}-]+ )?[\p{L}-]{3,}s) (?:that|who) (?:${NEEDING})\b`,
  "iu",
);
const PEOPLE_WHO = new RegExp(
  String.raw`\b(?:for|to|with|helps?) (people who (?:${NEEDING})(?: [\p{L}']+){1,3})(?=$|[.,;:!?)])`,
  "iu",
);
const LONGEST_WHO = 34;

function whoIn(text: string): string | null {
  const [, wanting = ""] = THAT_WANT.exec(text) ?? [];
  if (wanting && !VAGUE.test(wanting) && !/^(?:the|my|our|all|those|these) |ings$/iu.test(wanting))
    return wanting;
  const [, people = ""] = PEOPLE_WHO.exec(text) ?? [];
  return people && people.length <= LONGEST_WHO && !/\b(?:my|our|i|we|me|us)\b/iu.test(people)
    ? people
    : null;
}

const ENDS = /[.;:!?(\n–,]+$/u;

/** What may name the buyers right after the offer: "Logo design, distilleries". */
function listedIn(text: string): readonly string[] {
  return text
    .split(/(?<=[.;:!?(\n–,]) ?/u)
    .slice(1, 3)
    .filter(
      (part) =>
        !/^(?:\d|one |two |three |four |five |six |the |my |our |run |sold |printed|made|from )/iu.test(
          part,
        ) &&
        !part.endsWith("?") &&
        !startsWithVerb(part) &&
        !ALSO_SOLD.test(part.replace(ENDS, "")),
    )
    .map((part) => part.replace(ENDS, ""));
}

/** "62 houses, 12 dollars each", "there are 5,000 ringing towers in England": whom the work is counted by. */
const COUNTED =
  /\b(?:\d[\d.,]*|twelve|twenty|thirty) ((?:\p{L}+ )?(?:houses|households|farms|shops|cafes|schools|clinics|hotels|restaurants|villages|families|offices|bakeries|breweries|wineries|practices|museums|clubs|churches|gyms|salons))(?=$|[.,;:!?)]| (?:in|near|around|so far|now|on))/iu;
const THERE_ARE =
  /\bthere are (?:perhaps |about |around |some |only |maybe |over |nearly |at least )?[\d.,]+ ([\p{L}-]+ \p{L}+s)(?= in| near| around| here| across|$|[.,;:!?)])/iu;

function countedIn(text: string): string | null {
  const [, there = ""] = THERE_ARE.exec(text) ?? [];
  if (there) return there;
  const [, counted = ""] = COUNTED.exec(text) ?? [];
  const people = counted.toLowerCase().replace(/\bhouses$/u, "households");
  return people && !VAGUE.test(people) ? people : null;
}

function clientsIn(text: string): string | null {
  const [, trade = ""] = CLIENTS_IN.exec(text) ?? [];
  return trade &&
    !/^(?:town|person|total|spring|summer|autumn|winter|one|two|three|a|my|our|all)\b/iu.test(trade)
    ? `clients in ${trade.toLowerCase()}`
    : null;
}
