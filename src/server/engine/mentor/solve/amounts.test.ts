import { expect, test } from "vitest";
import { type Amount, readAmounts } from "./amounts.ts";
import { findNumbers, readDigits } from "./numbers.ts";

const only = (text: string): Amount => {
  const [amount, ...others] = readAmounts(text);
  expect(others).toEqual([]);
  if (!amount) throw new Error(`No amount in "${text}"`);
  return amount;
};

test.each([
  ["1,200", 1200],
  ["1.200", 1200],
  ["1 200", 1200],
  ["1'200", 1200],
  ["1.200,50", 1200.5],
  ["1,200.50", 1200.5],
  ["1,20,000", 120_000],
  ["3,50", 3.5],
  ["0.125", 0.125],
  ["12.5", 12.5],
  ["1.250.000", 1_250_000],
])("%s is read as %d", (written, value) => {
  expect(readDigits(written)).toBe(value);
});

test.each([
  ["two hundred and fifty", 250],
  ["twenty-five", 25],
  ["fifteen hundred", 1500],
  ["three thousand four hundred", 3400],
  ["a dozen", 12],
  ["half a dozen", 6],
  ["5k", 5000],
  ["2 grand", 2000],
  ["a tenner", 10],
])("%s is %d", (written, value) => {
  expect(findNumbers(written).map((number) => number.value)).toEqual([value]);
});

test.each(["step 2", "level 5", "the 1st", "at 22:00", "I'm 19.", "since 2019.", "24/7"])(
  "%s holds no amount",
  (text) => {
    expect(readAmounts(text)).toEqual([]);
  },
);

test.each([
  ["it is €3.20", 3.2, "€"],
  ["it is 3 euro 20", 3.2, "euro"],
  ["it is 80 cents", 0.8, null],
  ["it is 1 200 kr", 1200, "kr"],
  ["it is R$ 450", 450, "R$"],
  ["it is 35 quid", 35, "quid"],
])("money keeps its sign or name: %s", (text, value, currency) => {
  expect(only(text)).toMatchObject({ kind: "money", value, currency });
});

test.each([
  ["40 min", 40 / 60],
  ["half an hour", 0.5],
  ["an hour and a half", 1.5],
  ["1 hr 15 min", 1.25],
  ["two and a half hours", 2.5],
  ["2 hours 30", 2.5],
])("work is read in hours: %s", (text, value) => {
  const amount = only(text);
  expect(amount.kind).toBe("hours");
  expect(amount.value).toBeCloseTo(value, 6);
});

test.each([
  ["20% of it", 20],
  ["a third of it", 100 / 3],
  ["half of it", 50],
  ["1 in 20 buys", 5],
  ["one call in eight becomes a client", 12.5],
  ["of five talks one becomes a client", 20],
  ["every fifth buys", 20],
])("shares are percent: %s", (text, value) => {
  const amount = only(text);
  expect(amount.kind).toBe("percent");
  expect(amount.value).toBeCloseTo(value, 6);
});

test("a range counts with its middle, a change has two numbers", () => {
  expect(only("40 to 50 guests")).toMatchObject({
    value: 45,
    range: [40, 50],
    kind: "count",
    noun: "guests",
  });
  expect(readAmounts("from 300 to 400").map(({ value }) => value)).toEqual([300, 400]);
});

test("words around a number say what it is for", () => {
  const [cost, price, wage, rent, fee] = readAmounts(
    "A jar costs me 4, I sell it at 9, I want 16 an hour, rent 200 a month, the platform takes 10%",
  );
  expect(cost).toMatchObject({ isEach: true, noun: "jar", roles: { cost: expect.any(Number) } });
  expect(price?.roles.price).toBeGreaterThan(0.8);
  expect(wage).toMatchObject({ kind: "money", per: "hour" });
  expect(rent).toMatchObject({ per: "month", roles: { fixed: 1 } });
  expect(fee).toMatchObject({ kind: "percent", roles: { fee: 1 } });
});

test("a count belongs to the price that follows it", () => {
  expect(readAmounts("4 at 3,000, 3 at 4,500").map(({ times }) => times)).toEqual([null, 4, null, 3]);
  expect(readAmounts("six helpers, 50 each").at(-1)?.times).toBe(6);
});
