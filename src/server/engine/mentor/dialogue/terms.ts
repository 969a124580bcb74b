/** Words of the trade of running a business, each in one sentence. */
const TERMS: readonly [RegExp, string][] = [
  [
    /niche|positioning/iu,
    "A niche is one clearly named group with one need, for whom you want to be the obvious choice.",
  ],
  [
    /break[- ]?even/iu,
    "Break-even is the number of sales at which you have neither lost nor earned anything.",
  ],
  [/margin/iu, "Margin is the part of the price that stays with you after the cost of the piece itself."],
  [/mark-?up/iu, "Markup is what you add to the cost to get the price."],
  [/churn/iu, "Churn is the share of customers who leave within a month."],
  [/conversion(?: rate)?/iu, "Conversion is how many of a hundred people who see an offer take it."],
  [/landing page/iu, "A landing page is a single page that makes one offer and asks for one action."],
  [/call to action|cta/iu, "A call to action is the one line or button that says what to do next."],
  [
    /mvp|first version|minimum viable \p{L}+/iu,
    "A first version is the smallest thing that helps one customer and teaches you something.",
  ],
  [/overheads?|fixed costs?/iu, "Fixed costs are what you pay even in a month without a sale."],
  [
    /cash ?flow/iu,
    "Cash flow is when money comes in and goes out, which matters more than how much is owed to you.",
  ],
  [/retainer/iu, "A retainer is a fixed sum each month for an agreed amount of work."],
  [/scope/iu, "Scope is the list of what is included in the price, and of what is not."],
  [/leads?/iu, "A lead is somebody who has shown interest but has not bought."],
  [/funnel/iu, "A funnel is the row of steps from hearing of you to buying, with fewer people at each."],
  [/footfall/iu, "Footfall is how many people walk past or come in."],
  [/wholesale/iu, "Wholesale means selling several at a lower price to a shop that sells them on."],
  [
    /sale or return|consignment|commission basis/iu,
    "Sale or return means that the shop pays you only for what it has sold.",
  ],
  [/seo/iu, "SEO is the work of being found by people who search for what you offer."],
  [
    /pilot/iu,
    "A pilot is a small, paid or agreed try-out with one customer and a date on which you both decide.",
  ],
  [
    /testimonials?|social proof/iu,
    "A testimonial is a sentence in which a customer says, under their name, what you did for them.",
  ],
  [/turnover|revenue/iu, "Turnover is all the money that came in, before any cost is taken off."],
  [/profit/iu, "Profit is what is left of the money that came in once every cost is paid."],
  [
    /nda|confidentiality agreement/iu,
    "A confidentiality agreement is a promise in writing to keep what one hears to oneself.",
  ],
  [
    /target group|audience|persona/iu,
    "A target group is the people you have in mind when you choose words, prices and places.",
  ],
  [
    /recurring (?:income|revenue)/iu,
    "Recurring income is money that comes again each month without a new sale.",
  ],
];

const ASKS_MEANING =
  /^\W*(?:(?:sorry|ok(?:ay)?|hm+|wait|and|but|so)[,. ]+)*(?:what (?:do|did) you mean (?:by|with)|what(?:'s| is| are| exactly is)|what does|explain|define) (?:an? |the |your |that |this |my )?["“']?([\p{L} -]{2,28}?)["”']?(?: mean| exactly| actually| supposed to (?:be|mean))*\s*\??\s*$/iu;

/** The sentence for a word whose meaning is asked for, and the word; null if none is or the word is not known. */
export function termAsked(text: string): { readonly term: string; readonly meaning: string } | null {
  const term = ASKS_MEANING.exec(text)?.[1]?.trim();
  const meaning = term && TERMS.find(([pattern]) => pattern.exec(term)?.[0].length === term.length)?.[1];
  return term && meaning ? { term, meaning } : null;
}
