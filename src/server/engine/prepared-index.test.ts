import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { PLAYBOOK_FOLDER, theEngine } from "#server/testing/quest-engine.ts";
import { SIGNALS } from "./mentor/bank/nearness.ts";
import { openEngine, prepareEngine } from "./open-engine.ts";
import { readIndex } from "./prepared-index.ts";

const folder = mkdtempSync(join(tmpdir(), "sidequest-index-"));
const file = join(folder, "index.bin");
prepareEngine(PLAYBOOK_FOLDER, file);
const [computed, prepared] = [theEngine(), openEngine(PLAYBOOK_FOLDER, file)()];
afterAll(() => rmSync(folder, { recursive: true }));

const { questions: asked } = JSON.parse(readFileSync("bench/engine/sets/mentor-questions.json", "utf8")) as {
  questions: { text: string }[];
};
const questions = asked.filter((_, at) => at % 10 === 0).map(({ text }) => text);

test("a prepared index gives the very numbers of one that is worked out, for questions of the open set", () => {
  expect(questions.length).toBeGreaterThan(20);
  for (const text of [...questions, "", "qqq", "half teh mony befor I strat"]) {
    const [worked, read] = [computed, prepared].map(({ bank, spell }) => bank.nearness(spell(text)));
    for (const signal of SIGNALS) expect(read?.[signal]).toEqual(worked?.[signal]);
  }
});

test("so do spelling and the relevance of templates", () => {
  const typed = "my custmers dont pay there invioces in time and i shoud recieve more bookigns";
  expect(prepared.spell(typed)).toBe(computed.spell(typed));
  const relevance = [computed, prepared].map(({ library, playbook }) =>
    playbook.templates.map(library.relevance(typed)),
  );
  expect(relevance[1]).toEqual(relevance[0]);
  const [a, b] = computed.playbook.templates;
  if (!a || !b) throw new Error("The playbook has templates.");
  expect(prepared.library.likeness(a, b)).toBe(computed.library.likeness(a, b));
});

test("of a playbook that was changed since, or of a file that was cut off, nothing prepared is used", () => {
  expect(readIndex(file, PLAYBOOK_FOLDER)).toBeDefined();
  const changed = join(folder, "playbook");
  cpSync(PLAYBOOK_FOLDER, changed, { recursive: true });
  writeFileSync(join(changed, "answers/pricing.json"), "[]");
  expect(readIndex(file, changed)).toBeUndefined();
  expect(readIndex(join(folder, "none.bin"), PLAYBOOK_FOLDER)).toBeUndefined();
  const whole = readFileSync(file);
  for (const length of [0, 3, 200, whole.length - 100]) {
    const cut = join(folder, `cut-${length}.bin`);
    writeFileSync(cut, whole.subarray(0, length));
    expect(readIndex(cut, PLAYBOOK_FOLDER), `cut after ${length} bytes`).toBeUndefined();
  }
});
