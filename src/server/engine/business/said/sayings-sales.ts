import { any, type Saying } from "./sayings.ts";

const SUM = String.raw`(?:[€$£₦₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|\$|£|euros?|dollars?|pounds?|naira|rand|rupees?|shillings?|pesos?|francs?|dong|kronor|zloty|reais))`;
/** A first one of these earns nothing. */
const NO_SALE =
  "(?!(?:\\p{L}+ )?(?:batch|version|sample|prototype|draft|video|post|page|test|episode|issue|call|talk|interview|chapter|month|week|quest|film|recording|design|lesson plan|mail|email|letter|flyer|step|part|half|round|look)\\b)";
const PAYER =
  "(?:client|customer|buyer|shop|school|company|firm|factory|hotel|parents?|family|couple|bride|student|tenant|council|restaurant|caf[eé]|they|he|she)";
const TIMES =
  "(?:hours?|days|slots|evenings|saturdays|sundays|weekends|mornings|places|spots|appointments|tables|seats|classes|groups?|weeks|dates|courses?|months)";

/** What people write once something is sold, paid, full or gone. */
export const SALE_SAYINGS: readonly Saying[] = [
  [
    any(
      String.raw`first ${NO_SALE}(?:\p{L}+ ){1,3}?(?:(?:is|was|got|has been|just|already|now|all) ){0,2}(?:done|paid|sold|delivered|signed|booked|shipped|picked up)(?! (?:for (?:free|friends|family)|with friends|late to))`,
      String.raw`first (?:paying|paid) ${NO_SALE}(?!ads?\b)\p{L}+`,
      `(?:earned|made|took in|took|got) (?:my|our|the) first ${SUM}|first (?:money|income|payment) (?:is |has |just )?(?:in|came|arrived|landed)`,
      String.raw`(?<!nobody |never |not yet |who )${PAYER} (?:(?:has|have|already|finally|just|all|both) ){0,2}paid\b(?! (?:for|to|nothing|off|attention|back))`,
      "got paid(?! (?:nothing|in (?:beer|cake)))|paid in (?:full|advance|cash)|invoice (?:is |was |got |has been )?paid(?! late)",
      `(?:${PAYER}|contract|deal|retainer) (?:is |was |just |has )?signed(?! up)|signed (?:a|the|our|my) (?:first |second )?(?:client|customer|contract|deal)`,
    ),
    "firstSale",
    "yes",
  ],
  [
    any(
      String.raw`(?<!not |never )(?!hour is gone)${TIMES} (?:(?:are|is|now|all|already|completely|fully) ){0,3}(?:full|taken|gone|booked out)(?! of\b)`,
      "booked (?:till|through|into|every|for the (?:whole|next|rest))",
      "(?<!never |not |n't |rarely |nothing )(?:sells|selling|sell) out",
      "can(?:not|'?t| not) (?:\\p{L}+ ){0,2}(?:any faster|keep pace|faster than)|can(?:not|'?t| not) (?:take|accept|fit|serve|make|handle|do) (?:on )?(?:(?:any|so many|all the) )?(?:more|new|everyone|everybody|enough)(?! (?:time|sense|effort))",
      "no (?:more )?(?:time|room|space|capacity|hours) (?:left )?for (?:more|new|another|all the) (?:orders|clients|customers|students|people|jobs|work|bookings)",
      "(?:ran|run|running) out of (?:stock|(?:finished )?(?:pieces|goods|jars|bars|loaves|boxes|kits|copies))|out of stock|nothing left to sell|shelf is empty|shelves are empty",
      "(?:people|customers|they) complain\\w* (?:that )?they (?:never|don't|cannot|can't) get (?:one|any|a (?:slot|place))",
    ),
    "soldOut",
    "yes",
  ],
  [
    any(
      String.raw`(?:raised|put up|increased|went up) (?:(?:it|them|the|my|our|prices?|rates?|fees?) ){0,2}(?:to|from|by) (?:[€$£₦₹]\s?)?\d`,
      "put (?:my|the|our) (?:prices?|rates?|fees?) up|increased (?:my|the|our) (?:prices?|rates?|fees?)",
    ),
    "priceRaised",
    "yes",
  ],
  [
    any(
      "insurance (?:came through|is (?:sorted|here|paid|done|approved|signed|active)|arrived|sorted|done)|(?:got|took out|bought) (?:the|my|our|an?) (?:\\p{L}+ )?insurance|now insured",
    ),
    "insured",
    "yes",
  ],
  [
    any(
      "said yes(?= (?:to|for) (?!a (?:coffee|talk|chat|call|meeting)))|(?:agreed|promised) to (?:buy|pay|order|book|a (?:paid )?(?:pilot|trial))|pre-?ordered|reserved (?:one|two|three|\\d+|a (?:place|seat|table|date))|paid a deposit|left a deposit|letter of intent",
    ),
    "wanted",
    "yes",
  ],
];

/** Hours that the work eats: with buyers, a sign of more demand than time. */
export const BUSY = any(
  String.raw`\p{L}+ing(?: and \p{L}+ing)? (?:now |already )?(?:takes|eats|fills|swallows|costs)(?: up)?(?: me)? (?:all|every|the whole|most|half)(?: of)?(?: my| our| the)? ?(?:mornings?|evenings?|days?|nights?|weekends?|time|week|sundays?|saturdays?)`,
  "(?:i|we|we two|we both|the two of us) work(?:ed)? (?:\\p{L}+ )?(?:every night|every weekend|until midnight|till midnight|day and night|seven days|through the night|all night)",
  "(?:nothing works|everything breaks|it breaks|it falls apart|system (?:is |was )?(?:down|slow)) (?:when|if|as soon as|with) (?:\\d+|so many|that many|all|many)",
);
