import { createHash } from "node:crypto";
import { createReadStream, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { ensureBuilt } from "./bootstrap/build.mjs";
import { runChild } from "./bootstrap/child.mjs";
import { command, Problem } from "./bootstrap/command.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { ROOT } from "./bootstrap/paths.mjs";
import { makeRelease, releaseName } from "./release/make-release.mjs";

const OUT = join(ROOT, "dist", "release");
const BYTES_PER_MB = 1_000_000;

/** `release.mjs` packs an archive for this platform; `release.mjs --into FOLDER` only fills the folder. */
await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const [option, into] = process.argv.slice(2);
  if (option === "--into" && into) return makeRelease(resolve(into));
  const name = releaseName();
  makeRelease(join(OUT, name));
  const archive = join(OUT, `${name}.tar.gz`);
  // Root's own numbers: whoever unpacks as root must not create files of some other account.
  const owner =
    process.platform === "linux" ? ["--owner=0", "--group=0", "--numeric-owner", "--sort=name"] : [];
  const { code, output } = await runChild("tar", ["-C", OUT, ...owner, "-czf", archive, name]);
  if (code !== 0)
    throw new Problem(`${output.trim()}\nThe archive could not be packed: see tar's words above.`);
  rmSync(join(OUT, name), { recursive: true });
  writeFileSync(`${archive}.sha256`, `${await hashOf(archive)}  ${name}.tar.gz\n`);
  const megabytes = (statSync(archive).size / BYTES_PER_MB).toFixed(1);
  process.stdout.write(`Wrote ${relative(ROOT, archive)} (${megabytes} MB) and its .sha256.\n`);
});

/** @param {string} path */
async function hashOf(path) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
