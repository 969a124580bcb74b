import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadAskModel } from "#server/engine/mentor/bank/ask-model.ts";
import type { Encoder } from "#server/engine/text/vectors.ts";
import { trainAsks, writeAsks } from "./train-asks.ts";

const folder = mkdtempSync(join(tmpdir(), "sidequest-asks-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** One dimension that means money, and one for everything else. */
const encoder: Encoder = {
  knows: () => true,
  size: 2,
  encode: (text) => (/money|deposit/u.test(text) ? Float32Array.of(1, 0) : Float32Array.of(0, 1)),
};

const ASKED: Readonly<Record<string, readonly string[]>> = {
  deposit: ["should I take a deposit", "is a deposit fair", "money before I start", "money before the work"],
  late: ["she is late again", "parcels come late", "why is the post so late", "the courier is late"],
  name: ["which name is better", "a better name for it", "is my name any good", "name or no name"],
};
const examples = Object.entries(ASKED).flatMap(([topic, texts]) => texts.map((text) => ({ topic, text })));

function trained(file: string) {
  const path = join(folder, file);
  writeAsks(trainAsks(examples, encoder), "made from these", path);
  return { path, model: loadAskModel(path, encoder) };
}

function bestOf(scores: Float32Array, ids: readonly string[]): string | undefined {
  return ids[scores.indexOf(Math.max(...scores))];
}

test("what was learned survives the file: words, pairs of words and meanings find their entry", () => {
  const { model } = trained("asks.bin");
  expect(model.ids).toEqual(["deposit", "late", "name"]);
  for (const [text, id] of [
    ["may I ask for a deposit?", "deposit"],
    ["my deliveries are always late", "late"],
    ["what would be a better name", "name"],
  ] as const)
    expect(bestOf(model.scores(text).learned, model.ids), text).toBe(id);
  expect(bestOf(model.scores("money").middle, model.ids)).toBe("deposit");
});

test("a file that was cut off is refused", () => {
  const { path } = trained("whole.bin");
  writeFileSync(join(folder, "cut.bin"), readFileSync(path).subarray(0, -3));
  expect(() => loadAskModel(join(folder, "cut.bin"), encoder)).toThrow(/not whole/u);
});

test("words that only one example has say nothing", () => {
  const { model } = trained("rare.bin");
  expect([...model.scores("courier parcels fair").learned]).toEqual([0, 0, 0]);
});

test("the same examples make the same file", () => {
  const [one, two] = ["one.bin", "two.bin"].map((file) => readFileSync(trained(file).path));
  expect(two && one?.equals(two)).toBe(true);
});
