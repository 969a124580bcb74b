import { type MentorFacts, nextFacts } from "../facts.ts";
import { NO_BASIS, type Said } from "../said.ts";

const WHO =
  /\b(?:who|what) are you\b|\bare you (?:a |an |really |even |just )*(?:person|human|bot|robot|ai|real|machine|program|there)\b|\b(?:is this|am i talking to) (?:a |an )?(?:person|human|bot|ai)\b/iu;
const HOW_ARE_YOU =
  /^\W*(?:\w{1,12}\W+){0,3}(?:how are you|how are things|how'?s it going)(?:\s+(?:today|doing|going|tonight))?\W*$/iu;
const THANKS =
  /\b(?:thanks?|thank you|cheers|appreciate|(?:it|that|this|you) (?:(?:really|has|have) )*(?:worked|helped))\b|^\W*(?:worked|helped)\b/iu;
/** "thanks. whats a rest token" */
const ASKS_MORE =
  /\b(?:thanks?|thank you|cheers)\b[\s,.!]+(?:(?!that|this|it|you)\w+ ){0,2}?(?:how|what|whats|what's|where|when|which|who|why|can|could|should|do|does|is|are)\b/iu;
/** "That did not help, thanks": polite, and still in trouble. */
const IN_TROUBLE =
  /\b(?:not|no|never|nothing|\w{1,9}n'?t|cannot|lost|los(?:e|ing)|worse|wrong|fail\w*|still|but|hat(?:e|es|ed)|worried|scared|afraid|sad|bad|broke\w*|stuck|hopeless|hits?|threat\w*|debts?|owe\w*|drown\w*|hurt\w*|ill|sick|died|dying|hospital|police|sue[ds]?|court|cry\w*|cried|alone|tired|exhausted|abus\w*)\b/iu;
const PRAISE =
  /^\W*(?:(?:haha|lol|aw+|oh)[,!. ]*)?(?:you(?:'re| are| r)|u r|ur) (?:so |really |very |too |pretty |quite )*(?:nice|kind|great|good|funny|sweet|helpful|clever|smart|cool|lovely|the best|amazing|awesome)\b[^?]{0,20}$|\b(?:i like you|love you)\W*$/iu;
const GREETING =
  /^\W*(?:hi|hello|hey|yo|good (?:morning|evening|afternoon|day)|morning|evening|howdy|greetings|hiya|sup|what'?s up|moin|hola|hallo|bonjour)\b/iu;
/** "yo how do i get more plays": a greeting with a question behind it. */
const ASKS =
  /\b(?:how (?:do|can|to|should|much|many|long)|what (?:do|should|can|to)|where (?:do|can|to|should)|(?:should|can|could) (?:i|we)|do i (?:need|have)|(?:is|are|am|was|will|would|does|do|did) (?:this|that|it|i|we|my|there|people|anyone|anybody)\b(?! (?:going|doing|all)))\b/iu;
const ACKNOWLEDGED =
  /^\W*(?:lol\W*)?(?:ok(?:ay)?|k|cool|nice|great|got it|fine|alright|right|sure|will do|hm+|aha|good|(?:everything|all|it)(?:'s| is)? (?:fine|good|ok(?:ay)?|well|great))\b\W*(?:lol)?\W*$/iu;

const GOODBYE =
  /\b(?:good ?bye|bye|good ?night|see (?:you|ya|u)|(?:i )?(?:have )?got(?:ta| to) (?:go|run)|(?:i )?(?:have|need) to (?:go|run)|talk (?:to you )?(?:later|soon|tomorrow|next week)|ttyl|take care|that(?:'?s| is) (?:all|it) for (?:now|today)|have a (?:nice|good|lovely|great) (?:day|evening|night|weekend|week|one))\b/giu;
/** Thanks and words that say nothing beside a goodbye. */
const BESIDE_GOODBYE =
  /\b(?:thanks?|thank you|thx|cheers|i(?:'ll| will) try (?:that|this)|that(?:'?s| is) all|(?:that|this|it)(?:'?s| is| was)? (?:(?:very|really|so) )*(?:helpful|useful|great|good|helped)|for (?:now|today|your help|your time|the help|everything|that|this)|(?:next|till|until) (?:week|time|then|later)|a lot|so much|very much|ok(?:ay)?|now|so|well|then|and|later|soon|tomorrow|again|you|great|nice|cool|perfect|oh|all right|alright|right|haha)\b/giu;

/** Nothing but goodbye: what else a message tells is never passed over. */
function isGoodbye(text: string): boolean {
  const rest = text.replaceAll("’", "'").replaceAll(GOODBYE, " ");
  return rest !== text.replaceAll("’", "'") && !/[\p{L}\d]/u.test(rest.replaceAll(BESIDE_GOODBYE, " "));
}

/** Words of trouble that tell of none. */
const KIND_NO =
  /\b(?:not (?:bad|now|today|sure)|no (?:problem|worries|more|need|thanks?|thank you)|nothing (?:else|more)|but (?:no\b|(?:that|it)(?:'s| is) (?:fine|ok(?:ay)?|all right|enough))|could ?n[o']t have done (?:it|this) without you)/giu;

function isThanks(text: string): boolean {
  return THANKS.test(text) && !ASKS_MORE.test(text) && !IN_TROUBLE.test(text.replaceAll(KIND_NO, " "));
}

const LONGEST = 14;

/** A greeting, thanks or a question about the mentor itself; null for everything else. */
export function smallTalk(text: string, facts: MentorFacts): Said | null {
  const isShort = text.split(/\s+/u).length <= LONGEST;
  if (!isShort) return null;
  if (HOW_ARE_YOU.test(text))
    return said(
      `Ready when you are, thank you for asking. ${first(nextFacts(facts))} And you: what is on your mind today?`,
    );
  if (WHO.test(text) && !/\byour? (?:plan|price|customer)/iu.test(text)) return said(WHO_I_AM);
  if (/\?/u.test(text) && !/\b(?:how are you|what'?s up|all (?:good|well))\b/iu.test(text)) return null;
  if (isGoodbye(text))
    return said(
      `${THANKS.test(text) ? "Gladly, and good" : "Good"} luck with it. Our talk stays here, so you can pick it up where you left it. ${first(nextFacts(facts))}`,
    );
  if (PRAISE.test(text)) return said(`Thank you, that is kind. ${first(nextFacts(facts))}`);
  if (isThanks(text)) return said(`Glad to hear it. ${first(nextFacts(facts))}`);
  if (ACKNOWLEDGED.test(text))
    return said(`Good. ${first(nextFacts(facts))} Or ask me whatever is on your mind.`);
  if (GREETING.test(text) && !ASKS.test(text) && text.split(/\s+/u).length <= 10)
    return said(
      `Hello! ${first(nextFacts(facts))} What is on your mind for ${facts.person.businessName ?? "your business"}?`,
    );
  return null;
}

const WHO_I_AM =
  "I am SideQuest's mentor: a program, not a person. I read your question, look at what you told SideQuest about your business and your quests, and answer from a collection of advice for small businesses. I can be wrong, so check what matters with somebody who knows your country and trade. What shall we look at?";

function first(list: readonly string[]): string {
  return list[0] ?? "";
}

function said(text: string): Said {
  return { kind: "small-talk", topic: null, text, basis: NO_BASIS, suggest: null };
}
