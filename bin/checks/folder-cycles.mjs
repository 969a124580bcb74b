/** ui and platform are one layer: ui takes its words from platform/language, and platform shows what ui draws. */
const LAYER = /^src\/web\/(?:ui|platform)\//u;

/** Tests and test helpers may import anything. */
const FOR_TESTS = /\.test\.tsx?$|\/testing\//u;

/**
 * @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module as dependency-cruiser reports it
 * A rule about single files cannot see that two folders import each other.
 * @param {readonly Module[]} modules
 * @returns {string[]} one line for each cycle between the subfolders of a folder
 */
export function findFolderCycles(modules) {
  return parentsOf(modules).flatMap((parent) => {
    const subfolders = importsBySubfolder(modules, parent);
    return cyclesIn(subfolders).map((cycle) => `no-folder-cycles: ${parent}{${cycle.join(" → ")}}`);
  });
}

/**
 * @param {readonly Module[]} modules
 * @returns {string[]} every folder that has subfolders
 */
function parentsOf(modules) {
  /** @type {Set<string>} */
  const parents = new Set();
  for (const { source } of modules) {
    const parts = source.split("/").slice(0, -2);
    for (let depth = 1; depth <= parts.length; depth++) parents.add(`${parts.slice(0, depth).join("/")}/`);
  }
  return [...parents].sort();
}

/**
 * @param {readonly Module[]} modules
 * @param {string} parent
 * @returns {Map<string, Set<string>>} for each subfolder, the subfolders that it imports
 */
function importsBySubfolder(modules, parent) {
  /** @param {string} path */
  const subfolderOf = (path) =>
    path.startsWith(parent) ? path.slice(parent.length).match(/^([^/]+)\//u)?.[1] : undefined;
  /** @type {Map<string, Set<string>>} */
  const subfolders = new Map();
  for (const { source, dependencies } of modules) {
    const from = FOR_TESTS.test(source) ? undefined : subfolderOf(source);
    if (from === undefined) continue;
    const imported = subfolders.get(from) ?? new Set();
    subfolders.set(from, imported);
    for (const { resolved } of dependencies) {
      const to = isWithinLayer(parent, source, resolved) ? undefined : subfolderOf(resolved);
      if (to !== undefined && to !== from) imported.add(to);
    }
  }
  return subfolders;
}

/**
 * @param {string} parent
 * @param {string} from
 * @param {string} to
 */
function isWithinLayer(parent, from, to) {
  return parent === "src/web/" && LAYER.test(from) && LAYER.test(to);
}

/**
 * @param {Map<string, Set<string>>} subfolders
 * @returns {string[][]} each subfolder that reaches itself, by a shortest way, once
 */
function cyclesIn(subfolders) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const start of subfolders.keys()) {
    const cycle = wayBack(subfolders, start);
    const members = [...new Set(cycle)].sort().join();
    if (cycle && !found.has(members)) found.set(members, cycle);
  }
  return [...found.values()];
}

/**
 * @param {Map<string, Set<string>>} subfolders
 * @param {string} start
 */
function wayBack(subfolders, start) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of subfolders.get(String(way.at(-1))) ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
