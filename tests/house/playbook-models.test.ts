import { join } from "node:path";
import { expect, test } from "vitest";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { askExamplesOf, hashExamples, madeFrom, trainingsOf } from "../../tools/train/corpus.ts";

const folder = join(findProjectRoot(), "playbook");

test.each([
  ...trainingsOf(folder, loadPlaybook(folder)),
  { file: "asks.bin", examples: askExamplesOf(folder) },
  { file: "sense.bin", examples: askExamplesOf(folder) },
])("$file is trained on today's examples; else: npm run playbook -- --topics", ({ file, examples }) => {
  expect(madeFrom(join(folder, "models", file))).toBe(hashExamples(examples));
});
