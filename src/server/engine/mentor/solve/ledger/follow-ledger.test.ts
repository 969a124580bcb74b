import { expect, test } from "vitest";
import { type Solution, solve } from "../solve.ts";
import { earlierOf } from "../talk.ts";

/** The answer to the last of the turns. */
function answerAfter(...turns: string[]): Solution | null {
  return solve(turns.at(-1) ?? "", earlierOf(turns.slice(0, -1)), null);
}

const KITES = "Sold 40 kites at 25, cloth 6 each, stall 80, Etsy takes 5%. What is left?";
const SHOPS = "Made 2k from workshops, hall 300, snacks 150. What is left?";
const LESSONS = "I teach 12 lessons a week at 30, room 90 a week. What do I keep a week?";

test.each([
  [[KITES, "and without the stall?"], 710],
  [[KITES, "what if i dont pay the stall"], 710],
  [[KITES, "And without the Etsy fee?"], 680],
  [[KITES, "what if I sell 30 instead?"], 452.5],
  [[KITES, "what if I only sell 30 of them"], 452.5],
  [[KITES, "and at 28 each?"], 744],
  [[KITES, "what if I charge 28"], 744],
  [[KITES, "ok and if the cloth goes up to 8?"], 550],
  [[KITES, "and with twice as many?"], 1340],
  [[KITES, "what if I sell 10 fewer"], 452.5],
  [[KITES, "and with 10% off?"], 535],
  [[KITES, "and if Etsy takes 8%?"], 600],
  [[KITES, "oh and I forgot parking, 15"], 615],
  [[KITES, "and without the stall?", "and with 30 kites?"], 532.5],
  [[KITES, "how do I find more markets", "and what if I sell 30?"], 452.5],
  [[KITES, "forgot: I also pay 20 for petrol"], 610],
  [[LESSONS, "and 15 lessons?"], 360],
  [[LESSONS, "what if the room is 120"], 240],
  [[LESSONS, "make it 35"], 330],
  [["How much profit do I make on a lamp?", "shade is 8", "wire 2.50 and I sell it at 30"], 19.5],
  [["what do I earn on each mug", "I sell them at 18", "clay and glaze 3.50"], 14.5],
  [["How much do I keep from one bouquet?", "flowers 11, ribbon 1", "I charge 28", "and if I sell 20?"], 320],
  [["Sold 40 lamps at 25, wire 9, stall 60. What is my profit?", "each"], 580],
  [["Sold 40 lamps at 25, wire 9, stall 60. What is my profit?", "9 for all of them together"], 931],
  [["Sold 40 lamps at 25, wire 9, stall 60. What is my profit?", "it's what I pay per lamp"], 580],
  [[KITES, "what if cloth gets 10% cheaper?"], 654],
  [[KITES, "and if the stall goes up 20%?"], 614],
  [[KITES, "and if Etsy goes up to 8%?"], 600],
  [[KITES, "and if the price goes up 10%?"], 725],
  [[KITES, "what if the stall is 20 cheaper"], 650],
  [[KITES, "also parking 15 and petrol 20"], 595],
  [[SHOPS, "what if I charge 1500"], 1050],
  [["Made 1 200 from workshops, hall 300, snacks 150. What is left?", "and without the hall?"], 1050],
  [["Made 1 200 from workshops, hall 300, snacks 150. What is left?", "what if I charge 1500"], 1050],
  [["Made 1'200 from workshops, hall 300, snacks 150. What is left?", "what if I charge 1500"], 1050],
  [["I sold 40 lamps at 40, wire 5 each, stall 40. What is left?", "and at 30 each?"], 960],
])("%j carries on", (turns, figure) => {
  const answer = answerAfter(...turns);
  expect(answer?.kind, answer?.text).toBe("solved");
  const said = Number(/-?\d[\d,]*(?:\.\d+)?/u.exec(answer?.text ?? "")?.[0].replaceAll(",", ""));
  expect(said, answer?.text).toBeCloseTo(figure, 1);
});

test.each([
  [[KITES, "how do I get more customers?"]],
  [[KITES, "what about instagram, 3 posts a week?"]],
  [[KITES, "and should I hire a helper for 2 days?"]],
  [[KITES, "so who pays the tax?"]],
  [[KITES, "thanks", "different thing: how do I write to 5 shops?"]],
  [[KITES, "and if price goes up 10% and I sell 10% fewer?"]],
  [[KITES, "and with VAT of 20%?"]],
  [[KITES, "and if it rains half the day?"]],
  [["I sold 40 lamps at 40, wire 5 each, stall 40. What is left?", "and at 30 instead of 40?"]],
  [[KITES, "make it 20"]],
  [[KITES, "and if 5 kites break?"]],
  [[KITES, "and with 3 helpers?"]],
  [[KITES, "and with 2 stalls?"]],
  [[KITES, "and 2 stalls at 60?"]],
  [[KITES, "and with another stall for 60?"]],
  [[KITES, "and I forgot cloth tape, 20"]],
  [[KITES, "and if I also sell 10 hats at 15?"]],
  [["Sold 40 kites at 25 €, cloth 6 € each, stall 80 €. What is left?", "and at $30 each?"]],
  [["how much can I make with a blog?"]],
  [["How much do you make on each subscription?"]],
])("%j is no sum", (turns) => {
  expect(answerAfter(...turns)?.text ?? null).toBeNull();
});

test("why and whether it is worth it are said of the same sum", () => {
  expect(answerAfter(KITES, "why so little?")?.text).toMatch(
    /^Because 370 of the 1,000 .*cloth 240, stall 80/u,
  );
  expect(answerAfter(KITES, "so is it worth it?")?.text).toMatch(
    /hangs on your hours: the 630 are 63 an hour/u,
  );
});

test("what is not told yet is asked for, one thing at a time", () => {
  expect(answerAfter("How much profit do I make on a lamp?")).toMatchObject({ kind: "missing" });
  expect(answerAfter("How much profit do I make on a lamp?", "shade is 8")?.text).toBe(
    "So far I have shade is 8. What do you sell one for?",
  );
});

test("a new sum is read by itself", () => {
  const text = answerAfter(KITES, "Now 10 hats at 20, wool 5 each: profit?")?.text ?? "";
  expect(text).toMatch(/^150 /u);
});

test("at a loss, why says so", () => {
  const said = answerAfter("I sold 10 caps at 5, I paid 90 for wool. What is left?", "why?")?.text ?? "";
  expect(said).toMatch(/^Because 90 goes out and only 50 comes in: /u);
});
