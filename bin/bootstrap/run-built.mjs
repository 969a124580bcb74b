import { existsSync } from "node:fs";
import * as nodeModule from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Problem } from "./command.mjs";
import { ROOT } from "./paths.mjs";

/** Only in a release: everything is installed and built, and the folder may be read-only. */
const RELEASE = join(ROOT, "release.json");

/**
 * What `npm start` and `npm run ops` do: installs and builds what is missing, reads the file of variables, runs.
 * @param {"main" | "ops"} name
 * @param {string[]} args
 * @param {{ quiet?: boolean }} [options]
 */
export async function runProgram(name, args, options) {
  if (!existsSync(RELEASE)) await installAndBuild(options);
  readEnvFile();
  await runBuilt(name, args);
}

/**
 * Runs in this process: signals reach the server, and no second Node process takes memory.
 * @param {"main" | "ops"} name
 * @param {string[]} args
 */
export async function runBuilt(name, args) {
  process.setSourceMapsEnabled(true);
  keepCompiled();
  const { main } = await import(pathToFileURL(join(ROOT, "dist", "server", `${name}.mjs`)).href);
  await main(args);
}

/** Node 22 and newer keep what they compiled for the next start. Where the folder cannot be written, they do not. */
function keepCompiled() {
  // The types are those of Node 20.
  const newer = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (
    /** @type {unknown} */ (nodeModule)
  );
  newer.enableCompileCache?.(join(ROOT, "node_modules", ".cache", "compiled"));
}

/** @param {{ quiet?: boolean }} [options] */
async function installAndBuild(options) {
  // Imported here because a release comes without them.
  const { ensureInstalled } = await import("./install.mjs");
  const { ensureBuilt } = await import("./build.mjs");
  await ensureInstalled();
  await ensureBuilt(options);
}

/** Variables from ENV_FILE, or else from .env beside package.json; those of the environment itself win. */
function readEnvFile() {
  const named = process.env.ENV_FILE;
  const path = named ?? join(ROOT, ".env");
  if (named === "" || (named === undefined && !existsSync(path))) return;
  try {
    process.loadEnvFile(path);
  } catch (error) {
    throw new Problem(
      `ENV_FILE: ${path} cannot be read (${error instanceof Error ? error.message : error}).`,
    );
  }
}
