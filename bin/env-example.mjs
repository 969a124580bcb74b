import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "./bootstrap/command.mjs";
import { ROOT } from "./bootstrap/paths.mjs";
import { describeVariables } from "./release/env-example.mjs";

const FILE = ".env.example";

await command(async () => {
  writeFileSync(join(ROOT, FILE), describeVariables());
  process.stdout.write(`Wrote ${FILE}.\n`);
});
