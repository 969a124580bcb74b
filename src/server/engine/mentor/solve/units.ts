/** Length of time a sum or a count stands for. */
export type Period = "day" | "week" | "month" | "year";

const PERIODS_A_YEAR: Record<Period, number> = { day: 365, week: 52, month: 12, year: 1 };

/** A yearly insurance as a monthly one and so on; a month has 52/12 weeks. */
export function toPeriod(value: number, from: Period, to: Period): number {
  return (value * PERIODS_A_YEAR[from]) / PERIODS_A_YEAR[to];
}

export function isPeriod(per: "hour" | "minute" | Period | null): per is Period {
  return per !== null && per !== "hour" && per !== "minute";
}

/** How many of the smaller period make the larger one. */
export function periodsIn(smaller: Period, larger: Period): number {
  return PERIODS_A_YEAR[smaller] / PERIODS_A_YEAR[larger];
}

const PERIOD_WORDS: readonly [RegExp, Period][] = [
  [/\b(?:months?|mth|mo|monthly|pcm)\b/iu, "month"],
  [/\b(?:weeks?|wks?|weekly)\b/iu, "week"],
  [/\b(?:years?|yrs?|yearly|annual(?:ly)?|annum)\b/iu, "year"],
  [/\b(?:days?|daily|night)\b/iu, "day"],
];

export function periodIn(text: string): Period | null {
  return PERIOD_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const PER = String.raw`(?:\/|\bper|\ban?|\bevery|\beach|\bin a|\bthe)\s?`;
/** "a month", "/wk", "per year", "monthly"; not "for a year", which is how long something goes on. */
export const PER_PERIOD = new RegExp(
  String.raw`(?<!\b(?:for|after|in|over|within|once) )${PER}(?:month|mth|mo|week|wk|year|yr|annum|day|night)\b|\b(?:monthly|weekly|yearly|annually|daily|pcm|p\.?m\.?)(?![\p{L}])`,
  "iu",
);
export const PER_HOUR = /(?:\/|\bper|\ban?|\beach|\bevery)\s?(?:hour|hr|h)(?![\p{L}])|\bhourly\b|\bp\.?h\b/iu;
export const PER_MINUTE = /(?:\/|\bper|\ba|\beach)\s?(?:minute|min)(?![\p{L}])/iu;
export const PER_EACH =
  /\b(?:each(?! (?:month|week|year|day|hour|time))|apiece|a piece|per (?:piece|unit|item|head|person|pc)|a head|a pop|pp|every one|everyone pays)\b/iu;

/** Written before or behind the number; what is kept is what the person wrote. */
export const SIGN_BEFORE =
  /(R\$|US\$|A\$|C\$|S\$|HK\$|NT\$|[$€£₹¥₦₱₵₺฿]|CHF|EUR|USD|GBP|Rs\.?|KSh|Ksh|R|zł|kr)\s?$/u;
export const SIGN_AFTER =
  /^\s?(€|\$|£|₹|¥|₦|₱|₵|₺|฿|zł|CHF|EUR|USD|GBP|PLN|SEK|NOK|DKK|CZK|KSh|Ft|lei|kr)(?![\p{L}])/u;
const NAMES =
  "euros?|eur|dollars?|usd|bucks|quid|pounds?|gbp|rupees?|rs|pesos?|shillings?|bob|zlot(?:y|ys|ies|ych)|francs?|kron(?:er|or|a|e|es)|reais|real|cedis?|naira|rand|yen|lira|liras|ringgit|baht|dirhams?|chf|forints?|hryvnia|soles|won|yuan|riyals?|taka|dong|rubles?|leva|lei|dinars?|birr|kwacha|pula|ksh";
export const NAME_AFTER = new RegExp(String.raw`^\s?(${NAMES})(?![\p{L}])`, "iu");
export const CENTS_AFTER = /^\s?(?:cents?|ct|c|pence|p)(?![\p{L}])/iu;
export const PERCENT_AFTER = /^\s?(?:%|percent|per cent|pct|per-cent|prozent|procent)/iu;
export const HOURS_AFTER =
  /^[\s-]?(?:(?:paid|billable|free|full|good|whole|extra|working|spare) )?(?:hours?|hrs?|h|std)(?![\p{L}])/iu;
export const MINUTES_AFTER = /^[\s-]?(?:minutes?|mins?|min)(?![\p{L}])/iu;
export const SPAN_AFTER = /^[\s-]?(days?|weeks?|wks?|months?|mths?|years?|yrs?)(?![\p{L}])/iu;

/** "12 kg", "80 gram": a weight or a length is neither money nor a count. */
export const MEASURE_AFTER =
  /^[\s-]?(?:kilos?|kilograms?|kgs?|grams?|gr|g|lbs?|ounces?|oz|tonnes?|litres?|liters?|ltr|ml|cl|gallons?|metres?|meters?|cm|mm|kms?|miles?|yards?|inch(?:es)?|feet|ft|sqm|m²)(?![\p{L}])/iu;

/** "bare" is a number without a unit: money or a count, as the words around it say. */
export type Kind = "money" | "percent" | "hours" | "span" | "count" | "bare" | "measure";

export interface Quantity {
  /** Percent as 20 for 20 %; hours for every length of work; a span in its own unit. */
  readonly value: number;
  readonly kind: Kind;
  /** As written: "€" or "euros"; null where none was. */
  readonly currency: string | null;
  readonly span: Period | null;
  /** "40-50": the ends, while the value is the middle. */
  readonly range: readonly [number, number] | null;
  /** "1 in 20": both numbers, while the value is 5 (percent). */
  readonly ratio: readonly [number, number] | null;
  readonly start: number;
  readonly end: number;
}
