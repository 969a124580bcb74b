import { expect, test } from "vitest";
import { type Solution, solve } from "./solve.ts";
import { earlierOf } from "./talk.ts";

/** The answer to the last of the turns. */
function answerAfter(...turns: string[]): Solution | null {
  return solve(turns.at(-1) ?? "", earlierOf(turns.slice(0, -1)), null);
}

test.each([
  [
    [
      "Dough is 3 and it takes me 2 hours, I want 20 an hour. What price should I ask?",
      "and with 25 an hour?",
    ],
    "53",
  ],
  [["Stall 120, I make 4 on each bun. How many buns to break even?", "and if the stall is 160?"], "40"],
  [
    ["A pot sells for 20, the platform takes 10%. How many pots for 900 a month?", "and without the fee?"],
    "45",
  ],
  [["12 members at 40 a month, how much is that in total?", "what if two leave?"], "400"],
  [["12 members at 40 a month, how much is that in total?", "and with twice as many?"], "960"],
  [["15 members at 40 a month, how much is that in total?", "and with five more?"], "800"],
  [["Wood 10, 2 hours, 30 an hour. What price?", "what if I need half the time?"], "40"],
  [["a soap costs me 2", "and I sell it at 5", "so how many for 300 a month"], "100"],
  [["Goal: 500 euros a month.", "A scarf leaves me 20."], "25"],
  [["Goal: 500 euros a month.", "A scarf leaves me 20.", "I sell about 10 now. So?"], "15"],
  [["We have 4 schools and I want 6.", "Of ten visits one becomes a client."], "20"],
  [
    ["flour is 2, the filling 1.50 and the tray 0.50", "I bake one in half an hour and want 12 an hour"],
    "10",
  ],
  [["cloth is 6, the zip 1 and the thread 0.50", "and if I sell it for 20, what stays?"], "12.50"],
  [["Is the fete worth it with 30 jars?", "The pitch is 45 pounds.", "I make 4 on a jar"], "12"],
  [["I take 300 a week.", "Costs are 500 a month for rent. What is left a month?"], "800"],
  [
    ["I drive 30 minutes to a customer", "The job takes 60 minutes", "At 75 a visit, what is my hour worth?"],
    "50",
  ],
  [
    [
      "I drive 30 minutes to a customer",
      "The job requires sixty",
      "At 80 a visit, there and back, what is my hour worth?",
    ],
    "40",
  ],
])("%j carries on", (turns, figure) => {
  const answer = answerAfter(...turns);
  expect(answer?.kind).toBe("solved");
  expect(answer?.text).toMatch(new RegExp(String.raw`(?<![\d.,])${figure}(?![\d]|[.,]\d)`, "u"));
});

test("the number that was asked for completes the sum", () => {
  const question = "Material is 12 and it takes me 3 hours. What should I charge?";
  expect(answerAfter(question)).toMatchObject({ kind: "missing", missing: "wage" });
  expect(answerAfter(question, "20 euros")?.text).toMatch(/^Ask 72 euros\./u);
  expect(answerAfter("Rent is 600 a month. How many customers to break even?", "about 15")?.text).toMatch(
    /^40 /u,
  );
});

test("the person's currency is kept, or the one of the profile is used", () => {
  expect(
    solve("2 hours at 30 an hour and 10 for paint, what price should I ask?", undefined, "€")?.text,
  ).toMatch(/€70/u);
  expect(solve("Paint £10, 2 hours, 30 an hour. What price should I ask?", undefined, "€")?.text).toMatch(
    /£70/u,
  );
});

test("a sum with tax names who knows the rate", () => {
  expect(solve("I earned 2,000 and put 25% aside for tax. How much is that?")?.text).toMatch(
    /500.*accountant/su,
  );
});

test("a range says that its middle was taken", () => {
  expect(solve("20 to 30 guests at 10 euros each, how much is that in total?")?.text).toMatch(
    /250 euros.*middle of 20 and 30/su,
  );
});

test("a remark with a number starts no sum of its own", () => {
  expect(answerAfter("A new slab is 310 dollars.")).toBeNull();
  expect(answerAfter("They paid 400 last year.")).toBeNull();
});

test("how long a thing should be is no question of working time", () => {
  expect(answerAfter("I have 30 minutes on Friday.", "and how long should it be?")).toBeNull();
});

test.each(["The 45 is for all together.", "each"])(
  "after a ledger, '%s' makes no other sum of its numbers",
  (remark) => {
    const answer = answerAfter("Sold 12 rugs at 150, wool 45 each, rent 300. Profit?", remark);
    expect(answer?.kind).not.toBe("solved");
  },
);

test("one more cost comes off the same ledger", () => {
  const ledger = "Sold 12 rugs at 150, wool 45 each, rent 300. Profit?";
  expect(answerAfter(ledger, "The stall was 60 too.")?.text).toMatch(/^900 stays/u);
});
