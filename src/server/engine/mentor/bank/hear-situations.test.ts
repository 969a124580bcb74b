import { expect, test } from "vitest";
import { theEngine } from "#server/testing/quest-engine.ts";
import type { Bank } from "./bank.ts";
import { openHearing } from "./hear-situations.ts";

const { playbook } = theEngine();
const heardIn = (description: string) =>
  playbook.hearSituations(description, "appointments").map(({ situation }) => situation);

test.each([
  ["My landlord complained about the noise and the parked bikes", ["legal-form-rented-flat"]],
  [
    "Bike repair in my garage. My landlord complained about the noise and the parked bikes",
    ["legal-form-rented-flat"],
  ],
  ["I repair bikes in Leith and have done so since 2019.", []],
  ["Bikes", []],
  ["", []],
])("%s", (description, situations) => {
  expect(heardIn(description)).toEqual(situations);
});

test("the words are quoted as they were written", () => {
  const [heard] = playbook.hearSituations(
    "My landlord complained about the noise and the parked bikes",
    "appointments",
  );
  expect(heard?.said).toBe("My landlord complained about the noise and the parked bikes");
});

test("a description that tells nothing does not need the mentor's answers", () => {
  const hear = openHearing({
    bank: (): Bank => {
      throw new Error("was read");
    },
    classifier: () => {
      throw new Error("was read");
    },
    recogniseTelling: () => [{ topic: "none", probability: 1 }],
    situations: new Set(),
  });
  expect(hear("I bake bread in Leith on Fridays.", "food")).toEqual([]);
});
