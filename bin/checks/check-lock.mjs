import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../bootstrap/paths.mjs";

/**
 * npm silently drops a missing native binding from the lock, and the install then fails on other machines; a
 * URL in the lock ties it to one registry.
 */
export function checkLock() {
  const lines = lockProblems(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")).packages);
  return { code: lines.length === 0 ? 0 : 1, output: lines.join("\n") };
}

/**
 * @param {Record<string, { resolved?: string, optionalDependencies?: Record<string, string> }>} packages
 */
export function lockProblems(packages) {
  return Object.entries(packages).flatMap(([path, { resolved, optionalDependencies = {} }]) => [
    ...(resolved === undefined ? [] : [`${path} has an address in the lock: ${resolved}`]),
    ...Object.keys(optionalDependencies)
      .filter((name) => !isFoundFrom(packages, path, name))
      .map((name) => `${path || "package.json"} names the optional ${name}, which the lock lacks`),
  ]);
}

/**
 * Node's module lookup: beside the package, then in every folder above.
 * @param {Record<string, unknown>} packages
 * @param {string} path
 * @param {string} name
 * @returns {boolean}
 */
function isFoundFrom(packages, path, name) {
  const place = path === "" ? "node_modules" : `${path}/node_modules`;
  if (packages[`${place}/${name}`] !== undefined) return true;
  if (path === "") return false;
  return isFoundFrom(packages, path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))), name);
}
