/** What the words around a number say it is. One number may have several roles; solvers weigh them. */
export type Role =
  | "cost"
  | "fixed"
  | "price"
  | "newPrice"
  | "profitEach"
  | "target"
  | "spend"
  | "upkeep"
  | "purchase"
  | "save"
  | "have"
  | "fee"
  | "cut"
  | "tax"
  | "margin"
  | "markup"
  | "discount"
  | "churn"
  | "convert"
  | "rise"
  | "whole"
  | "part"
  | "batch"
  | "pack"
  | "lifetime"
  | "stay"
  | "preparation"
  | "income"
  | "label"
  | "material";

export interface Cues {
  /** Looked for in the words before the number; the nearer, the stronger. */
  readonly before?: RegExp;
  readonly after?: RegExp;
}

const MATERIAL =
  "materials?|ingredients?|stuff|supplies|wax|fabric|flour|packaging|postage|shipping|post|stamps?|parts|wood|yarn|wool|beans|milk|paper|ink|clay|thread|soap|travel|transport|delivery|labels?|leather|paint|food|feed|printing|buying it|buying in|raw|blanks?|card fees?|payment fees?";
const OVERHEAD =
  "rent|insurance|stall|stand|booth|pitch|table|petrol|gas|fuel|diesel|parking|van|servers?|hosting|tools|software|subscriptions?|licen[cs]es?|fixed|overheads?|wages?|salar(?:y|ies)|staff|helpers?|phone|internet|electricity|power|water|website|domain|studio|kitchen|workshop|room|hall|storage|loan|lease|entry|entrance|accountant|bookkeep\\w+|bills|running costs|machine|oven|equipment|camera|editors?|assistants?|freelancers?|costs? (?:are|of)|expenses|outgoings|costs? a|permit|membership|desk|the ads?|market fee";
const LEAVING =
  "leaves?(?! me| you)|leaving|left(?! over)|churn\\w*|cancel\\w*|quits?|los(?:e|es|ing|t)|drop(?:s|ped|ping)? (?:out|off)|drops?|unsubscribe\\w*|go away|walk(?:s)?(?: away)?|gone|stops?|say no|bail|go elsewhere|jump ship|(?:would|will|might|could) go";
const BUYING =
  "pay(?:s|ing)?|buy(?:s|ing)?|bought|convert\\w*|signs? up|signed|joins?|joined|becomes?|became|orders?|ordered|subscribes?|say yes|said yes|books?|booked|conversion|upgrades?|replied|answer(?:s|ed)?|end(?:ed)? up|turn(?:s|ed)? into|came back|turn(?:s|ed)? up";

const words = (list: string) => new RegExp(String.raw`\b(?:${list})(?![\p{L}])`, "giu");

