import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A state of the sources that is built. */
export interface BuiltTree {
  readonly root: string;
  remove(): void;
}

/** Neither installs nor builds first: that would be measured as part of a start. */
const START_BUILT = [
  "--input-type=module",
  "--eval",
  `const { runBuilt } = await import(process.cwd() + "/bin/bootstrap/run-built.mjs"); await runBuilt("main", []);`,
];
const BUILD = [
  "--input-type=module",
  "--eval",
  `const { ensureBuilt } = await import(process.cwd() + "/bin/bootstrap/build.mjs"); await ensureBuilt();`,
];

/** With the flags of its own start script. */
export function startOf({ root }: BuiltTree): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const flags: string[] = String(scripts.start).match(/--\S+/gu) ?? [];
  return [...flags, ...START_BUILT];
}

export const thisTree: BuiltTree = { root: resolve("."), remove: () => undefined };

/**
 * The state at a git ref in a worktree of its own, built by its own script with the packages of this checkout: those
 * of its time would have to be installed. `remove` takes all of it away.
 */
export function buildTreeOf(ref: string): BuiltTree {
  const folder = mkdtempSync(join(tmpdir(), "sidequest-before-"));
  const root = join(folder, "tree");
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    git("worktree", "prune");
  };
  try {
    git("worktree", "add", "--detach", root, ref);
    linkPackages(join(root, "node_modules"));
    console.log(`Building ${ref} …`);
    execFileSync(process.execPath, BUILD, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
    return { root, remove };
  } catch (problem) {
    remove();
    throw problem;
  }
}

/** One by one: what a build notes in the folder itself stays out of this checkout's. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync("node_modules"))
    if (!name.startsWith(".") || name === ".bin")
      symlinkSync(resolve("node_modules", name), join(folder, name));
}

function git(...args: string[]): void {
  execFileSync("git", args, { stdio: ["ignore", "ignore", "inherit"] });
}
