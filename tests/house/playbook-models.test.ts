import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { hashExamples, readExamples } from "../../tools/train/corpus.ts";

const folder = join(findProjectRoot(), "playbook");

test("the classifier is that of today's utterances and cards; else: npm run playbook -- --topics", () => {
  const bytes = readFileSync(join(folder, "models/topics.bin"));
  const header = JSON.parse(bytes.toString("utf8", 4, 4 + bytes.readUInt32LE(0))) as { madeFrom: string };
  expect(header.madeFrom).toBe(hashExamples(readExamples(folder, loadPlaybook(folder))));
});
