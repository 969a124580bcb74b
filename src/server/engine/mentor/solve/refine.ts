import { type Amount, onOneLine } from "./amounts.ts";
import { singular } from "./format.ts";
import { thingIn } from "./question.ts";

const WHOLE = /\b(?:total|altogether|in all|together|all in|for (?:all|everything|\d+))\b/iu;

/** Second reading: what one number means often shows only next to the others. */
export function refineAmounts(text: string, amounts: readonly Amount[]): Amount[] {
  const asked = /\bhow many\b/iu.test(text) ? thingIn(text, []) : null;
  const things = [asked, ...amounts.map(({ kind, noun }) => (kind === "count" ? noun : null))].flatMap(
    (noun) => (noun ? singular(noun) : []),
  );
  const named = amounts.map((amount) => priceOfThing(priceForEach(amount, things), asked));
  return priceBesideTarget(text, besidePrice(largestIsPrice(named)));
}

const FOR_TARGET =
  /\bhow many\b[^.;!]*\b(?:for|to (?:make|earn|reach|get|hit|have)|reach|so (?:that )?i (?:make|earn|get|have))\s(?:about |[$€£]\s?)*$/iu;
/** "My course costs 80": what others pay for it; not "it costs me 80", nor a rent. */
const COSTS_OTHERS =
  /\b(?:my|the|an?|our|one|each|it|this)\s(?!rent|stall|room|hosting|insurance|van|shop|website|domain|licen[cs]e|material|materials|kitchen|studio|storage|loan|car)(?:\p{L}+ ){0,3}(?:will |would |is going to )?(?:costs?|is|sells? (?:for|at)|priced at)\s(?:about |at |for |[$€£]\s?)*$/iu;

/** "A box costs 22, how many subscribers for 1,500?": the one is aimed at, so that the other is the price. */
function priceBesideTarget(text: string, amounts: readonly Amount[]): Amount[] {
  const [price, target, other] = amounts;
  const isMoney = ({ kind }: Amount) => kind === "money" || kind === "bare";
  if (!price || !target || other || !isMoney(price) || !isMoney(target)) return [...amounts];
  const clean = onOneLine(text);
  const isAimed = FOR_TARGET.test(clean.slice(price.end, target.start)) && target.value > price.value;
  if (!isAimed || !COSTS_OTHERS.test(clean.slice(0, price.start))) return [...amounts];
  return [
    { ...price, kind: "money", isEach: true, roles: { price: 0.95 } },
    { ...target, kind: "money", roles: { target: 0.95 } },
  ];
}

/** "18 each, shampoo 3 per dog": of two sums for one piece the larger is the price, where no word says otherwise. */
function largestIsPrice(amounts: readonly Amount[]): Amount[] {
  const open = amounts.filter(isOpenSum);
  if (open.length < 2) return [...amounts];
  const largest = Math.max(...open.map(({ value }) => value));
  return amounts.map((amount) => {
    if (!open.includes(amount)) return amount;
    const { price: _, ...roles } = amount.roles;
    return {
      ...amount,
      roles: { ...roles, ...(amount.value === largest ? { price: 0.95 } : { cost: 0.95 }) },
    };
  });
}

function isOpenSum({ kind, isEach, per, times, roles }: Amount): boolean {
  if ((kind !== "money" && kind !== "bare") || !isEach || per !== null || times !== null) return false;
  const { cost = 0, fixed = 0, profitEach = 0, newPrice = 0, material = 0 } = roles;
  return Math.max(cost, fixed, profitEach, newPrice, material) < 0.6;
}

function besidePrice(named: readonly Amount[]): Amount[] {
  const prices = named
    .filter(({ roles, per }) => (roles.price ?? 0) >= 0.8 && per === null)
    .map(({ value }) => value);
  const price = Math.min(...prices);
  return Number.isFinite(price) ? named.map((amount) => costNextTo(amount, price)) : [...named];
}

/** "9 houses, 14 a house": money for one of the things that are counted is their price. */
function priceForEach(amount: Amount, things: readonly string[]): Amount {
  const { roles, noun, isEach, kind, per } = amount;
  const isOther =
    (roles.label ?? 0) > 0 ||
    Math.max(roles.cost ?? 0, roles.profitEach ?? 0, roles.fixed ?? 0, roles.material ?? 0) >= 0.6 ||
    per === "hour" ||
    per === "minute";
  if (
    (kind !== "money" && kind !== "bare") ||
    !isEach ||
    !noun ||
    isOther ||
    !things.includes(singular(noun.toLowerCase()))
  )
    return amount;
  return { ...amount, kind: "money", roles: { ...roles, price: 0.95 } };
}

/** "ticket: 25 … how many tickets": the thing asked for has this price. */
function priceOfThing(amount: Amount, asked: string | null): Amount {
  const label = /(\p{L}+):? (?:[$€£]\s?)?$/u.exec(amount.before)?.[1];
  if (!asked || !label || !amount.roles.label || singular(label.toLowerCase()) !== singular(asked))
    return amount;
  const { label: _, cost: __, fixed: ___, ...roles } = amount.roles;
  return { ...amount, roles: { ...roles, price: 0.9 } };
}

/** Material below the price is for one piece; a cost above it is not. */
function costNextTo(amount: Amount, price: number): Amount {
  const { roles, per, isEach, value, kind, times } = amount;
  if (
    (kind !== "money" && kind !== "bare") ||
    per !== null ||
    isEach ||
    times !== null ||
    (roles.price ?? 0) >= 0.8
  )
    return amount;
  const isMaterial = (roles.material ?? 0) >= 0.7;
  if (isMaterial && value < price && !WHOLE.test(amount.after)) return { ...amount, isEach: true };
  if ((roles.cost ?? 0) >= 0.5 && value >= price)
    return { ...amount, roles: { ...roles, cost: 0.4, fixed: 0.9 } };
  return amount;
}
