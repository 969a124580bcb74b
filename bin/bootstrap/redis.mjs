import { canInstall, install } from "./apt.mjs";
import { Problem } from "./command.mjs";
import { findProgram } from "./find-program.mjs";

/**
 * One binary under several names; run as `redis-server` it is the server. Debian's tools package has it under
 * the checker's name and, unlike the server package, starts no service.
 */
const NAMES = ["redis-server", "valkey-server", "redis-check-rdb", "valkey-check-rdb"];

const NOT_RUN = "The tests with many machines did not run";

/** Path of an installed Redis or Valkey server, to be started with `redis-server` as argv0. */
export function findRedis() {
  return findProgram({ variable: "REDIS_SERVER_PATH", names: NAMES });
}

/** Installs Debian's package if that is possible without asking. */
export async function ensureRedis() {
  const found = findRedis();
  if (found) return found;
  if (!canInstall())
    throw new Problem(
      `${NOT_RUN}: they need Redis or Valkey. Install one (Debian: \`sudo apt-get install redis-tools\`), or set REDIS_SERVER_PATH to its server.`,
    );
  await install("Redis", "the tests with many machines (once, some seconds)", ["redis-tools"]).catch(explain);
  return findRedis() ?? "redis-server";
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function explain(error) {
  if (!(error instanceof Problem)) throw error;
  const complaint = error.message.split("\n").find((line) => line.startsWith("E:")) ?? "apt-get failed";
  throw new Problem(`${NOT_RUN}: Redis could not be installed (${complaint}).`);
}
