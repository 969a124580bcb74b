import { MODELS, type Model } from "#domain/business/models.ts";
import type { BusinessType, Trade } from "../playbook/schema.ts";

/** How well a model fits before the description is read. */
const BY_TYPE: Readonly<Record<BusinessType, Partial<Record<Model, number>>>> = {
  "E-commerce": { handmade: 2, resale: 1.6, food: 1, "print-on-demand": 0.5, downloads: 0.5 },
  Consulting: { advice: 3, freelance: 0.5 },
  "Content Creation": { content: 3 },
  "Software/Apps": { app: 2.5, saas: 1.5 },
  SaaS: { saas: 4 },
  "Creative Services": { freelance: 1.2, "on-site": 1.1, handmade: 1.2 },
  "Online Education": { teaching: 3, downloads: 0.3 },
  "Marketing Agency": { agency: 3.5 },
  Freelancing: { freelance: 2.2, "on-site": 0.8, advice: 0.4 },
  Other: { "on-site": 0.6, appointments: 0.5, food: 0.5, handmade: 0.5, community: 0.4, cause: 0.2 },
};

/** Words that speak for a model, with their weight. */
const CLUES: readonly (readonly [Model, number, RegExp])[] = [
  ["print-on-demand", 6, /\bprint(?:ed)?[- ]on[- ]demand\b|\bprinter ships\b|\bdropship/iu],
  ["downloads", 4, /\bdownload(?:s|able|ed)?\b(?! a (?:month|week))|\bprintables?\b|\bdigital (?:files?|products?|prints?|patterns?)\b|\bpresets?\b|\be-?books?\b|\b(?:notion|excel|canva) templates?\b|\bsewing patterns? as\b/iu],
  ["resale", 4, /\bsecond[- ]?hand\b|\brefurbished\b|\bvintage\b|\bpre-?loved\b|\bimport(?:ed|er|s|ing)?\b|\bresell|\bthrift|\bused (?:books|bikes|cameras|clothes|furniture|records)\b|\bwholesale\b|\bflea market\b|\bfrom (?:three |small |local )*(?:gardens|growers|farms|producers)\b/iu],
  ["handmade", 2, /\bhand[- ]?made\b|\bi (?:make|sew|knit|crochet|carve|weave|turn|throw|forge|pour)\b|\bfrom old\b|\bcustom (?!software|app|web)|\bworkshop\b|\bsmall batches\b|\bmade (?:by hand|from|of)\b/iu],
  ["food", 3.5, /\b(?:home )?kitchen\b(?!s? (?:design|audit))|\bfood (?:truck|trailer|stall|permit)\b|\btrailer\b|\bcatering\b|\bcommissary\b|\bcook(?:ed|ing)?\b.{0,20}\bsell\b|\bsold hot\b|\bloaves\b|\bbakery\b|\bsupper club\b|\bmeal (?:boxes|prep)\b/iu],
  ["on-site", 3, /\bmobile\b(?! (?:app|game|phone))|\bat (?:the )?(?:customers?|clients?|famil(?:y|ies)|owners?|their)(?:'s?|s')? (?:homes?|houses?|places?|doors?|offices?)\b|\bat (?:your|the) door\b|\bi collect\b|\bvan\b|\bpick(?:[- ]?ups?)\b|\bcleaning\b|\bgardening\b|\blawn|\bmurals?\b|\bon location\b|\bphotograph(?:y|er)\b|\belopement\b|\bweddings?\b(?! dress)|\bdrones?\b|\binstall(?:ing|ation)\b|\bhandyman\b|\bdog walking\b|\bmoving\b(?! average)|\bpat testing\b|\btesting for landlords\b|\bpet sitting\b/iu],
  ["appointments", 3.5, /\bchildmind|\bday ?care\b|\bin my (?:own )?(?:flat|home|house|studio|salon|practice|garage)\b|\bat home for\b|\bsalon\b(?!s)|\bmassage|\btherap(?:y|ist)\b|\bphysio|\bnail(?:s| studio)\b|\bbarber\b(?! shops)|\bhairdress(?:er|ing)\b(?!s)|\btattoo (?:artist|studio)\b(?!s)|\btreatments?\b|\breiki\b|\bpersonal training\b|\byoga\b|\bacupuncture\b/iu],
  ["freelance", 2.5, /\btranslat|\bsubtitl|\btranscri|\billustrat|\bcopy-?writ|\bcopy-?edit|\bproofread|\bvoice[- ]?overs?\b|\bbook-?keep|\blogo design\b|\bweb (?:design|develop)|\bfreelanc|\bghost-?writ|\bvideo editing\b|\bresume|\bcv writing\b|\b3d model|\bcad\b|\bsound design\b|\bvirtual assist|\blabel and logo\b|\bportraits?\b/iu],
  ["advice", 3, /\badvi[sc]e\b|\badvis(?:e|ing|or|er)\b|\bconsult|\baudits?\b|\bgrant applications?\b|\bcompliance\b|\bhelping (?:small |family |local )?(?:hotels|companies|businesses|firms|farms|restaurants|shops)\b/iu],
  ["agency", 2.5, /\bsocial media for\b|\b(?:ads|seo|newsletters?|content|leads|profiles|reviews|posts|videos) (?:written |made |management )?for (?:\w+ ){0,2}(?:shops|salons|hairdressers|dentists|restaurants|companies|businesses|practices|installers|clinics|hotels|wineries|bookshops)\b|\bpays? monthly\b|\bretainer\b|\bghostwriting\b.{0,20}\bclients\b|\bbring leads\b|\bi film and post\b/iu],
  ["teaching", 3.5, /\b(?:video |online |evening |e-?mail )?courses?\b(?! of action)|\blessons?\b|\bclass(?:es)?\b(?! action)|\bteach(?:es|ing)?\b(?!ers)|\btutor|\bworkshops\b|\bworkshop for\b|\bclub for (?:girls|boys|kids|children)\b|\bstudents\b|\bdriving theory\b|\bcoaching (?:programme|program|course)\b|\bboot ?camp\b/iu],
  ["content", 4, /\bpodcast|\bnewsletter\b(?!s)|\byoutube\b|\b(?:video )?channel\b|\bcomics?\b|\bblog\b|\bmagazine\b|\bvideos of\b|\bstreamer\b|\btiktok\b|\bepisodes?\b|\bi write a\b|\binstagram (?:account|page|comics)\b/iu],
  ["saas", 2.5, /\b(?:booking|rota|invoice|scheduling|inventory|stock|crm|billing|reporting|planning|tracking) (?:and \w+ )?(?:tool|system|tracking|software|reminders)\b|\btool for\b|\btrial accounts?\b|\bpaying accounts?\b|\b(?:shops|studios|companies|teams|clinics|schools) (?:pay|use it)\b|\bdashboard for\b|\bsoftware for\b|\bsaas\b|\bscreens for\b/iu],
  ["app", 2.5, /\bapps?\b|\bbrowser extension\b|\bplug-?in\b|\bgame\b|\binstalls?\b|\bandroid\b|\bios\b|\bapp ?stores?\b|\bin both stores\b|\blicen[cs]es sold\b/iu],
  ["community", 3.5, /\bcommunity\b(?! cent(?:re|er))|\bmarketplace\b|\bplatform (?:that|where|for)\b|\bconnect(?:s|ing) .{0,40}\bwith\b|\bmatch(?:es|ing)? .{0,30}\bwith\b|\bswap(?:ping)? (?:group|circle)\b|\bmembers?hip club\b|\bco-?working\b|\btool library\b/iu],
  ["cause", 7, /\bdonations?\b|\bnon-?profit\b|\bcharity\b|\bvolunteers?\b(?! at)|\bnobody earns\b|\bfor free to\b|\bcommunity (?:garden|fridge|kitchen)\b|\brepair caf/iu],
];

const TRADE_FIRST = 2.5;
const TRADE_OTHER = 1.6;

export interface ModelGuess {
  readonly model: Model;
  /** From 0 to 1: how far it is ahead of the next. */
  readonly certainty: number;
}

/** How the business makes money, told from its type, its description and its trade. */
export function guessModel(type: BusinessType, description: string, trade: Trade | null): ModelGuess {
  const scores = new Map<Model, number>(MODELS.map((model) => [model, BY_TYPE[type][model] ?? 0]));
  const add = (model: Model, weight: number) => scores.set(model, (scores.get(model) ?? 0) + weight);
  for (const [model, weight, clue] of CLUES) if (clue.test(description)) add(model, weight);
  for (const [index, model] of (trade?.models ?? []).entries()) add(model, index === 0 ? TRADE_FIRST : TRADE_OTHER);
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best || !second) throw new Error("there are no models");
  return { model: best[0], certainty: best[1] === 0 ? 0 : (best[1] - second[1]) / best[1] };
}
