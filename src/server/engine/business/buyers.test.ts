import { expect, test } from "vitest";
import { theEngine } from "#server/testing/quest-engine.ts";
import type { BusinessType } from "../playbook/vocabulary.ts";
import { readBusiness } from "./business.ts";
import { BUYERS, BUYERS_HELD } from "./buyers.cases.ts";

/** Stand for buyers whom nobody named. */
const PLAIN =
  /^(?:possible )?(?:buyers|customers|clients|users|learners|readers|listeners|viewers|members|guests)$/u;

const readLine = (line: string) => {
  const [type, description = "", buyers = "", trades = ""] = line.split("|");
  const { words, own, trade } = readBusiness(
    theEngine().playbook,
    { type: type as BusinessType, name: null, description, describedAt: new Date(0) },
    [],
  );
  const allowed = buyers.split("/");
  const isOfTrade = trade !== null && trades.split("/").includes(trade.id);
  const isUnnamed = own.buyers === null && (PLAIN.test(words.customers) || isOfTrade);
  return {
    said: words.customers,
    isRight: allowed.includes(words.customers) || (allowed.includes("-") && isUnnamed),
    isWrong: !allowed.includes(words.customers) && !isUnnamed,
  };
};

test.each(BUYERS)("nobody's customers but the person's own: %s", (line) => {
  const { isWrong, said } = readLine(line);
  expect(isWrong, said).toBe(false);
});

/** Of the buyers that are named, a few are not found: then plain words stand. */
test("buyers are found, and hardly ever wrong where the rules were not tuned", () => {
  expect(BUYERS.filter((line) => readLine(line).isRight).length).toBeGreaterThanOrEqual(33);
  const held = BUYERS_HELD.map(readLine);
  expect(held.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(31);
  expect(held.filter(({ isWrong }) => isWrong).length).toBeLessThanOrEqual(1);
});
