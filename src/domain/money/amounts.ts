import { AMOUNT_MAX, type Currency, minorDigits } from "./currencies.ts";

const BLANKS = /[\s\u00a0\u202f'’]/gu;
const SIGNS = /[$€£¥₹₩]|(?:^[a-z]{3}|[a-z]{3}$)/giu;
const SHAPE = /^[+-]?\d[\d.,]*$/u;

/**
 * Minor units of an amount as people and spreadsheets write it: "38", "1,250.50", "1.250,50", "€ 12,5". Null if it
 * is none or has more decimals than the currency. A single separator before exactly three digits groups thousands.
 */
export function readAmount(text: string, currency: Currency): number | null {
  const plain = text.normalize("NFKC").replace(SIGNS, "").replace(BLANKS, "").replace("−", "-");
  if (!SHAPE.test(plain) || plain.length > 24) return null;
  const sign = plain.startsWith("-") ? -1 : 1;
  const parts = splitDecimals(plain.replace(/^[+-]/u, ""), minorDigits(currency));
  if (!parts) return null;
  const minor = Number(parts.whole) * 10 ** minorDigits(currency) + Number(parts.decimals || "0");
  return minor <= AMOUNT_MAX ? sign * minor : null;
}

function splitDecimals(number: string, digits: number): { whole: string; decimals: string } | null {
  const lastAt = Math.max(number.lastIndexOf("."), number.lastIndexOf(","));
  if (lastAt === -1) return { whole: number, decimals: "" };
  const mark = number[lastAt] ?? "";
  const after = number.slice(lastAt + 1);
  const isRepeated = number.indexOf(mark) !== lastAt;
  const hasOther = number.includes(mark === "." ? "," : ".");
  // The same mark twice can only group; one mark before three digits groups, unless the currency has three.
  const isGrouping = isRepeated || (!hasOther && after.length === 3 && digits !== 3);
  if (isGrouping)
    return isGrouped(number, mark) ? { whole: number.replaceAll(mark, ""), decimals: "" } : null;
  if (after.length === 0 || after.length > digits) return null;
  const whole = number.slice(0, lastAt);
  const group = mark === "." ? "," : ".";
  if (whole.includes(group) && !isGrouped(whole, group)) return null;
  return { whole: whole.replaceAll(group, ""), decimals: after.padEnd(digits, "0") };
}

function isGrouped(number: string, mark: string): boolean {
  const [first = "", ...rest] = number.split(mark);
  return /^\d{1,3}$/u.test(first) && rest.every((group) => /^\d{3}$/u.test(group));
}

/** The amount as a plain decimal number for files and inputs: "1250.50". */
export function plainAmount(minor: number, currency: Currency): string {
  const digits = minorDigits(currency);
  return digits === 0 ? String(minor) : (minor / 10 ** digits).toFixed(digits);
}
