const SIGNS_BEHIND = /^(?:zł|kr|Ft|lei|PLN|SEK|NOK|DKK|CZK)\.?$/u;
const REGULAR_NAMES =
  /^(?:euro|dollar|pound|rupee|peso|shilling|franc|cedi|dirham|forint|dinar|ruble|riyal)$/iu;

/** "1,234.50", "12.9", "7": thousands with commas, decimals only where there are any. */
export function plainNumber(value: number, decimals = 3): string {
  const rounded = Number(value.toFixed(decimals));
  return rounded.toLocaleString("en-US", { maximumFractionDigits: decimals });
}

/** A number in a sum: whole, or with the two decimals money has. */
export function figure(value: number): string {
  return money(value, null);
}

/** Hours in a sum: "1.5 h", and "40/60 h" where a decimal would have to be rounded. */
export function hoursTerm(hours: number): string {
  const isShort = Math.abs(hours * 4 - Math.round(hours * 4)) < 1e-6;
  return isShort || Math.abs(hours * 60 - Math.round(hours * 60)) > 1e-6
    ? `${plainNumber(hours, 2)} h`
    : `${plainNumber(hours * 60, 0)}/60 h`;
}

/** A sum of money with the sign or name as the person wrote it. */
export function money(value: number, currency: string | null): string {
  const isWhole = Math.abs(value - Math.round(value)) < 0.005;
  const digits = Math.abs(value).toLocaleString("en-US", {
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  });
  const minus = value < -0.004 ? "−" : "";
  if (!currency) return minus + digits;
  if (
    /^\p{L}/u.test(currency) &&
    currency.length > 1 &&
    !/^(?:R\$|US\$|A\$|C\$|S\$|HK\$|NT\$|Rs\.?|KSh|Ksh|CHF|EUR|USD|GBP)$/u.test(currency)
  )
    return `${minus}${digits} ${nameOf(currency, value)}`;
  if (SIGNS_BEHIND.test(currency)) return `${minus}${digits} ${currency}`;
  return `${minus}${currency}${/\p{L}$/u.test(currency) && currency.length > 1 ? " " : ""}${digits}`;
}

function nameOf(currency: string, value: number): string {
  const name = /^\p{Lu}+$/u.test(currency) ? currency : currency.toLowerCase();
  return REGULAR_NAMES.test(name) && value !== 1 ? `${name}s` : name;
}

export function percent(value: number): string {
  return `${plainNumber(value, 1)}%`;
}

/** "1.5 hours", "40 minutes". */
export function duration(hours: number): string {
  const minutes = Math.round(hours * 60);
  if (minutes < 60) return `${minutes} minutes`;
  if (Math.abs(hours * 4 - Math.round(hours * 4)) > 1e-6)
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${plainNumber(hours)} ${hours === 1 ? "hour" : "hours"}`;
}

/** Rounded up, since nobody sells a third of a jar; a hair above a whole number is that number. */
export function roundedUp(value: number): number {
  return Math.ceil(value - 1e-6);
}

const IRREGULAR: Record<string, string> = {
  people: "person",
  women: "woman",
  men: "man",
  children: "child",
  loaves: "loaf",
  knives: "knife",
  scarves: "scarf",
};

export function singular(noun: string): string {
  const known = IRREGULAR[noun];
  if (known) return known;
  if (/(?:sses|xes|ches|shes)$/u.test(noun)) return noun.slice(0, -2);
  if (/[^aeiou]ies$/u.test(noun) && noun.length > 4)
    return noun === "cookies" || noun === "brownies" ? noun.slice(0, -1) : `${noun.slice(0, -3)}y`;
  return /s$/u.test(noun) && !/(?:ss|us|is)$/u.test(noun) ? noun.slice(0, -1) : noun;
}

export function plural(noun: string): string {
  const irregular = Object.entries(IRREGULAR).find(([, one]) => one === noun)?.[0];
  if (irregular) return irregular;
  if (noun in IRREGULAR || (/s$/u.test(noun) && !/ss$/u.test(noun))) return noun;
  if (/(?:ss|x|ch|sh)$/u.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

export function counted(count: number, noun: string): string {
  return `${plainNumber(count)} ${count === 1 ? singular(noun) : plural(noun)}`;
}

export function withArticle(noun: string): string {
  const one = singular(noun);
  return `${/^(?:[aeio]|hour|u(?!ni|se))/u.test(one) ? "an" : "a"} ${one}`;
}
