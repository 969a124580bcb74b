import type { Amount } from "./amounts.ts";
import { countFor, hoursFor, moneyFor, percentFor, type Slot, strongest } from "./solver.ts";
import { isPeriod as isPeriodName } from "./units.ts";

const isPeriod = ({ per }: Amount) => isPeriodName(per);
const unless = (condition: boolean, loss: number) => (condition ? -loss : 0);
const role = (amount: Amount, name: Parameters<typeof strongest>[1][number]) => strongest(amount, [name]);

/** "costs 150 per person" is what the guest pays. */
const isPerHead = ({ after }: Amount) =>
  /^ ?(?:per|a|for each|each) (?:person|head|guest|student|participant|seat|ticket|member|child|pupil)\b|^ ?pp\b/iu.test(
    after,
  );

/** Slots that several solvers share: what one sells for, what it costs, what stays, what is aimed at. */
export const PRICE: Slot = {
  key: "price",
  fit: moneyFor(
    ["price"],
    (amount) =>
      (amount.isEach ? 0.6 : 0) +
      unless(amount.per === "hour" || amount.per === "minute", 3) +
      unless(role(amount, "cost") >= 0.8 && !isPerHead(amount), 1.5) +
      unless(role(amount, "fixed") >= 0.8 && !amount.isEach, 1.2) +
      unless(role(amount, "profitEach") >= 0.9 && role(amount, "price") < 0.9, 1) +
      unless(isPeriod(amount) && role(amount, "target") >= 0.8, 2) +
      unless(role(amount, "newPrice") >= 0.9, 0.6) +
      unless(amount.kind === "bare" && isPeriod(amount) && role(amount, "price") < 0.5, 0.8),
  ),
  takesRest: true,
};

export const COST: Slot = {
  key: "cost",
  fit: moneyFor(
    ["cost", "label"],
    (amount) =>
      unless(isPerHead(amount), 2) +
      (amount.isEach ? 0.3 : 0) +
      unless(amount.per === "hour" || amount.per === "minute", 3) +
      unless(isPeriod(amount), 1.2) +
      unless(role(amount, "fixed") >= 0.8 && !amount.isEach, 1) +
      unless(role(amount, "target") >= 0.9, 1) +
      unless(role(amount, "price") >= 0.9 && role(amount, "cost") < 0.9, 1),
  ),
  isMany: true,
  name: /\b(?:costs?|materials?|ingredients?|packaging|postage|post|shipping)\b/iu,
};

export const FIXED: Slot = {
  key: "fixed",
  fit: moneyFor(
    ["fixed", "label"],
    (amount) =>
      (isPeriod(amount) && strongest(amount, ["cost", "fixed"]) > 0.5 ? 1 : 0) +
      unless(amount.isEach && amount.times === null && !isPeriod(amount), 1.5) +
      unless(amount.per === "hour" || amount.per === "minute", 3) +
      unless(role(amount, "target") >= 0.9 && role(amount, "fixed") < 0.9, 2) +
      unless(role(amount, "price") >= 0.9 && role(amount, "fixed") < 0.7, 1),
  ),
  isMany: true,
  name: /\b(?:rent|fixed|insurance|overheads?|stall|petrol|staff|costs)\b/iu,
};

const ON_EACH = /^ ?(?:\p{L}+ )?(?:on|per|from) (?:an?|each|every|one)\b/iu;

export const PROFIT_EACH: Slot = {
  key: "profitEach",
  fit: moneyFor(
    ["profitEach"],
    (amount) =>
      (amount.isEach || ON_EACH.test(amount.after) ? 0.5 : -0.6) +
      unless((isPeriod(amount) && !amount.isEach) || amount.per === "hour" || amount.per === "minute", 3) +
      unless(role(amount, "price") >= 0.9 && role(amount, "profitEach") < 0.9, 2),
  ),
};

export const TARGET: Slot = {
  key: "target",
  fit: moneyFor(
    ["target"],
    (amount) =>
      (isPeriod(amount) && role(amount, "target") > 0.4 ? 0.8 : 0) +
      unless(amount.isEach, 1.5) +
      unless(amount.per === "hour" || amount.per === "minute", 3) +
      unless(role(amount, "cost") >= 0.9 && role(amount, "target") < 0.9, 1),
  ),
};

export const WAGE: Slot = {
  key: "wage",
  fit: (amount) => (amount.per === "hour" && (amount.kind === "money" || amount.kind === "bare") ? 2.5 : 0),
};

export const HOURS: Slot = {
  key: "hours",
  fit: hoursFor((amount) =>
    unless(role(amount, "preparation") >= 0.9 && / plus| extra/iu.test(amount.before), 0.6),
  ),
  isMany: true,
};

export const FEE: Slot = {
  key: "fee",
  fit: percentFor(["fee", "cut"]),
  name: /\b(?:fees?|commission|platform|cut)\b/iu,
};
export const TAX: Slot = { key: "tax", fit: percentFor(["tax"]), name: /\btax(?:es)?\b/iu };
export const COUNT: Slot = {
  key: "count",
  fit: countFor(
    ["have"],
    (amount) => unless(role(amount, "churn") >= 0.8, 2) + unless(role(amount, "pack") >= 0.5, 2),
  ),
  takesRest: true,
};
