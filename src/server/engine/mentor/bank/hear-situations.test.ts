import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { theEngine } from "#server/testing/quest-engine.ts";
import { openSentenceEncoder } from "../../text/sense/sentence-encoder.ts";
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

describe("with the meaning of its sentences known", () => {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-hearing-"));
  const weights = join(folder, "encoder.bin");
  execFileSync(process.execPath, ["bin/bootstrap/make-encoder.mjs", weights]);
  const read = openSentenceEncoder(weights);
  afterAll(() => rmSync(folder, { recursive: true }));

  test("two sentences tell more than each alone", async () => {
    const description =
      "I tune pianos in Kraków. Fell on ice in March. Right wrist shakes after two instruments.";
    expect(heardIn(description)).toEqual([]);
    await theEngine().prepareHearing(description, async (text) => read(text));
    expect(heardIn(description)).toEqual(["delivery-hand-in-a-cast"]);
  });

  test("the first sentence says what is sold and tells no situation", async () => {
    const description =
      "I organise the papers of people who never get round to their own. Tuesdays and Fridays.";
    await theEngine().prepareHearing(description, async (text) => read(text));
    expect(heardIn(description)).toEqual([]);
  });
});

test("a description whose meaning could not be read in time is heard by its words", async () => {
  const description =
    "Bike repair in my garage since May. My landlord complained about the noise and the parked bikes";
  const before = heardIn(description);
  await theEngine().prepareHearing(description, () => Promise.resolve(null));
  expect(before).toEqual(["legal-form-rented-flat"]);
  expect(heardIn(description)).toEqual(before);
});

test("a description that tells nothing does not need the mentor's answers", () => {
  const { hear } = openHearing({
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
