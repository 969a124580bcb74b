import type { Situation } from "./situation.ts";

/** Said of oneself: a customer who cannot pay is another matter. */
const CANNOT_PAY =
  /\b(?:i|we|i'm|we're)\b(?: \w+){0,2} (?:can'?t|can ?not|unable to|won'?t be able to|don'?t have (?:enough|the money)|do not have (?:enough|the money)|cannot afford to)\b(?: \w+){0,3} ?(?:pay\w*|cover|settle|that|it)\b|\b(?:i|we)(?: am|'m| are|'re) (?:insolvent|bankrupt|broke and)\b|\bbailiffs?\b/iu;

/** Tax, and money that somebody cannot afford to lose. */
export const MONEY_SITUATIONS: readonly Situation[] = [
  {
    caution: "tax",
    answers: ["tax-years-not-declared"],
    all: [
      /\b(?:never (?:filed|declared|told|paid|registered)|did(?:n'?t| not) (?:declare|file|report)|undeclared|forgot to (?:file|declare))\b/iu,
      /\b(?:tax\w*|hmrc|irs|revenue|platform|sold|sales|letter|income|years?)\b/iu,
    ],
  },
  {
    caution: "tax",
    answers: ["tax-cannot-pay"],
    all: [CANNOT_PAY, /\b(?:tax(?:es)?|hmrc|irs|vat|tax office|finanzamt)\b/iu],
  },
  {
    caution: "money",
    answers: ["cash-flow-cant-pay-supplier"],
    all: [
      CANNOT_PAY,
      /\b(?:suppliers?|rent|landlord|wages|staff|helpers?|creditors?|debts?|bills?|invoices?|instal+ments?|loan|final demands?|bailiffs?|insolven\w*|bankrupt\w*)\b/iu,
    ],
  },
  {
    caution: "tax",
    answers: ["tax-foreign-income"],
    all: [
      /\btax(?:es|ed)?\b/iu,
      /\b(?:which country|both (?:places|countries)|two countries|abroad|foreign|overseas|here,? (?:or )?there|another country|american|british|swiss|austria\w*|germany|france|spain|the us|canad\w+|australia\w*)\b/iu,
      /\b(?:paid|pays|teach|clients?|customers?|families|channel|work|earn\w*|gets?|owe|sold)\b/iu,
    ],
    unless: /\b(?:vat|sales tax|customs|platform form)\b/iu,
  },
  {
    caution: "tax",
    answers: ["tax-small-amount"],
    all: [
      /\b(?:cash|pocket money|few (?:thousand|hundred)|small (?:sums?|amounts?)|tips|so little|hardly anything)\b/iu,
      /\b(?:tell (?:anyone|anybody|them|the)|(?:not |have to |must i )declare|declare|tax\w*|report|anybody know)\b/iu,
    ],
  },
  {
    caution: "tax",
    answers: ["tax-vat-voluntary"],
    all: [
      /\b(?:small (?:trader|business (?:rule|scheme|exemption))|below|under|threshold|limit|stay under)\b/iu,
      /\b(?:tax office|vat|eyes of the tax|turnover|small trader)\b/iu,
    ],
  },
  {
    caution: "money",
    answers: ["funding-funding-scams"],
    all: [
      /\b(?:invest\w*|loan|grant|fund(?:ing|er)?|sponsor)\b/iu,
      /\b(?:up ?front|fee first|in advance|processing fee|for (?:checking|processing)|pay (?:him|them|her) first)\b/iu,
    ],
    unless: /\b(?:customers?|clients?|hives|offices) pay\b/iu,
  },
  {
    caution: "money",
    answers: ["funding-sure-return"],
    all: [
      /\b(?:doubles?|triples?|guarante\w*|sure (?:thing|profit|deal)|risk-?free|returns? of|percent a month|per cent a month)\b/iu,
      /\b(?:deal|invest\w*|money|savings|redundancy|pay(?:out)?|put (?:in|my))\b/iu,
      /\b(?:put|invest\w*|lend|into|in it)\b/iu,
    ],
    unless: /\bmoney[- ]back\b/iu,
  },
  {
    caution: "money",
    answers: ["funding-risking-home-or-pension"],
    all: [
      /\b(?:pension|retirement (?:money|fund|savings)|mortgage|remortgage|the house|our home|life insurance)\b/iu,
      /\b(?:cash in|put|into|against|use|take out|borrow|sell)\b/iu,
      /\b(?:business|stock|buy|shop|start|tool|equipment|invest\w*|idea)\b/iu,
    ],
    unless: /\b(?:pension(?:er|ers)|round the house|from the house)\b/iu,
  },
  {
    caution: "money",
    answers: ["cash-flow-savings-how-much"],
    all: [
      /\b(?:(?:have |has |we |i )saved|savings|nest egg|inherit\w*|redundancy)\b/iu,
      /\b(?:put(?:ting)?|into|invest\w*|use|using|spend|costing|all)\b/iu,
    ],
    unless:
      /\b(?:saved (?:me|us|them)|time saved|scared|wake|afraid|cannot sleep|can'?t sleep|uncle|aunt|partner)\b/iu,
  },
  {
    caution: "money",
    answers: ["funding-loan-yes-or-no"],
    all: [
      /\b(?:bank|loan|credit|lender)\b/iu,
      /\b(?:offers?|offered|take|borrow|sign|over (?:\w+) years|instal+ments?|interest)\b/iu,
      /\d/u,
    ],
    unless: /\b(?:bank (?:account|transfer|holiday)|credit card (?:fee|payment)|loan of)\b/iu,
  },
];
