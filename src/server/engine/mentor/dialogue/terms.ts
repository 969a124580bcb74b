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
  [
    /headline/iu,
    "A headline is the first and largest line of a page: it says in one sentence what people get.",
  ],
  [/deposit|down ?payment/iu, "A deposit is a part of the price that is paid before you begin."],
  [/invoice/iu, "An invoice is the paper that says who owes whom how much, for what and until when."],
  [/pitch/iu, "A pitch is what you offer, to whom and why, said in half a minute."],
  [
    /usp|unique selling (?:point|proposition)/iu,
    "A USP is the one reason to buy from you and from nobody else.",
  ],
  [
    /upsell(?:ing)?/iu,
    "An upsell is something useful that you offer on top to somebody who is already buying.",
  ],
  [/kpis?/iu, "A KPI is a number that you look at regularly because it decides what you do next."],
  [/roi/iu, "ROI is what comes back for each unit of money that you put in."],
  [
    /cold (?:e-?mail(?:ing)?|calls?|calling|outreach)/iu,
    "Cold means writing to or calling people who do not know you yet.",
  ],
  [
    /minimum order(?: quantity)?|moq/iu,
    "A minimum order is the smallest number that somebody will sell or make at that price.",
  ],
  [/trade price/iu, "A trade price is the lower one for shops, which add their own share on top."],
  [
    /small claims(?: court| procedure)?/iu,
    "Small claims is the simple and cheap court way for modest sums, mostly without a lawyer.",
  ],
  [
    /sole trader|sole proprietor(?:ship)?/iu,
    "A sole trader is a person who does business in their own name, without a company of its own.",
  ],
  [/liability/iu, "Liability is who has to pay when something goes wrong."],
  [/b2b/iu, "B2B means selling to businesses instead of private people."],
  [
    /crowd ?funding/iu,
    "Crowdfunding is when many people pay a little in advance so that a thing can be made.",
  ],
  [/hashtags?/iu, "A hashtag is a word with # by which people find posts on one subject."],
];

const ASKS_MEANING =
  /^\W*(?:(?:sorry|ok(?:ay)?|hm+|wait|and|but|so)[,. ]+)*(?:(?:i )?(?:don'?t|do not) (?:understand|know|get) )?(?:what (?:do |did )?(?:you|u) mean (?:by|with)|what(?:'s|s| is| are| exactly is| means)|what does|explain|define|(?<=(?:understand|know|get) )(?:the word|this word)?) (?:an? |the |your |that |this |my )?["“']?([\p{L} -]{2,28}?)["”']?(?: mean| exactly| actually| supposed to (?:be|mean))*\s*\??\s*$/iu;

/** The sentence for a word whose meaning is asked for, and the word; null if none is or the word is not known. */
export function termAsked(text: string): { readonly term: string; readonly meaning: string } | null {
  const term = ASKS_MEANING.exec(text)?.[1]?.trim();
  const meaning = term && TERMS.find(([pattern]) => pattern.exec(term)?.[0].length === term.length)?.[1];
  return term && meaning ? { term, meaning } : null;
}
