import { expect, test } from "vitest";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { needsBrowser, needsBuild } from "../../bin/bootstrap/needs-build.mjs";

test.each([
  [["tests/e2e"], true],
  [["./tests/e2e/pages.test.ts"], true],
  [[`${findProjectRoot()}/tests/e2e/pages.test.ts`], true],
  [["quest-walk"], true],
  [["tests/process/kill.test.ts"], true],
  [["--project", "browser"], true],
  [["--project=start-up"], true],
  [["src/server/features/quests/quests.test.ts"], false],
  [["src/domain", "tests/e2e/today/keyboard.test.ts"], true],
  [["--project", "web", "profile-dialog"], false],
])("a run of %j needs the built program: %j", (args, isNeeded) => {
  expect(needsBuild(args)).toBe(isNeeded);
});

test.each([
  [["tests/e2e/offline/offline-runs.test.ts"], true],
  [["--project", "browser"], true],
  [["tests/process/kill.test.ts"], false],
  [["src/domain"], false],
])("a run of %j needs a browser: %j", (args, isNeeded) => {
  expect(needsBrowser(args)).toBe(isNeeded);
});