export const ROLE_CUES: Record<Exclude<Role, "label">, Cues> = {
  cost: {
    before: words(
      `costs?(?! (?:them|customers|clients))|costing|(?:i|we|and|to|must) pay(?: me)?|${MATERIAL}|bought|(?:i buy|we buy|buying|i bought|bought)(?: (?:\\p{L}+ ){0,3}(?:for|at))?|minus|less|spend|expenses?|production|made for`,
    ),
    after: words(`${MATERIAL}|to make|to produce|costs?|expenses|worth of`),
  },
  material: { before: words(MATERIAL), after: words(MATERIAL) },
  fixed: { before: words(OVERHEAD), after: words(OVERHEAD) },
  price: {
    before:
      /\b(?:sells|selling price|sell(?= (?:(?:it|them|one) )?(?:[$€£]\s?)?$)|on(?= (?:[$€£]\s?)?$)|sell(?:s|ing)? (?:\p{L}+ ){0,3}(?:at|for)|sold (?:\p{L}+ ){0,2}(?:at|for)|priced?|charg(?:e|es|ing|ed)|i (?:take|ask|get|bill|want)|(?<!\bbuy |\bbought |\bbuying )at|pays|(?:\p{L}{2,}s|they|people|who|women|men|children|each|would) pay(?: me)?|paying|paid(?: me)?|product is|tickets?|rate|worth|x|normally|usual(?:ly)?|goes for|go for|retails?|membership|subscription is|asking|bring(?:s)?(?: me| in)?)\b|[@×]|\bfrom(?= (?:[$€£]\s?)?$)/giu,
    after: /^\s?(?:for|to) (?:the )?(?:customer|client|buyer)s?/giu,
  },
  newPrice: {
    before:
      /\b(?:(?:go|going|went|move|raise|raised|raising|put|increase|increasing|change|changing|up|bump|switch|moved|upped|set)\b[\p{L}\s']{0,30}\bto|new price(?: of| is)?|instead|to)\s(?:[$€£]\s?)?$/giu,
    after: /^\s?(?:\p{L}+ )?instead\b/giu,
  },
  profitEach: {
    before:
      /\b(?:make|makes|earn|keep|leaves?(?: me| us| you)?|profit|margin|clear|pocket|net|stays?|remains?|left|contribut\w+)\b/giu,
    after: /\b(?:profit|margin|left|net)\b|^(?: \p{L}+)? ?(?:on|from) (?:each|every|one|a|an)\b/giu,
  },
  target: {
    before:
      /\b(?:(?:want|wanna|need|like)(?: to)? (?:buy|get|pay for|afford)(?: an?)?|want(?:s|ed|ing)?|need(?:s|ed)?|would like|i'?d like|like to (?:earn|make|have|take)|goal|target|aim(?:ing)?(?: for)?|reach|to (?:earn|make|get|have|pay|reach|clear|take)|hit|wanna|gotta|live on|replace|quit|(?:how many|how much|how long|what)[^?.]*(?:for|to get|to reach|to make|until|till)|saving (?:up )?for|save(?: up)?(?: for)?|afford|takes? home|bring(?:ing)? home)\b/giu,
    after:
      /\b(?:in my pocket|take home|for myself|profit|salary|income|as a wage|clear|in hand|goal|target|net)\b/giu,
  },
  spend: {
    before: words(
      "spent|spend|spending|put|campaign|ads?|adverts?|advertising|flyers?|boost(?:ed|ing)?|invested|paid|budget|promotion|leaflets?|fair",
    ),
    after: words("campaign|ads?|adverts?|advertising|flyers?|leaflets?|promotion|boost"),
  },
  upkeep: {
    before: words(
      "care|upkeep|maintenance|servic(?:e|ing)|repairs?|running|plus|insurance|power|electricity",
    ),
    after: words("care|upkeep|maintenance|servic(?:e|ing)|repairs?|running|insurance|power|electricity"),
  },
  purchase: {
    before: words("bought|costs?|price|buy|paid|new|purchased?|is|was|for|cost me"),
    after: words("new|used|second hand|machine|once"),
  },
  save: {
    before: words(
      "sav(?:e|es|ing)|put(?:ting)? (?:away|by|aside)|set(?:ting)? aside|spare|left over|profit|keep|lay by|stash|make|earn|makes|brings?",
    ),
    after: words("aside|away|left over|spare|profit|saved up"),
  },
  have: {
    before: words(
      "have|got|already|saved|now|sell about|currently|there are|serve|at the moment|today|sit on|starting with|sell",
    ),
    after: words("now|already|so far|today|at the moment|saved|in the bank|currently|right now"),
  },
  fee: {
    before: words(
      "platform|fees?|commission|takes?|took|keeps?|kept|cuts?|etsy|marketplace|app|stripe|paypal|card|agency|provision|ebay|amazon|charges|marketplace|site|processor|booking",
    ),
    after: words(
      "fees?|commission|cut|to the platform|goes to|provision|platform|for the app|to (?:etsy|ebay|amazon|stripe|paypal)|off the top",
    ),
  },
  cut: {
    before: words(
      "shops?|stores?|reseller|retailers?|wholesale|gallery|consignment|boutique|distributor|stockist|dealer|deli|bookshop|cafe|trade discount|florist|trade",
    ),
    after: words(
      "wholesale|for the (?:shop|store|gallery|reseller)|to the (?:shop|store|gallery|reseller|dealer)|trade|consignment|goes to the",
    ),
  },
  tax: {
    before: words("tax(?:es|man)?|vat|gst|hmrc|irs|state|social security|put aside|set aside"),
    after: words("tax(?:es|man)?|vat|gst|put aside|set aside|social security|hmrc|irs|for the state|aside"),
  },
  margin: { before: words("margin|profit of|profit"), after: words("margin|profit|of the price") },
  markup: {
    before: words("mark-?up|mark up|add|adding|on top"),
    after: words("mark-?up|on top|on cost|on the cost|above cost|added"),
  },
  discount: {
    before: words(
      "discount(?: of)?|sale|off|rebate|reduc\\w+|knock|promo|coupon|cut (?:it|the price|prices) by|lower \\w+(?: \\w+)? by|drop \\w+(?: \\w+)? by|early bird|give|deal",
    ),
    after: words(
      "off|price(?= on| for| the)|discount|sale|rebate|cheaper|less|reduction|promo|coupon|lower|early bird",
    ),
  },
  churn: { before: words(LEAVING), after: words(LEAVING) },
  convert: { before: words(BUYING), after: words(`${BUYING}|takes?(?= (?:the|a|it|one|my))`) },
  rise: {
    before: words(
      "rais(?:e|es|ed|ing)|increase|increasing|up by|put (?:it |my prices? |prices? )?up(?: by)?|hike|go up|goes up|by|bump",
    ),
    after: words("increase|rise|more expensive|higher|price increase|up"),
  },
  whole: {
    before: words("of|from|sent|visitors|out of|asked|wrote|pitched|had|reached"),
    after: words(
      "visitors?|visits|baskets?|carts?|enquir\\w+|inquir\\w+|leads?|trials?|clicks?|views?|looked|saw|messages?|e?mails?|talks?|calls?|offers?|quotes?|proposals?|readers?|subscribers?|followers?|sessions?|requests?|samples?|came|people|contacts?|dms?|viewers?|guests?|hits|sign-?ups?|downloads?|pitches|invitations|letters|flyers",
    ),
  },
  part: {
    before: words("sold|became|converted"),
    after: words(
      "sales?|sold|bought|became|paying|paid|orders?|clients?|customers?|signed|said yes|say yes|replied|repl(?:y|ies)|answers?|answered|booked|bookings?|buyers?|converted|joined|subscribed|stayed|came back|purchases?|deals?|turned|yes|jobs?|contracts?|commissions?",
    ),
  },
  batch: {
    before: words(
      "for|makes?|gives?|yields?|batch of|batch is|out of (?:it|one|that|a batch)|enough for|lasts?(?: for)?|get|gets|getting|from (?:it|one)|into|does|covers|split|between|among|sheet of",
    ),
    after: words(
      "out of (?:it|one|that|a batch)|from (?:it|one|that|a batch)|in a batch|per batch|a batch|go in one|fit in|in one|in total|of them",
    ),
  },
  pack: {
    before:
      /\b(?:box(?:es)?|packs?|packets?|bags?|cartons?|trays?|sets?|bundles?|crates?|cases?|tins?|gift boxes) of\s*$/giu,
    after:
      /^-(?:pack|piece|set|box)|^(?: \p{L}+)? ?(?:to|in|per|into) (?:a|each|one|the) (?:box|pack|packet|bag|carton|tray|set|bundle|crate|case|tin)\b/giu,
  },
  lifetime: {
    before: words(
      "lasts?|life|lifetime|us(?:e|ed) (?:it|them)?(?: for)?|keeps?|holds?|over|good for|lives|survives?|replace (?:it )?every|spread",
    ),
    after: words("life|lifetime|of use|until it dies"),
  },
  stay: {
    before: words("stays?|remain|stick around|customers? for|keep paying|subscribed|on average"),
    after: words("stay|on average"),
  },
  preparation: {
    before: words(
      "prep\\w*|travel|driving|drive|packing|setting up|set-?up|admin|cleaning|tidying|plus|commut\\w+|planning|extra",
    ),
    after: words(
      "prep\\w*|of prep\\w*|travel|driving|drive|packing|setting up|set-?up|admin|cleaning|tidying|commut\\w+|planning|there and back|on the road",
    ),
  },
  income: {
    before: words(
      "earn(?:ed|ing)?|made|make|income|revenue|turnover|takings?|took(?: in)?|brings? in|bring|came in|invoiced|invoice|got paid|paid me|get|sold for|profit",
    ),
    after: words("income|revenue|turnover|takings|in sales|come in|came in|invoiced|profit"),
  },
};
