import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/** Tests of the built program: in the browser, and as a process. */
const FOLDERS = ["tests/e2e", "tests/process"];
const PROJECTS = ["browser", "start-up", "process"];

/**
 * Whether arguments for vitest name a test of the built program. Like vitest, takes a part of a path for a filter.
 * @param {string[]} args
 */
export function needsBuild(args) {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  const tests = files.filter((file) => file.endsWith(".test.ts"));
  return args.some((arg) => {
    const project = arg.replace(/^--project=/, "");
    const path = arg.replace(/^\.\//, "");
    return PROJECTS.includes(project) || tests.some((test) => join(ROOT, test).includes(path));
  });
}
