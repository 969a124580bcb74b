import { numberOf } from "../../business/said/numbers.ts";

const UNITS: readonly [RegExp, number][] = [
  [/(\d+|\p{L}+)\s*-?\s*(?:min(?:ute)?s?)\b/iu, 1],
  [/(\d+(?:[.,]\d)?|\p{L}+)\s*-?\s*(?:h|hrs?|hours?)\b/iu, 60],
];

/** The time somebody says to have, in minutes; null if none is named. */
export function minutesIn(text: string): number | null {
  if (/\b(?:half an hour|half-hour|half hour)\b/iu.test(text)) return 30;
  if (/\bquarter of an hour\b/iu.test(text)) return 15;
  if (/\b(?:an|one|1) hour and a half\b/iu.test(text)) return 90;
  if (/\b(?:an hour|one hour)\b/iu.test(text)) return 60;
  const [, from, to] = /\b(?:from|between) (\w+) (?:until|till|to|and) (\w+)\b/iu.exec(text) ?? [];
  if (from && to) {
    const hours = numberOf(to) - numberOf(from);
    if (hours > 0 && hours < 12) return hours * 60;
  }
  for (const [pattern, factor] of UNITS) {
    const said = pattern.exec(text)?.[1];
    const count = said === undefined ? Number.NaN : numberOf(said);
    if (Number.isFinite(count) && count > 0) return count * factor;
  }
  if (/\b(?:whole|entire|full|free|rainy) (?:\w+ )?(?:day|saturday|sunday|afternoon|morning|weekend)\b|\bsomething big\b|\ball day\b/iu.test(text))
    return 240;
  if (/\b(?:tiny|quick|small|short|little) (?:quest|task|thing|one|win|job)\b|\bon the (?:train|bus|tube|loo)\b|\bonly have my phone\b/iu.test(text))
    return 10;
  return null;
}
