import { expect, test } from "vitest";
import { formatMoney } from "../general/money.ts";
import { plainAmount, readAmount } from "./amounts.ts";
import { AMOUNT_MAX, CURRENCIES, type Currency, isCurrency, minorDigits } from "./currencies.ts";

test.each<[string, Currency, number | null]>([
  ["38", "usd", 3_800],
  ["38.5", "usd", 3_850],
  ["38,50", "eur", 3_850],
  ["$38", "usd", 3_800],
  ["38 €", "eur", 3_800],
  ["EUR 38", "eur", 3_800],
  ["38 usd", "usd", 3_800],
  ["0.01", "usd", 1],
  ["0", "usd", 0],
  ["1,250", "usd", 125_000],
  ["1.250", "eur", 125_000],
  ["1,250.50", "usd", 125_050],
  ["1.250,50", "eur", 125_050],
  ["1 250,50", "eur", 125_050],
  ["1'250.50", "chf", 125_050],
  ["1,250,000", "usd", 125_000_000],
  ["-12.30", "usd", -1_230],
  ["−12.30", "usd", -1_230],
  ["500", "jpy", 500],
  ["1,500", "jpy", 1_500],
  ["１２", "usd", 1_200],
  ["1.250", "kwd", 1_250],
  ["1000000000", "usd", AMOUNT_MAX],
  // Not amounts.
  ["", "usd", null],
  ["abc", "usd", null],
  ["12.345,67.8", "eur", null],
  ["12.3456", "usd", null],
  ["5.5", "jpy", null],
  ["1,25,000", "usd", null],
  ["12.", "usd", null],
  [".5", "usd", null],
  ["1e5", "usd", null],
  ["0x10", "usd", null],
  ["--5", "usd", null],
  ["=1+1", "usd", null],
  ["1000000000.01", "usd", null],
  ["9".repeat(400), "usd", null],
  ["NaN", "usd", null],
  ["Infinity", "usd", null],
])("%j in %s is %s minor units", (text, currency, minor) => {
  expect(readAmount(text, currency)).toBe(minor);
});

test("what is written plainly is read back, and shown with as many digits as the platform knows", () => {
  for (const currency of CURRENCIES) {
    for (const minor of [1, 99, 100, 12_345, 999_999_999]) {
      expect(readAmount(plainAmount(minor, currency), currency)).toBe(minor);
      const shown = formatMoney({ amount: minor, currency }).replace(/[^\d]/gu, "");
      const digits = plainAmount(minor, currency).replace(/[^\d]/gu, "");
      const whole = digits.slice(0, digits.length - minorDigits(currency));
      expect([Number(digits), Number(whole)]).toContain(Number(shown));
    }
  }
});

test("only known codes are currencies", () => {
  expect(["usd", "USD", "xxx", "__proto__", "constructor", ""].map(isCurrency)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
