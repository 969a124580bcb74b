import { bucketOf } from "./bucket.ts";
import { stemOf, wordsOf } from "./tokens.ts";

/** Sparse features of a question: hashed word parts, as buckets. */
export const BUCKETS = 1 << 15;
const SHORTEST_PART = 3;
const LONGEST_PART = 5;

/** Brands and abbreviations that mean the same as a common word. */
const ALIASES: Readonly<Record<string, string>> = {
  insta: "instagram",
  ig: "instagram",
  fb: "facebook",
  yt: "youtube",
  gmb: "google business profile",
  woocommerce: "shop website",
  shopify: "shop website",
  wix: "website",
  squarespace: "website",
  wordpress: "website",
  webflow: "website",
  mailchimp: "newsletter email list",
  substack: "newsletter email list",
  klaviyo: "newsletter email list",
  convertkit: "newsletter email list",
  beehiiv: "newsletter email list",
  stripe: "payment",
  paypal: "payment",
  sumup: "payment",
  klarna: "payment",
  venmo: "payment",
  quickbooks: "bookkeeping accounting",
  xero: "bookkeeping accounting",
  freshbooks: "bookkeeping accounting",
  adwords: "google ads",
  ppc: "paid ads",
  roas: "ads return",
  alibaba: "supplier manufacturer",
  aliexpress: "supplier manufacturer",
  moq: "minimum order supplier",
  pod: "print on demand",
  llc: "company legal form",
  ltd: "company legal form",
  gmbh: "company legal form",
  hmrc: "tax office",
  irs: "tax office",
  gst: "sales tax vat",
  vat: "sales tax vat",
  nda: "confidentiality agreement",
  gdpr: "privacy data law",
  tos: "terms of service",
  tnc: "terms and conditions",
  mvp: "first version minimum product",
  usp: "different from competitors",
  cta: "button landing page",
  ctr: "click rate",
  cac: "cost per customer",
  ltv: "customer value",
  kpi: "metric number",
  kpis: "metrics numbers",
  va: "virtual assistant",
  crm: "customer software tool",
  b2b: "business companies",
  dm: "direct message",
  dms: "direct messages",
  xp: "xp points",
  chatgpt: "ai tool",
  zapier: "automation tool",
  notion: "tool software",
  airtable: "tool software",
  etsy: "etsy marketplace",
  ebay: "ebay marketplace",
  vinted: "vinted marketplace",
  amazon: "amazon marketplace",
  fiverr: "fiverr marketplace",
  upwork: "upwork marketplace",
  udemy: "udemy marketplace",
  gumroad: "gumroad marketplace",
  kickstarter: "crowdfunding",
  indiegogo: "crowdfunding",
  trustpilot: "review",
};

/** Words as the classifier sees them: each alias is added to the word itself. */
function expandedWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const alias = Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined;
    return alias ? [word, ...alias.split(" ")] : [word];
  });
}

/** Each feature once, with its weight before rarity is applied. */
export function featuresOf(text: string): Map<number, number> {
  const words = expandedWords(text);
  const stems = words.map(stemOf);
  const features = new Map<number, number>();
  const add = (kind: string, value: string, weight: number) => {
    const bucket = bucketOf(`${kind}${value}`, BUCKETS);
    features.set(bucket, (features.get(bucket) ?? 0) + weight);
  };
  stems.forEach((stem, index) => {
    add("w", stem, 1);
    const next = stems[index + 1];
    if (next) add("b", `${stem} ${next}`, 0.7);
    const afterNext = stems[index + 2];
    if (afterNext) add("s", `${stem} ${afterNext}`, 0.35);
  });
  for (const word of words) {
    const marked = `^${word}$`;
    for (let size = SHORTEST_PART; size <= LONGEST_PART; size++)
      for (let start = 0; start + size <= marked.length; start++)
        add("c", marked.slice(start, start + size), 0.25);
  }
  return features;
}
