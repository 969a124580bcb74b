/** Questions that have nothing to do with a business, by words that leave no doubt. */
const FOREIGN =
  /\b(?:my homework|homework (?:help|for (?:me|school))|(?:do|with) (?:my|the) homework|my (?:essay|thesis|exam)|(?:a|good|best|easy) (?:\p{L}+ )?recipe|how (?:long|many minutes) (?:do i|to|should i) (?:boil|bake|cook|roast)|(?:grams?|millilit(?:re|er)s?|teaspoons?|cups?) of \p{L}+(?: \p{L}+)? (?:go|goes|do i (?:need|put)|in(?:to)? (?:a|the|my) (?:dough|cake|kilo|bread|batter))|translate ["'“‘][^"'”’]+["'”’] (?:in)?to|(?:will|is) it (?:going to )?(?:rain|snow|be sunny)|weather (?:forecast|like|tomorrow|on)|vote for|(?:president|prime minister|election|war) (?:of|in|result)|who (?:wrote|invented|discovered|painted|composed|sang|directed|won|wins|will win)|capital (?:city )?of|(?:dative|accusative|genitive|nominative|subjunctive|conjugat\p{L}+|past tense|grammar)|regex(?:p)?\b|(?:python|javascript|java|sql|css|c\+\+|excel) (?:function|code|script|formula|query) (?:that|which|for|to)|bitcoin|crypto(?:currenc\p{L}+)?|(?:government|treasury) bonds|stock market|which (?:\p{L}+ )?(?:shares|stocks|etf)|(?:dog|cat|horse|puppy|kitten|rabbit|hen|bee|fish)(?:e?s)? (?:ate|has|have|is|are|got) (?:\p{L}+ )?(?:fleas?|ticks?|mites?|lice|worms?|fever|sick|ill|vomiting|limping|a rash|poison\p{L}*)|(?:dose|dosage) (?:of|for)|horoscope|lottery|(?:tell|know) (?:me )?a joke|(?:movie|film|song|series|game) (?:should|to|can) (?:i|we)? ?(?:watch|play|listen))\b|\bwhich \p{L}+ (?:replaces?|fits) (?:an? |the |my )?[A-Z]{1,4}\d/iu;

/** Words of somebody's own trade: a complaint about goods, parcels, tools or customers is about the business. */
const OWN_MATTER =
  /\b(?:customers?|clients?|buyers?|subscribers?|users|visitors|shops?|stalls?|markets?|orders?|parcels?|postage|shipping|the post|packag\p{L}*|labels?|invoices?|prices?|pric(?:ed|ing)|charge|margin|profit|churn|sales|sell(?:s|ing)?|sold|supplier|deliver\p{L}*|refunds?|reviews?|website|newsletter|competitors?|sponsors?|business|brand|booking|bookings|commission|wholesale|mvp|launch|seo|conversion)\b|\d ?(?:€|\$|£|euros?|dollars?|pounds?|pesos?|rupees?)|[€$£] ?\d/iu;

export function isForeignMatter(text: string): boolean {
  return FOREIGN.test(text);
}

/** Likelier outside than this only if nothing else speaks for the business. */
const LIKELY = 0.6;
const SURE = 0.9;

/** How much likelier a question is outside the field than in its best topic; 0 if nothing speaks for that. */
export function outsideOf(text: string, chance: number, best: number): number {
  const ratio = chance / (best || 1);
  if (isForeignMatter(text) && !isLongTelling(text)) return Math.max(ratio, CERTAIN);
  return chance < (OWN_MATTER.test(text) ? SURE : LIKELY) ? 0 : ratio;
}

const CERTAIN = 10;
const LONG = 25;

/** Somebody who tells at length of customers or money brushes many words: it is about the business. */
function isLongTelling(text: string): boolean {
  return text.split(/\s+/u).length > LONG && OWN_MATTER.test(text);
}
