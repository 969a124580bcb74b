import { withArticle } from "./grammar.ts";
import type { QuestWords } from "./words.ts";

/** What content consists of, by the word that names its form. */
const FORMS: readonly (readonly [RegExp, string, string, string, string])[] = [
  [/\bpodcasts?\b/iu, "episode", "episodes", "recording", "listeners"],
  [/\bnewsletters?\b|\bweekly letter\b/iu, "issue", "issues", "writing", "readers"],
  [/\bcomics?\b|\bwebtoon\b/iu, "comic", "comics", "drawing", "readers"],
  [/\bblog\b/iu, "post", "posts", "writing", "readers"],
  [/\byoutube\b|\bvideos?\b|\bchannel\b|\btiktok\b|\breels\b/iu, "video", "videos", "filming", "viewers"],
  [/\bmagazine\b/iu, "issue", "issues", "writing", "readers"],
  [/\b(?:audio )?stories\b/iu, "story", "stories", "recording", "listeners"],
];

const TOPIC =
  /\b(?:about|on|of|with)\s+((?:(?!\b(?:for|who|which|that|where|because|so|from|since|at|i|we)\b)[^.,;:!?()\n])+)/iu;
const AFTER_COMMA = /^\s*[\p{L} ]{3,30},\s*([^.,;:!?()\n]{4,40})/u;
const TOPIC_LENGTH = { min: 4, max: 34 } as const;

/** Words for something published: "videos about old sewing machines". Empty without a form and a topic. */
export function readTopic(description: string): Partial<Record<keyof QuestWords, string>> {
  const form = FORMS.find(([pattern]) => pattern.test(description));
  const found = TOPIC.exec(description)?.[1] ?? AFTER_COMMA.exec(description)?.[1];
  const topic = found && shortened(found);
  if (!form || !topic) return {};
  const [, piece, pieces, doing, audience] = form;
  return {
    piece,
    pieces,
    "offer.many": `${pieces} about ${topic}`,
    "offer.one": `${withArticle(piece)} about ${topic}`,
    "offer.doing": `${doing} ${pieces} about ${topic}`,
    customers: audience,
    customer: audience.replace(/s$/u, ""),
  };
}

/** The topic without articles, cut before a preposition if it is long; null if nothing sensible is left. */
function shortened(text: string): string | null {
  const plain = text
    .trim()
    .replace(/^(?:the|my|our|a|an|true)\s+/iu, "")
    .replace(/\s+(?:and|or)\s+(?:a|an|the)\s.*$/iu, "");
  const short =
    plain.length <= TOPIC_LENGTH.max
      ? plain
      : plain.replace(/ (?:in|on|at|from|with|under|around|to|as) .*$/iu, "");
  const isFine =
    short.length >= TOPIC_LENGTH.min &&
    short.length <= TOPIC_LENGTH.max &&
    /^[\p{L}\d][\p{L}\p{N}' -]*$/u.test(short);
  return isFine && !/\b(?:i|me|my|we|our|you|camera|no|none|sent)\b/iu.test(short) ? short : null;
}
