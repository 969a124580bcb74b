import { expect, test } from "vitest";
import { formatMoney } from "./money.ts";

test.each([
  [2_000, "usd", "$20"],
  [2_050, "usd", "$20.50"],
  [5, "usd", "$0.05"],
  [0, "usd", "$0"],
  [123_456_700, "usd", "$1,234,567"],
  [1_500, "eur", "€15"],
  [500, "jpy", "¥500"],
  [-97_350, "usd", "−$973.50"],
])("%i minor units of %s read %s", (amount, currency, text) => {
  expect(formatMoney({ amount, currency })).toBe(text);
});
