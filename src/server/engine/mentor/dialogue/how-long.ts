/** How long it takes until something shows, by topic; from what is usual for small businesses, and said as such. */
const TIMES: Readonly<Record<string, string>> = {
  ads: "A week with a small fixed budget shows whether people click; whether they buy, you know after about a month.",
  bookkeeping: "Setting it up takes an evening, keeping it up about half an hour a week.",
  "business-plan": "One page takes two evenings; look at it again after ninety days.",
  "cash-flow": "The first list takes an hour; after two months you see the pattern.",
  competition: "Looking at five others takes an evening, and once a quarter is enough after that.",
  content: "Reckon with ten to twelve pieces, about three months, before strangers come by themselves.",
  contracts: "A one-page agreement takes an evening to write and a day or two to be signed.",
  credibility: "The first proof takes a week or two: one finished piece and one person who vouches for it.",
  delivery: "The first round takes a week to set up, and three rounds until it runs without thinking.",
  "email-list": "The first fifty addresses usually take one to three months, asked for one by one.",
  "first-customers": "Two to eight weeks of asking people directly is normal; count talks, not days.",
  "first-version": "Two to four weeks of evenings for something small that one person can use.",
  funding:
    "Between six weeks and half a year from the first letter to the money, so never plan on it for next month.",
  hiring: "Four to eight weeks from the advert to the first day, and a month until it saves you time.",
  insurance: "A quote takes a day or two, and cover can mostly begin the day after you sign.",
  launch: "Two to three weeks of preparing, one week of telling people, and a month until the dust settles.",
  "legal-form": "Between a day and six weeks, by country and office; ask them what the wait is now.",
  marketplaces: "About six to eight weeks and twenty listings before a shop there shows what it can do.",
  metrics: "Four weeks of the same number, written down on the same day, before it tells you anything.",
  niche: "Ten talks, so two or three weeks, are enough for a first answer.",
  outreach: "Answers come within a week, a reminder brings the rest; judge after thirty messages.",
  partnerships: "One to three months from the first talk to the first customer who comes through them.",
  payments:
    "Most late payers pay within a week of a friendly reminder; a formal way takes one to three months.",
  pricing: "Ten offers at the new price tell you, for most people about a month.",
  retention: "You see it after two or three rounds, so mostly in two to three months.",
  reviews: "Asked at the right moment, about one in three writes within two weeks.",
  "sales-talks": "Five talks until it feels natural; most decide within two weeks of the offer.",
  scaling: "Plan in quarters: one change at a time, three months each.",
  seo: "Three to six months until a page is found, so do not wait for it with your hands in your lap.",
  "social-media": "Two to three months of a steady rhythm; meanwhile ask people directly.",
  stalls: "One market shows little; three, so about a month, tell you whether it is your place.",
  suppliers: "Samples take one to three weeks, a first delivery four to six.",
  support: "A good reply takes minutes; whether the cause is gone, the next month shows.",
  tax: "The list takes an evening; how long the office takes differs by country, so ask for the date.",
  tools: "An hour to set one up, and two weeks until you know whether you would miss it.",
  validation: "Two weeks: ten talks and one small paid offer are enough for a first answer.",
  website: "One page takes two evenings; the second week is for what visitors did not understand.",
};
const ANY = "Give it two weeks before you judge: one to do it, and one to see what comes back.";

export function howLong(topic: string | null): string {
  return (topic && TIMES[topic]) || ANY;
}
