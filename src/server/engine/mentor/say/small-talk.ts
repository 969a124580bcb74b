import { type MentorFacts, nextFacts } from "../facts.ts";
import { NO_BASIS, type Said } from "../said.ts";

const WHO =
  /\b(?:who|what) are you\b|\bare you (?:a |an |real|human|really|there)?(?:person|human|bot|robot|ai|real|machine)?\b|\b(?:is this|am i talking to) (?:a |an )?(?:person|human|bot|ai)\b/iu;
const THANKS = /\b(?:thanks?|thank you|cheers|appreciate|worked|helped)\b/iu;
/** "thanks. whats a rest token" */
const ASKS_MORE =
  /\b(?:thanks?|thank you|cheers)\b[\s,.!]+(?:\w+ ){0,2}?(?:how|what|whats|what's|where|when|which|who|why|can|could|should|do|does|is|are)\b/iu;
const PRAISE =
  /^\W*(?:(?:haha|lol|aw+|oh)[,!. ]*)?(?:you(?:'re| are| r)|u r|ur) (?:so |really |very |too |pretty |quite )*(?:nice|kind|great|good|funny|sweet|helpful|clever|smart|cool|lovely|the best|amazing|awesome)\b[^?]{0,20}$|\b(?:i like you|love you)\W*$/iu;
const GREETING =
  /^\W*(?:hi|hello|hey|yo|good (?:morning|evening|afternoon|day)|morning|evening|howdy|greetings|hiya|sup|what'?s up|moin|hola|hallo|bonjour)\b/iu;
const ACKNOWLEDGED =
  /^\W*(?:lol\W*)?(?:ok(?:ay)?|k|cool|nice|great|got it|fine|alright|right|sure|will do|hm+|aha|good)\b\W*(?:lol)?\W*$/iu;

const LONGEST = 14;

/** A greeting, thanks or a question about the mentor itself; null for everything else. */
export function smallTalk(text: string, facts: MentorFacts): Said | null {
  const isShort = text.split(/\s+/u).length <= LONGEST;
  if (!isShort) return null;
  if (WHO.test(text) && !/\byour? (?:plan|price|customer)/iu.test(text)) return said(WHO_I_AM);
  if (/\?/u.test(text) && !/\b(?:how are you|what'?s up|all (?:good|well))\b/iu.test(text)) return null;
  if (PRAISE.test(text)) return said(`Thank you, that is kind. ${first(nextFacts(facts))}`);
  if (THANKS.test(text) && !ASKS_MORE.test(text)) return said(`Glad to hear it. ${first(nextFacts(facts))}`);
  if (ACKNOWLEDGED.test(text))
    return said(`Good. ${first(nextFacts(facts))} Or ask me whatever is on your mind.`);
  if (GREETING.test(text) && text.split(/\s+/u).length <= 10)
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
