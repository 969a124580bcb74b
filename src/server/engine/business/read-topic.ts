import { fitForSentence } from "./capitals.ts";
import { withoutDoer } from "./fit-noun.ts";
import { gerundOf, withArticle } from "./grammar.ts";
import { CHILD, PAYER } from "./people-nouns.ts";
import type { QuestWords } from "./words.ts";

/** What content consists of, by the word that names its form. */
const FORMS: readonly (readonly [RegExp, string, string, string, string])[] = [
  [/\bpodcasts?\b/iu, "episode", "episodes", "recording", "listeners"],
  [/\bnewsletters?\b|\bweekly letter\b|\bsubstack\b/iu, "issue", "issues", "writing", "readers"],
  [/\bcomics?\b|\bwebtoon\b/iu, "comic", "comics", "drawing", "readers"],
  [/\bblog\b/iu, "post", "posts", "writing", "readers"],
  [/\byoutube\b|\bvideos?\b|\bchannel\b|\btiktok\b|\breels\b/iu, "video", "videos", "filming", "viewers"],
  [/\bfilms?\b|\bdocumentar(?:y|ies)\b/iu, "film", "films", "making", "viewers"],
  [/\bmagazine\b/iu, "issue", "issues", "writing", "readers"],
  [/\b(?:audio )?stories\b/iu, "story", "stories", "recording", "listeners"],
];

const TOPIC =
  /\b(?:about|on|(?:podcasts?|channel|videos?|films?|newsletter|blog|comics?|magazine|stories|series|documentar(?:y|ies)|substack|tiktok) (?:of|with))\s+((?:(?!\b(?:for|who|which|that|where|because|so|from|since|at|i|we)\b)[^.,;:!?()\n])+)/iu;
/** "I open antique padlocks, no talking": what is done on the screen. */
const SHOWN =
  /\b(?:i|we)\s+(?:open|film|restore|repair|build|cook|bake|draw|paint|play|test|visit|taste|try|grow|clean|dig|carve|ride|climb|explore|record|interview|photograph|unbox|make)\s+((?!(?:it|them|one|a|how|what|this|that|videos?|episodes?|podcasts?|my|out)\b)[\p{L}-]+(?: [\p{L}-]+)?s)\b/iu;
const AFTER_COMMA = /^\s*[\p{L} ]{3,30},\s*([^.,;:!?()\n]{4,40})/u;
const TOPIC_LENGTH = { min: 4, max: 34 } as const;

/** Words for something published: "videos about old sewing machines". Empty without a form and a topic. */
export function readTopic(description: string): Partial<Record<keyof QuestWords, string>> {
  const form = FORMS.find(([pattern]) => pattern.test(description));
  const opening = description
    .split(/(?<=[.!?])\s/u)
    .slice(0, 2)
    .join(" ");
  const found =
    TOPIC.exec(opening)?.[1] ??
    SHOWN.exec(opening)?.[1] ??
    TOPIC.exec(description)?.[1] ??
    AFTER_COMMA.exec(description)?.[1];
  const topic = found && shortened(found);
  if (!form || !topic) return {};
  const [, piece, pieces, doing, audience] = form;
  return {
    subject: topic,
    piece,
    pieces,
    "offer.many": `${pieces} about ${topic}`,
    "offer.one": `${withArticle(piece)} about ${topic}`,
    "offer.doing": `${doing} ${pieces} about ${topic}`,
    customers: audience,
    customer: audience.replace(/s$/u, ""),
  };
}

/** Words for something published whose topic was not told. */
export function readForm(description: string): Partial<Record<keyof QuestWords, string>> {
  const form = FORMS.find(([pattern]) => pattern.test(description));
  if (!form) return {};
  const [, piece, pieces, doing, audience] = form;
  return {
    piece,
    pieces,
    "offer.many": pieces,
    "offer.one": withArticle(piece),
    "offer.doing": `${doing} ${pieces}`,
    customers: audience,
    customer: audience.replace(/s$/u, ""),
  };
}

