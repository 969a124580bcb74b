/** Currencies that can be entered, with the digits of their minor unit. */
const DIGITS = {
  usd: 2,
  eur: 2,
  gbp: 2,
  aud: 2,
  brl: 2,
  cad: 2,
  chf: 2,
  clp: 0,
  cny: 2,
  cop: 2,
  czk: 2,
  dkk: 2,
  hkd: 2,
  huf: 2,
  idr: 2,
  ils: 2,
  inr: 2,
  jpy: 0,
  kes: 2,
  krw: 0,
  kwd: 3,
  mxn: 2,
  myr: 2,
  ngn: 2,
  nok: 2,
  nzd: 2,
  php: 2,
  pln: 2,
  ron: 2,
  sek: 2,
  sgd: 2,
  thb: 2,
  try: 2,
  uah: 2,
  vnd: 0,
  zar: 2,
} as const;

/** ISO 4217 in lower case. */
export type Currency = keyof typeof DIGITS;

export const CURRENCIES = Object.keys(DIGITS) as [Currency, ...Currency[]];

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(DIGITS, code);
}

export function minorDigits(currency: Currency): number {
  return DIGITS[currency];
}

/** The largest amount of one entry or goal, in minor units. Sums of all entries stay exact numbers. */
export const AMOUNT_MAX = 100_000_000_000;
