import type { Situation } from "./situation.ts";

/** Law. What is already done or asked for by others comes before what somebody plans. */
export const LEGAL_SITUATIONS: readonly Situation[] = [
  {
    caution: "law",
    answers: ["protection-lawyers-letter"],
    all: [
      /\b(?:lawyers?|solicitors?|attorneys?|cease and desist|legal (?:notice|letter)|injunction|warning letter|formal notice)\b/iu,
      /\b(?:got|received|came|sent (?:me|us)|wrote to|from (?:a|the|an|some)|has written|(?:lawyers?|solicitors?|attorneys?) (?:wrote|writes|gave|gives|says|demands|threatens))\b/iu,
      /\b(?:letter|e?-?mail|days|weeks|deadline|threat\w*|names?|logo|pictures?|sign|answer|ignore|notice)\b/iu,
    ],
  },
  {
    caution: "law",
    answers: ["bookkeeping-asked-for-false-papers"],
    all: [
      /\b(?:(?:last year'?s|an? earlier|an? older|another|false|wrong) date|back ?dat\w*|book (?:his|her|my|their|the) .{2,30} as|(?:invoice|receipt|bill) (?:for|over) (?:more|less|work|something)|instead of the real|split .{0,20}(?:bill|invoice)|through the (?:firm|company|books))\b/iu,
    ],
  },
  {
    caution: "insurance",
    answers: ["insurance-claim"],
    all: [
      /\b(?:(?:i|we) (?:knocked|broke|damaged|scratched|spilled|dropped|flooded|burn(?:t|ed))|knocked over)\b/iu,
      /\b(?:worth|pay|client'?s|customer'?s|their|they|her|his|bill)\b/iu,
    ],
  },
  {
    caution: "insurance",
    answers: ["contracts-claim-for-damages"],
    all: [
      /\b(?:clients?|customers?|clinic|company|buyer|bride|they|he|she|shop|firm|patient|restaurant)\b/iu,
      /\b(?:wants?|demands?|claims?|asks? for|says?|blames?|holds?|sent me a bill)\b/iu,
      /\b(?:penalty|damages?|their loss|fined?|(?:ordered?|order|wrong) (?:the )?wrong|wrong (?:dose|figure|number|size|date|amount|address)|(?:is|it's) on me|my fault|responsible|made them|because of my|ruined|compensation)\b/iu,
      /\d|\b(?:money|sum|pay|compensation|on me|responsible)\b/iu,
    ],
    unless: /\b(?:refund|review|star)\b/iu,
  },
  {
    caution: "law",
    answers: ["contracts-accusing-somebody"],
    all: [
      /\b(?:stole|stealing|thief|thieves|cheat\w*|fraud\w*|liar|corrupt\w*|bribes?|crook|criminal|harass\w*)\b/iu,
      /\b(?:guest|interview|on air|on tape|episode|article|blog|newsletter|post|listener|reader|forum|podcast)\b/iu,
      /\b(?:said|says|calls?|called|accus\w*|names?|named|blames?|wrote|cut|keep|publish)\b/iu,
    ],
    unless: /\b(?:accus\w* (?:me|us)|(?:stole|copied) (?:my|our))\b/iu,
  },
  {
    caution: "law",
    answers: ["contracts-goods-never-collected"],
    all: [
      /\b(?:left (?:it |a |his |her |their )?(?:\w+ )?(?:with|at|here|for repair|in my)|never (?:collected|picked up|fetched|came back)|unclaimed|uncollected|not collected|(?:doesn'?t|does not) (?:fetch|collect))\b/iu,
      /\b(?:sell|selling|keep|throw|dispose|mine|whose|months|weeks|years?)\b/iu,
    ],
    unless: /\b(?:cart|basket|laptop on|time left)\b/iu,
  },
  {
    caution: "law",
    answers: ["hiring-off-the-books"],
    all: [
      /\b(?:pay|paying|paid|give|giving|cash)\b/iu,
      /\b(?:mate|friend|cousin|sister|brother|helper|student|neighbour|him|her|someone|somebody)\b/iu,
      /\b(?:(?:no|any|not .{0,20}) papers?|without (?:a |any )?(?:contract|papers?|regist\w*)|cash in hand|under the table|off the books|nobody knows|unregistered)\b/iu,
      /\b(?:help\w*|work\w*|night|day|hours?|shift|packs?|drives?|cleans?)\b/iu,
    ],
  },
  {
    caution: "law",
    answers: ["hiring-freelancers-only-for-me"],
    all: [
      /\b(?:freelanc\w*|contractors?|self-employ\w*)\b/iu,
      /\b(?:(?:works?|working) only for (?:me|us)|only for (?:me|us)|full[- ]time|(?:five|5) days|no other (?:clients|customers)|always the same)\b/iu,
    ],
  },
  {
    caution: "law",
    answers: ["legal-form-regulated-advice"],
    all: [
      /\b(?:call (?:myself|me|ourselves)|title|on paper|diploma|certificate|qualified|qualification|real|licen[cs]ed|evening course)\b/iu,
      /\b(?:accountant|therapist|architect|engineer|doctor|teacher|lawyer|advis[eo]r|nutritionist|electrician|dietician|psychologist|physiotherapist|midwife)\b/iu,
      /\b(?:allowed|can i|may i|do i (?:need|have)|must i|legal)\b/iu,
    ],
  },
  {
    caution: "law",
    answers: ["legal-form-rented-flat"],
    all: [
      /\b(?:landlord|landlady|lease|tenancy|rented (?:flat|house|room|apartment))\b/iu,
      /\b(?:know|business|dogs?|customers?|clients?|allowed|run|sell|permission|sleep|find out|forbid\w*)\b/iu,
    ],
    unless: /\bfor (?:small |private )?landlords\b/iu,
  },
  {
    caution: "law",
    answers: ["legal-form-public-space"],
    all: [
      /\b(?:parks?|beach|street|square|promenade|lake|public (?:garden|place|space)|pavement|forest|riverbank)\b/iu,
      /\b(?:teach|class(?:es)?|sell|stall|shoot|perform|lessons?|guided|tours?|boot ?camp)\b/iu,
      /\b(?:public|allowed|permits?|permission|licen[cs]e|town hall|council|legal|may i)\b/iu,
    ],
  },
  {
    caution: "law",
    answers: ["day-job-invention-clause"],
    all: [
      /\b(?:employer|boss|(?:old|former|day) job|former colleague|company i work)\b/iu,
      /\b(?:code|idea|designs?|invent\w*|software|know-how|files)\b/iu,
      /\b(?:owns?|theirs|belongs?|come after|sue|claims?|partly|rights)\b/iu,
    ],
  },
  {
    caution: "law",
    answers: ["protection-branded-piece-maybe-fake"],
    all: [
      /\b(?:a copy|replicas?|fakes?|genuine|authentic|style of|inspired by|counterfeit|not sure (?:it'?s|they'?re|it is|they are) real)\b/iu,
      /\b(?:jackets?|bags?|shoes?|watch(?:es)?|designer|brands?|labels?|buttons|sneakers?|trainers|scar(?:f|ves)|handbags?|jerseys?|belts?)\b/iu,
      /\b(?:sell|resell|list|still|offer)\b/iu,
    ],
    unless: /\bcop(?:y|ied|ies|ying) (?:my|our|me|us)\b/iu,
  },
  {
    caution: "law",
    answers: ["protection-logo-to-say-what-i-work-on"],
    all: [
      /\b(?:(?:the|their|a|its|brand'?s?|maker'?s|company'?s|club'?s) (?:logo|badge|emblem|sign|trademark|mark)|(?:nike|adidas|apple|disney|ikea|lego|vespa|mercedes|samsung|porsche)\b)/iu,
      /\b(?:flyer|website|van|page|poster|box|cakes?|card|leaflet|shirts?|so (?:that )?people know|advert)\b/iu,
      /\b(?:can|may|allowed|put|use|show|print)\b/iu,
    ],
    unless: /\b(?:my|our) (?:own )?logo|need a logo|(?:make|design|drew) (?:me )?(?:a|the|my) logo\b/iu,
  },
  {
    caution: "law",
    answers: ["protection-music-licence", "content-rights"],
    all: [
      /\b(?:songs?|music|tracks?|tune|chart hits?)\b/iu,
      /\b(?:intro|videos?|podcast|class(?:es)?|reels?|episodes?|stall|background|seconds)\b/iu,
      /\b(?:allowed|ok(?:ay)?|fine|may i|can i|licen[cs]e|permission|legal|use)\b/iu,
    ],
    unless: /\b(?:my own|i (?:write|compose|teach|play)|music (?:school|lessons|teacher))\b/iu,
  },
  {
    caution: "law",
    answers: ["legal-form-goods-across-borders"],
    all: [
      /\b(?:post|ship|shipping|send|sell|mail|export)\b/iu,
      /\b(?:abroad|overseas|another country|border|to (?:the )?(?:us|usa|uk|eu|states|america|canada|australia|switzerland|norway|japan|texas|germany|france|sweden|brazil))\b/iu,
      /\b(?:seeds?|plants?|food|creams?|cheese|honey|wood\w*|alcohol|wine|gin|cosmetics?|batter(?:y|ies)|meat|herbs?|tea|soap|jam|leather|bulbs)\b/iu,
      /\b(?:may i|allowed|can'?t (?:just )?|who (?:would )?knows?|rules?|restrict\w*|at all|permits?|papers|find out)\b/iu,
    ],
  },
  {
    caution: "law",
    answers: ["payments-taking-somebody-to-court"],
    all: [
      /\b(?:court|sue|small claims)\b/iu,
      /\b(?:pay|pays|paid|paying|owes?|bill|invoice|money back|my money)\b/iu,
    ],
    unless: /\b(?:sue me|sues me|suing me|tennis|food court)\b/iu,
  },
  {
    caution: "law",
    answers: ["support-legal-threat"],
    all: [
      /\b(?:report me|consumer (?:people|office|protection|body|centre)|ombudsman|trading standards|threatens? (?:me|us|to sue|with))\b/iu,
      /\b(?:customers?|buyers?|clients?|return|refund|take (?:it )?back|unless)\b/iu,
    ],
  },
];
