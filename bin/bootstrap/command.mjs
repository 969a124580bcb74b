/** A problem outside the program. Its message is the one line shown to the user. */
export class Problem extends Error {}

const OLDEST_NODE = [20, 19];

/**
 * Wraps every command: a Problem ends it with one line and exit code 1.
 * @param {() => Promise<void>} run
 */
export async function command(run) {
  try {
    requireNode();
    await run();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  }
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Problem(
    `SideQuest needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
}

/** @param {number} sinceMs */
export function secondsSince(sinceMs) {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}
