/**
 * Folders ("floors") whose subfolders ("rooms") must not import each other in a cycle. A rule about single
 * files cannot detect that.
 */
const FLOORS = [
  "src/domain/",
  "src/contracts/",
  "src/server/features/",
  "src/server/features/analytics/",
  "src/server/engine/",
  "src/server/platform/",
  "src/web/features/",
  "src/web/platform/",
  "src/web/ui/",
];

/** Tests and test helpers may import anything. */
const FOR_TESTS = /\.test\.tsx?$|\/testing\//u;

/**
 * @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module as dependency-cruiser reports it
 * @param {readonly Module[]} modules
 * @returns {string[]} one line for each cycle between rooms
 */
export function findFolderCycles(modules) {
  return FLOORS.flatMap((floor) => {
    const rooms = roomsOf(modules, floor);
    return cyclesIn(rooms).map((cycle) => `no-folder-cycles: ${floor}{${cycle.join(" → ")}}`);
  });
}

/**
 * @param {readonly Module[]} modules
 * @param {string} floor
 * @returns {Map<string, Set<string>>} for each room, the rooms that it imports
 */
function roomsOf(modules, floor) {
  /** @param {string} path */
  const roomOf = (path) =>
    path.startsWith(floor) ? path.slice(floor.length).match(/^([^/]+)\//u)?.[1] : undefined;
  /** @type {Map<string, Set<string>>} */
  const rooms = new Map();
  for (const { source, dependencies } of modules) {
    const from = FOR_TESTS.test(source) ? undefined : roomOf(source);
    if (from === undefined) continue;
    const imported = rooms.get(from) ?? new Set();
    rooms.set(from, imported);
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (to !== undefined && to !== from) imported.add(to);
    }
  }
  return rooms;
}

/**
 * @param {Map<string, Set<string>>} rooms
 * @returns {string[][]} each room that reaches itself, by a shortest way, once
 */
function cyclesIn(rooms) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const start of rooms.keys()) {
    const cycle = wayBack(rooms, start);
    const members = [...new Set(cycle)].sort().join();
    if (cycle && !found.has(members)) found.set(members, cycle);
  }
  return [...found.values()];
}

/**
 * @param {Map<string, Set<string>>} rooms
 * @param {string} start
 */
function wayBack(rooms, start) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of rooms.get(String(way.at(-1))) ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
