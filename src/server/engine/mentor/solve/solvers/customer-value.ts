import { figure, plainNumber } from "../format.ts";
import { PRICE } from "../slots.ts";
import { countFor, cues, type Given, moneyFor, type Parts, type Solver, spanFor } from "../solver.ts";
import { periodsIn } from "../units.ts";

export const CUSTOMER_VALUE: Solver = {
  id: "customer-value",
  isStatedWhole: true,
  cue: cues(
    [/\b(?:cac|ltv|acquisition)\b/iu, 2.4],
    [/\b(?:lifetime|worth|value|bring(?:s)? (?:me|in)|stays?)\b/iu, 2],
  ),
  slots: [
    {
      ...PRICE,
      fit: (amount) =>
        PRICE.fit(amount) +
        (amount.per ? 0.8 : 0) -
        (/\b(?:cac|acquisition)\b/iu.test(amount.before) ? 3 : 0),
    },
    { key: "length", fit: spanFor(["stay"], 0.6) },
    { key: "often", fit: countFor([], ({ noun, per }) => (noun === "times" && per ? 2 : -3)) },
    {
      key: "winning",
      fit: moneyFor([], ({ before }) =>
        /\b(?:cac|acquisition|win|get|winning|ads?|costs? me)\b[\p{L}\s]*$/iu.test(before) ? 2.6 : -1,
      ),
    },
    { key: "worth", fit: () => 0 },
  ],
  needs: [
    ["price", "length"],
    ["winning", "worth"],
  ],
  answer: customerValue,
  verdict: (given) => {
    const { value } = worthOf(given);
    const winning = given.value("winning");
    if (!winning)
      return `It depends on what it costs to win one: up to a third of the ${given.money(value)} is safe. Add up last month's ads and your hours for selling, and divide them by the new customers.`;
    const ratio = value / winning;
    return `${ratio >= 3 ? "Yes, that is healthy" : ratio > 1 ? "Okay, but not comfortable" : "No, you lose money on each"}: a customer brings ${plainNumber(ratio, 1)} times what you paid to win them, ${given.money(value - winning)} over, before running costs. Watch how soon the cost of winning one is back${given.value("price") > 0 ? `; at your price that takes ${figure(Math.ceil(winning / given.value("price")))} months` : ""}. Keep the ads as they are and work on people staying longer.`;
  },
  askFor: {
    price: "What does a customer pay you a month?",
    length: "How many months does one stay? Average your last ten.",
    worth: "What does one customer pay you in all? Take the price a month times the months one stays.",
  },
};

function worthOf(given: Given): { value: number; terms: string } {
  if (given.has("worth")) return { value: given.value("worth"), terms: "" };
  const [price, length] = [given.input("price"), given.input("length")];
  const per = given.input("often")?.per ?? price?.per;
  const rhythm = per && per !== "hour" && per !== "minute" ? per : (length?.span ?? "month");
  const payments =
    periodsIn(rhythm, length?.span ?? rhythm) * given.value("length", 1) * given.value("often", 1);
  const value = given.value("price") * payments;
  return { value, terms: `${figure(given.value("price"))} × ${figure(payments)} = ${figure(value)}` };
}

function customerValue(given: Given): Parts {
  const { value, terms } = worthOf(given);
  const winning = given.value("winning");
  if (winning === 0)
    return {
      result: `One customer brings ${given.money(value)} in all.`,
      sum: `${terms}.`,
      limit:
        "A third of that is the most to spend on winning one, your running costs included; the length of stay decides it.",
      next: "Look at the five who stayed longest and note what they have in common.",
    };
  const ratio = value / winning;
  const compared = `${figure(value)} − ${figure(winning)} = ${figure(value - winning)}; ${figure(value)} ÷ ${figure(winning)} = ${plainNumber(ratio, 1)}`;
  return {
    result: `One customer brings ${given.money(value)} in all, ${plainNumber(ratio, 1)} times the ${given.money(winning)} it costs to win one.`,
    sum: `${[terms, compared].filter(Boolean).join("; ")}.`,
    limit:
      ratio >= 3
        ? "Three times or more is healthy, so you could spend a little more on winning people."
        : "It earns money, but three times is a safer mark; running costs and slow payback eat the rest.",
    next:
      ratio >= 3
        ? "Look at the five who stayed longest and note what they have in common."
        : "Find out why people leave when they do: two more months each help more than cheaper ads.",
  };
}
