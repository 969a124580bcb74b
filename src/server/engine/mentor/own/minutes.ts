import { numberOf } from "../../business/said/numbers.ts";

const UNITS: readonly [RegExp, number][] = [
  [/(\d+|\p{L}+)\s*-?\s*(?:min(?:ute)?s?)\b/iu, 1],
  [/(\d+(?:[.,]\d)?|\p{L}+)\s*-?\s*(?:h|hrs?|hours?)\b/iu, 60],
];

const FIXED: readonly [RegExp, number][] = [
  [/\b(?:half an hour|half-hour|half hour)\b/iu, 30],
  [/\bquarter of an hour\b/iu, 15],
  [/\b(?:an|one|1) hour and a half\b/iu, 90],
  [/\b(?:an hour|one hour)\b/iu, 60],
];
/** Said without a number. */
const ROUGHLY: readonly [RegExp, number][] = [
  [
    /\b(?:whole|entire|full|free|rainy) (?:\w+ )?(?:day|saturday|sunday|afternoon|morning|weekend)\b|\bsomething big\b|\ball day\b/iu,
    240,
  ],
  [
    /\b(?:tiny|quick|small|short|little) (?:quest|task|thing|one|win|job)\b|\bon the (?:train|bus|tube|loo)\b|\bonly have my phone\b/iu,
    10,
  ],
];

/** The time somebody says to have, in minutes; null if none is named. */
export function minutesIn(text: string): number | null {
  const known = (list: typeof FIXED) => list.find(([pattern]) => pattern.test(text))?.[1];
  return known(FIXED) ?? betweenHours(text) ?? counted(text) ?? known(ROUGHLY) ?? null;
}

/** "From eight until ten." */
function betweenHours(text: string): number | null {
  const [, from = "", to = ""] = /\b(?:from|between) (\w+) (?:until|till|to|and) (\w+)\b/iu.exec(text) ?? [];
  const hours = numberOf(to) - numberOf(from);
  return from && hours > 0 && hours < 12 ? hours * 60 : null;
}

function counted(text: string): number | null {
  for (const [pattern, factor] of UNITS) {
    const said = pattern.exec(text)?.[1];
    const count = said === undefined ? Number.NaN : numberOf(said);
    if (Number.isFinite(count) && count > 0) return count * factor;
  }
  return null;
}