/** A course named by its form alone: "video course", "evening class". */
const BARE_COURSE =
  /^(?:(?:live|online|video|evening|weekend|e-?mail|short|small|free|group|summer|self-paced|eight|six|four) )*(?:courses?|class(?:es)?|lessons?|workshops?|tutorials?|programmes?|programs?|bootcamps?)$/iu;
const TAUGHT =
  /\b(?:teach|teaching|show|showing|learn)\b[^.;!?]*?\b(?:how )?to (care for|(?!(?:be|have|get|the|my|our|do|go|children|people|men|women)\b|\p{Ll}+(?<!s)s\b|\p{Ll}+[^e]ed\b)\p{Ll}{3,})\s+([^.,;:!?()\n]{3,40})/iu;
/** "I teach Kannada on Zoom". */
const TAUGHT_THING =
  /\bteach(?:es|ing)?\s+(?:some\s+|basic\s+)?(\p{L}[\p{L} -]{2,30}?)\s+(?:(?:live )?on (?:zoom|skype|video)|online|to|for|in|at|over|by|via)\b/iu;
const NAMED =
  /\b(?:courses?|class(?:es)?|lessons?|workshops?)\s+(?:on|about|in|how to)\s+([^.,;:!?()\n]{3,40})/iu;

/** Words for something taught whose form alone was named: "lessons on keeping bees". */
export function readSubject(
  description: string,
  sells: string | null,
): Partial<Record<keyof QuestWords, string>> {
  if (sells && !BARE_COURSE.test(sells)) return {};
  const [, verb, object] = TAUGHT.exec(description) ?? [];
  const found = object
    ? `${gerundOf(verb ?? "")} ${object}`
    : (NAMED.exec(description)?.[1] ??
      taughtThing(description) ??
      (sells ? AFTER_COMMA.exec(description)?.[1] : undefined));
  const subject = found && shortened(found.replace(/\b(?:their|your)\s+/giu, "").replace(/ for .*$/iu, ""));
  if (!subject || /^(?:\d|i |we |one |two |three |page|sold|only)/iu.test(subject)) return {};
  const isVideo = /\bvideo|\brecorded/iu.test(description);
  const piece = isVideo
    ? "video lesson"
    : /\be-?mail course/iu.test(description)
      ? "e-mail lesson"
      : "lesson";
  return {
    "offer.many": `${piece}s on ${subject}`,
    "offer.one": `${withArticle(piece)} on ${subject}`,
    "offer.doing": `teaching ${subject}`,
  };
}

function taughtThing(description: string): string | undefined {
  const [, thing = ""] = TAUGHT_THING.exec(description) ?? [];
  const isPeople = thing
    .split(" ")
    .some((word) => PAYER.test(word) || CHILD.test(word) || word === "beginners");
  return thing && !isPeople ? thing : undefined;
}

/** The topic without articles, cut before a preposition if it is long; null if nothing sensible is left. */
function shortened(text: string): string | null {
  const said = text
    .trim()
    .replace(/^(?:the|my|our|a|an|true)\s+/iu, "")
    .replace(/\s+(?:and|or)\s+(?:a|an|the)\s.*$/iu, "");
  const plain = fitForSentence(withoutDoer(said), false);
  const short =
    plain.length <= TOPIC_LENGTH.max
      ? plain
      : plain.replace(/ (?:in|on|at|from|with|under|around|to|as) .*$/iu, "");
  const isFine =
    short.length >= TOPIC_LENGTH.min &&
    short.length <= TOPIC_LENGTH.max &&
    /^[\p{L}\d][\p{L}\p{N}' -]*$/u.test(short);
  return isFine &&
    !/^(?:\d|one|two|three|every)\b|\ba (?:day|week|month)\b|\b(?:i|me|my|we|our|you|camera|no|none|sent)\b/iu.test(
      short,
    )
    ? short
    : null;
}
