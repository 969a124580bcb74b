import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadPlaybook } from "#server/engine/playbook/playbook.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { hashExamples, trainingsOf } from "../../tools/train/corpus.ts";

const folder = join(findProjectRoot(), "playbook");

test.each(trainingsOf(folder, loadPlaybook(folder)))(
  "$file is trained on today's examples; else: npm run playbook -- --topics",
  ({ file, examples }) => {
    const bytes = readFileSync(join(folder, "models", file));
    const header = JSON.parse(bytes.toString("utf8", 4, 4 + bytes.readUInt32LE(0))) as { madeFrom: string };
    expect(header.madeFrom).toBe(hashExamples(examples));
  },
);
