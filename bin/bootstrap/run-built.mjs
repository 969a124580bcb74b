import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./paths.mjs";

/**
 * Runs in this process: signals reach the server, and no second Node process takes memory.
 * @param {"main" | "ops"} name
 * @param {string[]} args
 */
export async function runBuilt(name, args) {
  process.setSourceMapsEnabled(true);
  const { main } = await import(pathToFileURL(join(ROOT, "dist", "server", `${name}.mjs`)).href);
  await main(args);
}
