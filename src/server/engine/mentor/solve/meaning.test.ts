import { expect, test } from "vitest";
import { closingOf } from "./meaning.ts";
import { solve } from "./solve.ts";

const closing = (text: string, known: Record<string, number> = {}) => {
  const solution = solve(text);
  if (solution?.kind !== "solved") throw new Error(`No sum for: ${text}`);
  return closingOf(solution, known);
};

test.each([
  [
    "I want 900 euros a month at 90 euros a visit, with 20 euros of travel each. How many visits?",
    /margin is 78%, which leaves room/u,
  ],
  [
    "Rent is 210 a month, I make 3.50 on each jar. How many jars to break even?",
    /0\.35 off each, you need 67/u,
  ],
  ["9 clients at 60 euros a month, what is that all together", /about 360 euros stays/u],
])("%s closes with what it means", (text, said) => {
  expect(closing(text)).toMatch(said);
});

test("a price is set beside the one that is asked now, and a wage beside the one that is wanted", () => {
  const price = "Slate 85 dollars, 14 hours of cutting, I want 40 an hour. What do I have to take?";
  expect(closing(price)).toBe("");
  expect(closing(price, { unitPrice: 500 })).toMatch(/500 dollars now, 145 dollars below that/u);
  const wage = "A film takes me 6 hours, I'm paid 108 dollars. What's that per hour?";
  expect(closing(wage, { hourlyWage: 20 })).toMatch(/2 dollars short of it/u);
});
