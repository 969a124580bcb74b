import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { LONGEST_FILES } from "../longest-files.ts";

test("the files that are to run first exist", () => {
  expect(LONGEST_FILES.filter((file) => !existsSync(join(findProjectRoot(), file)))).toEqual([]);
});
