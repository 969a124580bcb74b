import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { linkEmbeddedPostgres } from "../bootstrap/embedded-postgres-links.mjs";
import { ROOT } from "../bootstrap/paths.mjs";
import { describePackages } from "../bootstrap/sbom.mjs";
import { neededFolders, serverPackages } from "./shipped-packages.mjs";

/** Of the checkout, what a running server and its operator need. */
const PARTS = [
  "dist/server",
  "dist/web",
  "migrations",
  "playbook",
  // The pictures of shared pages are drawn with them.
  "public/achievements",
  "bin/start.mjs",
  "bin/ops.mjs",
  "bin/bootstrap/command.mjs",
  "bin/bootstrap/paths.mjs",
  "bin/bootstrap/run-built.mjs",
  "deploy",
  "docs",
  ".env.example",
  "CHANGELOG.md",
  "LICENSE",
];

/** In packages: types and maps for tools, a tenth of the archive. */
const FOR_TOOLS = /node_modules.*\.(d\.[cm]?ts|map)$/;

/** @param {string} name */
const readJson = (name) => JSON.parse(readFileSync(join(ROOT, name), "utf8"));

export const PLATFORM = `${process.platform}-${process.arch}`;

/** "sidequest-0.1.0-linux-arm64" */
export function releaseName() {
  const { name, version } = readJson("package.json");
  return `${name}-${version}-${PLATFORM}`;
}

/**
 * Fills a folder with the built program and the packages that it runs with, for this machine's platform.
 * @param {string} folder is cleared first
 */
export function makeRelease(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  linkEmbeddedPostgres();
  for (const part of PARTS) copy(part, folder);
  const { dependencies, ...own } = readJson("package.json");
  const lock = readJson("package-lock.json");
  const shipped = serverPackages(join(ROOT, "dist/server"), dependencies);
  for (const path of neededFolders(ROOT, lock.packages, shipped)) copy(path, folder);
  writeJson(join(folder, "package.json"), {
    name: own.name,
    version: own.version,
    description: own.description,
    private: true,
    license: own.license,
    type: own.type,
    engines: own.engines,
    scripts: { start: own.scripts.start, ops: own.scripts.ops },
    dependencies: Object.fromEntries(shipped.map((name) => [name, dependencies[name]])),
  });
  writeJson(join(folder, "sbom.json"), describePackages(lock, new Date()));
  writeJson(join(folder, "release.json"), { version: own.version, platform: PLATFORM });
}

/**
 * @param {string} path
 * @param {string} folder
 */
function copy(path, folder) {
  const from = join(ROOT, path);
  // Packages inside a package are copied by their own path, if they are needed.
  const inside = `${from}${sep}node_modules`;
  if (!existsSync(from)) throw new Error(`${path} is missing.`);
  cpSync(from, join(folder, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== inside && !FOR_TOOLS.test(source.slice(ROOT.length)),
  });
}

/**
 * @param {string} path
 * @param {unknown} value
 */
function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
