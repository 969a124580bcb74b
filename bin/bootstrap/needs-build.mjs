import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/** Tests of the built program: in the browser, and as a process. */
const OF_BUILD = { folders: ["tests/e2e", "tests/process"], projects: ["browser", "start-up", "process"] };
const IN_BROWSER = { folders: ["tests/e2e"], projects: ["browser"] };

/**
 * Whether arguments for vitest name a test of the built program.
 * @param {string[]} args
 */
export const needsBuild = (args) => nameSome(args, OF_BUILD);

/**
 * Whether arguments for vitest name a test in a real browser.
 * @param {string[]} args
 */
export const needsBrowser = (args) => nameSome(args, IN_BROWSER);

/**
 * Like vitest, takes a part of a path for a filter.
 * @param {string[]} args
 * @param {{ folders: string[], projects: string[] }} kind
 */
function nameSome(args, { folders, projects }) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  const tests = files.filter((file) => file.endsWith(".test.ts"));
  return args.some((arg) => {
    const project = arg.replace(/^--project=/, "");
    const path = arg.replace(/^\.\//, "");
    return projects.includes(project) || tests.some((test) => join(ROOT, test).includes(path));
  });
}
