import type { Model } from "#domain/business/models.ts";
import type { BusinessType } from "../playbook/vocabulary.ts";

/** How well a model fits before the description is read. */
export const BY_TYPE: Readonly<Record<BusinessType, Partial<Record<Model, number>>>> = {
  "E-commerce": { handmade: 2, resale: 1.6, food: 1, "print-on-demand": 0.5, downloads: 0.5 },
  Consulting: { advice: 3.5, freelance: 0.5 },
  "Content Creation": { content: 4 },
  "Software/Apps": { app: 2.5, saas: 1.5 },
  SaaS: { saas: 5 },
  "Creative Services": { freelance: 1.2, "on-site": 1.1, handmade: 1.3 },
  "Online Education": { teaching: 4.5, downloads: 0.3 },
  "Marketing Agency": { agency: 4.5 },
  Freelancing: { freelance: 2.2, "on-site": 0.8, advice: 0.4 },
  Other: { "on-site": 0.6, appointments: 0.5, food: 0.5, handmade: 0.5, community: 0.4, cause: 0.2 },
};

const any = (...ways: readonly string[]) => new RegExp(String.raw`\b(?:${ways.join("|")})`, "iu");

const FIRMS = String.raw`(?:\w+ ){0,2}(?:shops|bookshops|salons|hairdressers|dentists|restaurants|companies|businesses|practices|installers|clinics|hotels|wineries|bakeries|firms|centres|roofers|physiotherapists)\b`;

