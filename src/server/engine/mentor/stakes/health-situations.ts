import type { Situation } from "./situation.ts";

const ANIMALS =
  /\b(?:dogs?|pupp(?:y|ies)|spaniel|terrier|labrador|poodle|collie|retriever|hound|cats?|kittens?|horses?|pony|ponies|rabbits?|hamsters?|parrots?|hens?)\b/iu;
const FOOD =
  /\b(?:cakes?|cupcakes?|bak(?:e|ed|es|ing)|bread|cook(?:ed|ing)?|food|kitchen|catering|jam|soup|meals?|dough|lunch(?:es)?|sauce|teas?|honey|herbs?|herbal|drinks?|spices?)\b/iu;

/** Somebody or an animal could fall ill or be hurt. The gravest come first. */
export const HEALTH_SITUATIONS: readonly Situation[] = [
  {
    caution: "health",
    answers: ["motivation-own-illness"],
    all: [
      /\b(?:i (?:have|got|had|was diagnosed|am diagnosed|just got)|i've (?:got|been)|diagnosed (?:me )?with|it is|it's) (?:\p{L}+ ){0,4}(?:cancer|leuk(?:a)?emia|(?:a |brain )?tumou?r|multiple sclerosis|parkinson\p{L}*|terminal|diagnosis)\b/iu,
    ],
    unless:
      /\b(?:charity|donat\p{L}+|raise money|patients|clients? (?:who|with)|customers? (?:who|with)|app|course|newsletter|survivors?)\b/iu,
  },
  {
    caution: "health",
    answers: ["motivation-ill-child-or-partner"],
    all: [
      /\b(?:my|our) (?:\p{L}+ )?(?:wife|husband|partner|son|daughter|child|baby|mother|father|mum|mom|dad|sister|brother|boyfriend|girlfriend)\b(?: \p{L}+){0,4} (?:cancer|leuk(?:a)?emia|(?:a )?tumou?r|stroke|intensive care|dementia|alzheimer\p{L}*|(?:very|seriously) ill)\b/iu,
    ],
  },
  {
    caution: "animals",
    answers: ["safety-animal-medicine"],
    trade: ANIMALS,
    all: [
      /\b(?:painkillers?|ibuprofen|paracetamol|aspirin|tablets?|pills?|drops|inject\w*|insulin|medicine|medication|dose|worming|charcoal|remedy)\b/iu,
      /\b(?:give|giving|gave|use|using|inject|put|treat)\b/iu,
    ],
    unless: /\b(?:person|customer|client) (?:who )?takes\b/iu,
  },
  {
    caution: "animals",
    answers: ["safety-animal-ill-in-care"],
    trade: ANIMALS,
    all: [
      /\b(?:not eat(?:en|ing)?|(?:won'?t|hasn'?t|has not|doesn'?t|will not) eat(?:en)?|limp\w*|vomit\w*|threw up|(?:is|seems?|looks?|was|fell|got) (?:very |so |a bit )?(?:sick|ill|quiet|weak|listless)|chew(?:ed|s)? (?:up )?(?:an? |the |some )?\w*|swallow\w*|ate (?:a |some |the )?(?:chocolate|grapes?|raisins?|poison|bait|mushroom|onion)\w*|bleed\w*|collaps\w*|diarrh\w*|poison\w*|cannot breathe|can'?t breathe|ran away|got lost)\b/iu,
      /\b(?:care|board|walk|look after|mine|my|one of|owner|since|ago|yesterday|today|now)\b/iu,
    ],
    unless: /\b(?:(?:my|our) own|at home here|toys?|treats|biscuits|recipe|sell|selling|seller|app)\b/iu,
  },
  {
    caution: "animals",
    answers: ["safety-dog-bites"],
    trade: ANIMALS,
    all: [
      /\b(?:(?<!\ba )(?<!little )bit(?! of| more| too| less)|bitten|attacked|mauled|snapped at)\b/iu,
      /\b(?:child|kid|boy|girl|man|woman|lady|neighbour|postman|jogger|cyclist|runner|owner|another|other|somebody|someone|him|her|me)\b/iu,
    ],
    unless: /\b(?:if|suppose|what happens when)\b/iu,
  },
  {
    caution: "health",
    answers: ["insurance-claim"],
    all: [
      /\b(?:customers?|clients?|guests?|visitors?|pupils?|students?|child|kid|boy|girl|woman|man|lady|helper|employee|passer-?by|somebody|someone|participant|neighbour|mother|father|he|she|they)\b/iu,
      /\b(?:slipped|tripped over|fell (?:down|off|over|from (?:the|a|my|our)|on (?:the|my|our))|(?:broke|broken|sprained|cut|burn(?:t|ed)|hurt|injured|twisted|banged|scalded|crushed) (?:his|her|their) (?:\w+ )?(?:wrist|arm|leg|ankle|fingers?|hand|head|hip|back|knee|foot|tooth|nose|eye|toe|shoulder)|(?:was|were|got|been) (?:\w+ )?(?:hurt|injured)|bleeding|ambulance|(?:in|to) hospital|needed stitches|knocked out)\b/iu,
    ],
    unless:
      /\b(?:if|suppose|what happens when|in case|sells? to|slipped my mind|slipped (?:down|behind)|work(?:s|ed)? in hospital|feelings?|sales|prices?|orders? (?:fell|slipped))\b|\b(?:fit|repair|install|mend|servic)\w*/iu,
  },
  {
    caution: "insurance",
    answers: ["insurance-pets"],
    trade: ANIMALS,
    all: [
      /\b(?:cyclist|pulls? loose|breaks? loose|runs? off|escapes?|knocks?|gets? out|bites?|jumps? (?:up|at))\b/iu,
      /\b(?:if|what happens|who pays|liab\w*|insur\w*|on me|responsib\w*)\b/iu,
    ],
  },
  {
    caution: "health",
    answers: ["safety-with-medicine-or-pregnancy"],
    all: [
      /\b(?:pregnan\w*|expecting a baby|breast-?feed\w*|medicines?|medication|tablets|(?:on|takes?|taking) the pill|blood thinners?|antidepressants?|(?:his|her|my|their|a|the) (?:\w+ )?(?:baby|newborn|infant)|st john'?s wort|blood pressure|heart condition|epilep\w*|diabet\w*)\b/iu,
      /\b(?:tea|blends?|oils?|cream|soap|salve|balm|drops|powder|supplements?|herb\w*|drink|tonic|capsules?|remedy|extract)\b/iu,
      /\b(?:ok(?:ay)?|safe|can|may|matter|fine|use|take|good|allowed|harm|drink|asks?)\b/iu,
    ],
    unless: /\b(?:photos?|pictures?|photograph\w*|toys?|sleep\w* in)\b/iu,
  },
  {
    caution: "health",
    answers: ["safety-ill-with-orders"],
    trade: FOOD,
    all: [
      /\b(?:i|i've|i'm|my (?:kid|son|daughter|child|helper))\b.{0,24}\b(?:stomach (?:bug|flu)|diarrh\w*|vomit\w*|threw up|been sick|fever|norovirus|infect\w*)\b/iu,
    ],
  },
  {
    caution: "health",
    answers: ["safety-batch-gone-wrong"],
    all: [
      /\b(?:metal|glass|plastic|splinters?|mould|mold|insects?|screw|maggots?|wrong ingredient|mixed up)\b/iu,
      /\b(?:found|find|discovered|noticed|inside|in the|in my)\b/iu,
      /\b(?:flour|batch|jars?|dough|mix|sauce|cakes?|packets?|bottles?|product|bread|honey|cream)\b/iu,
      /\b(?:sold|sent|went out|delivered|already|customers|posted|gone out)\b/iu,
    ],
  },
  {
    caution: "health",
    answers: ["safety-unwell-at-appointment"],
    all: [
      /\b(?:dizz\w*|faint(?:ed|s|ing)?|(?:went|turned|looked) (?:grey|gray|white|pale)|collaps\w*|passed out|chest pains?|short of breath|cannot breathe|can'?t breathe)\b/iu,
      /\b(?:class|session|lesson|course|client|customer|appointment|programme|pupil|participant|treatment|workshop|massage|training|tour)\b/iu,
    ],
  },
  {
    caution: "health",
    answers: ["safety-allergic-reaction-reported", "safety-product-hurt-someone"],
    all: [
      /\b(?:swell\w*|swelled|swollen|rash(?:es)?|itch\w*|blisters?|(?:skin|allergic) reaction|reacted|heart (?:is |was |started )?(?:racing|pounding)|vomit\w*|threw up|stomach (?:ache|cramps)|(?:got|felt|feels|fell|made (?:him|her|them)) (?:sick|ill|dizzy)|burn(?:t|ed) (?:her|his|their))\b/iu,
      /\b(?:after|since|from (?:my|our|the)|used|using|ate|eating|drank|drinking|wore|wearing|put on)\b/iu,
    ],
    unless: /\b(?:class|lesson|session|i ate|i feel|i felt|my hands|work(?:ing)? too)\b/iu,
  },
  {
    caution: "health",
    answers: ["safety-fitness-health-conditions"],
    all: [
      /\b(?:(?:new|artificial) (?:hip|knee)|hip replacement|heart (?:trouble|condition|attack|problems?)|pacemaker|pregnan\w*|slipped disc|bad back|had a stroke|epilep\w*|osteoporosis|high blood pressure|diabet\w*|cancer|after (?:an? |her |his )?(?:operation|surgery))\b/iu,
      /\b(?:join\w*|class(?:es)?|train\w*|lessons?|course|sessions?|let (?:him|her|them)|take (?:him|her|them) on|massage|yoga|exercises?|programme)\b/iu,
    ],
    unless: /\b(?:tea|drink|cream|soap|oil|raise money|charity)\b/iu,
  },
  {
    caution: "health",
    answers: ["safety-bystander-severe-allergy"],
    all: [
      /\b(?:allerg\w*|epi ?pen|adrenaline|anaphyla\w*|asthma)\b/iu,
      /\b(?:building|office|neighbours?|next door|in (?:the|my) (?:class|group|house)|colleague|guests?|employee|someone|somebody|one (?:person|child|kid|pupil))\b/iu,
      /\b(?:still|bring|put up|serve|run|hold|come|set up|go ahead)\b/iu,
    ],
    unless: /\b(?:labels?|ingredients?|recipe|print)\b/iu,
  },
  {
    caution: "health",
    answers: ["safety-free-from-claim"],
    all: [
      /\b(?:nut|gluten|dairy|lactose|egg|allergen|peanut|milk|soya?|wheat)[- ]?free\b|\bfree (?:from|of) (?:nuts|gluten|dairy|lactose|eggs?|milk|peanuts|wheat)\b/iu,
      /\b(?:write|say|label\w*|print|call|claim|put|sticker|promise)\b/iu,
    ],
  },
  {
    caution: "health",
    answers: ["safety-food-health-claim", "safety-medical-claim-skin"],
    all: [
      /\b(?:say|write|print|claim|promise|advertise|put|mention|call)\b/iu,
      /\b(?:helps?|good (?:for|against)|heals?|cures?|treats?|reliev\w*|against|boosts?|lowers?|prevents?|supports?)\b/iu,
      /\b(?:eczema|skin|thyroid|pain|sleep|anxiety|immun\w*|gut|stress|arthritis|cancer|blood|migraines?|asthma|allerg\w*|acne|psoriasis|colds?|flu|digest\w*|menopause|hormon\w*|depression|inflammation)\b/iu,
    ],
  },
  {
    caution: "law",
    answers: ["delivery-food-labels", "delivery-safety-labels"],
    all: [
      /\b(?:bags?|labels?|packag\w*|packets?|jars?|bottles?|stickers?|tins?)\b/iu,
      /\b(?:by law|legally|have to (?:put|print|write|state|list|be)|must (?:be|stand|i (?:put|print|write))|required|obliged)\b/iu,
    ],
  },
  {
    caution: "law",
    answers: ["safety-home-kitchen-hygiene"],
    trade: FOOD,
    all: [
      /\b(?:kitchen|at home|my (?:house|flat)|home-?made|garage)\b/iu,
      /\b(?:sign up|regist\w*|inspect\w*|licen[cs]e|permit|hygiene|come to (?:look|check)|supposed to|need (?:any )?papers?|(?:can|may) i sell|allowed)\b/iu,
    ],
    unless: /\bfree on\b/iu,
  },
  {
    caution: "health",
    answers: ["safety-dangerous-request"],
    all: [
      /\b(?:speed limiter|derestrict\w*|(?:remove|take off|take|leave off|bypass|disable|disconnect) (?:\w+ ){0,2}(?:limiter|guards?|alarm|safety (?:catch|switch|device)|brakes?|fuse)|without (?:an? |the )?(?:guard|harness|helmet|earth|brakes))\b/iu,
    ],
  },
  {
    caution: "health",
    answers: ["safety-beyond-my-trade"],
    all: [
      /\b(?:batter(?:y|ies)|gas (?:pipe|boiler|cooker|stove)?|asbestos|fuse ?box|wiring|mains)\b/iu,
      /\b(?:fix(?:ing)?|repair(?:ing)?|open(?:ing)?|rebuild\w*|rewir\w*|do (?:it )?myself|myself|install)\b/iu,
    ],
  },
  {
    caution: "insurance",
    answers: ["safety-repair-hurts-somebody"],
    all: [
      /\b(?:fitted|fit|repair(?:ed|s|ing)?|fix(?:ed)?|install(?:ed)?|mended|mend|mounted|restor(?:ed|e)|soldered|serviced)\b/iu,
      /\b(?:failed|came off|came loose|broke|hospital|hurt|injur\w*|caught fire|accident|shocks?|fell|killed)\b/iu,
    ],
  },
  {
    caution: "insurance",
    answers: ["insurance-public-liability", "insurance-which-first"],
    all: [
      /\b(?:if|when|suppose|what happens)\b/iu,
      /\b(?:slips?|falls?|trips?|breaks? (?:a|his|her|their|an)|is hurt|gets? hurt|is injured|stings?|burns? (?:him|her|them)sel\w*)\b/iu,
      /\b(?:my problem|liab\w*|responsib\w*|pays?|covered|answers?|blame|on me|insur\w*|happens to me|sue)\b/iu,
    ],
  },
];