/** Words that speak for a model, with their weight. */
export const CLUES: readonly (readonly [Model, number, RegExp])[] = [
  [
    "print-on-demand",
    6,
    any(String.raw`print(?:ed)?[- ]on[- ]demand\b`, String.raw`printer ships\b`, "dropship"),
  ],
  [
    "downloads",
    4,
    any(
      String.raw`download(?:s|able|ed)?\b(?! a (?:month|week))`,
      String.raw`printables?\b`,
      String.raw`digital (?:files?|products?|prints?|patterns?|planners?)\b`,
      String.raw`presets?\b`,
      String.raw`e-?books?\b`,
      String.raw`(?:notion|excel|canva|spreadsheet) templates?\b`,
      String.raw`as pdfs?\b`,
      String.raw`pdf (?:packs?|files?|patterns?)\b`,
    ),
  ],
  [
    "resale",
    4,
    any(
      String.raw`second[- ]?hand\b`,
      String.raw`refurbished\b`,
      String.raw`(?<!repairs? |repairing |restor\w+ |clean\w* )(?:vintage|antique)\b`,
      String.raw`pre-?loved\b`,
      String.raw`(?:(?:i|we) import|imported|importer|importing)\b(?! (?:rules|duties|law))`,
      "resell",
      String.raw`buy(?:ing)?(?: up)? [^.;!?]{3,60}\bsell (?:them|it|these)\b`,
      "thrift",
      String.raw`(?<!from )used (?:books|textbooks|bikes|cameras|clothes|furniture|records|toys|instruments|tools|phones|\w+books)\b`,
      String.raw`wholesale\b`,
      String.raw`flea market\b`,
      String.raw`from (?:three |two |small |local |family |\p{Lu}\p{L}+ )*(?:gardens|growers|farms|producers)\b`,
    ),
  ],
  [
    "handmade",
    2,
    any(
      String.raw`hand[- ]?(?:made|painted|poured|knitted|cut|sewn|woven|dyed|carved|bound)\b`,
      String.raw`by hand\b`,
      String.raw`(?:i|we|me|sister|mum) (?:make|sew|knit|crochet|carve|weave|turn|throw|forge|pour)\b`,
      String.raw`from (?:old|used)\b`,
      String.raw`custom (?!software|app|web|(?:\w+ )?songs?)`,
      String.raw`(?:small batches|made (?:from|of|to measure)|in (?:pastel|oil|watercolou?r))\b`,
      String.raw`(?<!a |the |candle |honey )workshop\b(?! for)`,
      String.raw`door signs\b|engraved\b`,
    ),
  ],
  [
    "food",
    3.5,
    any(
      String.raw`(?:home )?kitchen\b(?!s? (?:design|audit|table|fitt))`,
      String.raw`food (?:truck|trailer|stall|permit|cart|licen[cs]e)\b`,
      String.raw`(?:taco|food|coffee|street food|burger) trailer\b`,
      String.raw`catering\b`,
      String.raw`commissary\b`,
      String.raw`cook(?:ed|ing)?\b.{0,20}\bsell\b`,
      String.raw`(?:sold hot|loaves|home bakery|supper club)\b`,
      String.raw`meal (?:boxes|prep)\b`,
    ),
  ],
  // Eaten or drunk, whatever else is said; weak, because plates and jugs are named after it too.
  [
    "food",
    2,
    any(
      String.raw`(?:food|falafel|tacos?|burgers?|pizza|cr[eê]pes?|waffles?|noodles?|dumplings?|coffee|chai|tea|juice|ice cream) (?:carts?|trucks?|vans?|stalls?|trailers?|bikes?)\b`,
    ),
  ],
  ["food", 1.5, any(String.raw`(?:breakfasts?|caviar|milk|vinegars?|stews?|broths?|porridge)\b`)],
  ["on-site", 3, any("weddings? (?:photo|film|video|dj)")],
  [
    "on-site",
    3,
    any(
      String.raw`mobile\b(?! (?:app|game|phone))`,
      String.raw`at (?:the )?(?:customers?|clients?|famil(?:y|ies)|owners?|their)(?:'s?|s')? (?:homes?|houses?|places?|doors?|offices?)\b`,
      String.raw`at (?:your|the) door\b|i collect\b|van\b|pick[- ]?ups?\b`,
      String.raw`(?:window |house |office |flat )?cleaning\b|(?:i|we) (?:clean|wash|mow|paint|fix|mend)\b`,
      String.raw`gardening\b|lawn|murals?\b|on location\b|photograph(?:y|er)\b|elopement\b`,
      String.raw`weddings?\b(?! (?:dress|cake|gown|musicians|invitation))|drones?\b|install(?:ing|ation)\b|handyman\b`,
      String.raw`(?:dog walking|moving|pat testing|pet sitting|assembl(?:y|es|ing))\b|removal\b`,
      String.raw`(?:rents?|renting|hires? out) (?:\w+ ){1,3}to\b|(?:rents?|renting|hire|hires|hiring) (?:\w+ ){0,3}out\b`,
    ),
  ],
  [
    "appointments",
    3.5,
    any(
      String.raw`childmind|day ?care\b|at home for\b|massage|therap(?:y|ist)\b|physio(?!therapists)`,
      String.raw`in my (?:own )?(?:\w+ )?(?:flat|home|house|studio|salon|practice|garage|room)\b`,
      String.raw`(?:salon|nails?|nail studio|barber|hairdresser|hairdressing|tattoo artist|tattoo studio)\b(?! shops)`,
      String.raw`treatments?\b(?<!water treatment)|reiki\b|personal training\b|yoga\b(?! (?:mats?|teachers|studios))|acupuncture\b`,
    ),
  ],
  [
    "freelance",
    2.5,
    any(
      String.raw`translat|subtitl|transcri|illustrat|copy-?writ|copy-?edit|proofread|voice[- ]?overs?\b|book-?keep`,
      String.raw`logo design\b|web (?:design|develop)|freelanc(?!ers)|ghost-?writ|video editing\b|resume|cv writing\b`,
      String.raw`3d model|cad\b|songs?\b|sound design\b|virtual assist|label and logo\b`,
    ),
  ],
  [
    "freelance",
    3,
    any(
      String.raw`(?:repair|restor|retouch|colou?r|scan|digiti[sz])\w* (?:and \w+ )?(?:\w+ ){0,3}(?:photos|photographs|slides|negatives)\b`,
    ),
  ],
  ["freelance", 3, any(String.raw`edit(?:s|ing)? (?:podcasts|videos|manuscripts|books|films)\b`)],
  [
    "advice",
    3,
    any(
      String.raw`advi[sc]e\b|advis(?:es?|ing|or|er)\b|consult|audits?\b|grant applications?\b|compliance\b`,
      String.raw`help(?:s|ing)? (?:\w+ )?(?:hotels|companies|businesses|firms|farms|restaurants|shops|supermarkets|dairies|schools)\b`,
    ),
  ],
  [
    "agency",
    2.5,
    any(
      String.raw`social media for\b|pays? monthly\b|retainer\b|ghostwriting\b.{0,20}\bclients\b|bring leads\b|i film and post\b`,
      `(?:ads|seo|newsletters?|content|leads|profiles|reviews|posts|videos) (?:written |made |management )?for ${FIRMS}`,
    ),
  ],
  [
    "teaching",
    3.5,
    any(
      String.raw`(?:video |online |evening |e-?mail )?courses?\b(?! of action)|lessons?\b(?! plans?)|class(?:es)?\b(?! action)`,
      String.raw`teach(?:es|ing)?\b(?!ers)|tutor(?:s|ing)?\b|workshops\b|workshop for\b|\d+ students\b|driving theory\b`,
      String.raw`club for (?:girls|boys|kids|children)\b|exam prep|coaching (?:programme|program|course)\b|boot ?camp\b`,
    ),
  ],
  [
    "content",
    4,
    any(
      String.raw`(?<!edits? |editing |produces? )podcast|newsletter\b(?!s)|youtube\b|(?:video )?channel\b|(?:web)?comics?\b`,
      String.raw`blog\b|magazine\b|videos of\b|streamer\b|tiktok\b|episodes?\b|i write a\b|instagram (?:account|page|comics)\b`,
    ),
  ],
  [
    "saas",
    2.5,
    any(
      String.raw`(?:booking|rota|invoic(?:e|ing)|scheduling|inventory|stock|crm|billing|reporting|planning|tracking) (?:and \w+ )?(?:tool|system|tracking|software|reminders)\b`,
      String.raw`tool for\b|trial accounts?\b|paying accounts?\b|dashboard for\b|software for\b|saas\b|screens for\b`,
      String.raw`(?:shops|studios|companies|teams|clinics|schools|clubs) (?:pay|use it)\b`,
    ),
  ],
  [
    "app",
    2.5,
    any(
      String.raw`apps?\b|browser extension\b|plug-?ins?\b|(?<!(?:board|card|party|ball|role) )game\b|add-?ins?\b|installs?\b|android\b|ios\b|app ?stores?\b`,
      String.raw`in both stores\b|licen[cs]es sold\b`,
    ),
  ],
  [
    "community",
    4,
    any(
      String.raw`community\b(?! (?:cent(?:re|er)|garden|fridge|kitchen))|(?<!(?:their|its|the|on|another) )marketplace\b|platform (?:that|where|for)\b`,
      String.raw`connect(?:s|ing) .{0,40}\bwith\b|match(?:es|ing)? .{0,30}\bwith\b|swap(?:ping)? (?:group|circle)\b`,
      String.raw`discord\b|study group\b|paid group\b|\d+ members\b|meet-?ups?\b`,
      String.raw`members?hip club\b|co-?working\b|tool library\b`,
      String.raw`(?:weekly|monthly|regular) (?:\p{L}+ ){0,2}(?:evenings?|nights?|mornings?|walks|dinners|suppers)\b`,
    ),
  ],
  [
    "cause",
    7,
    any(
      String.raw`donations?\b|non-?profit\b|charity\b(?! shops)|volunteers?\b(?! at)|nobody earns\b|for free to\b`,
      String.raw`donors?\b|repair (?:mornings?|evenings?|days?|mondays?|saturdays?)\b`,
      String.raw`community (?:garden|fridge|kitchen)\b|repair caf|rescue (?:\w+ )?(?:cats|dogs|animals|donkeys)`,
    ),
  ],
];
