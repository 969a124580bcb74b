import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { alone } from "./checkout-lock.mjs";
import { runNode } from "./child.mjs";
import { Problem, secondsSince } from "./command.mjs";
import { changeHash, contentHash } from "./content-hash.mjs";
import { ROOT } from "./paths.mjs";

const DIST = join(ROOT, "dist");
const STAMP = join(DIST, ".built");
/** What the stamp was last found right for: its hash, and the files' times of change. */
const CHECKED = join(DIST, ".checked");
const VITE = "node_modules/vite/bin/vite.js";
const PRODUCTION = { ...process.env, NODE_ENV: "production" };
const SOURCES = [
  "src",
  "public",
  "playbook",
  "tools/demo",
  "index.html",
  "package.json",
  "package-lock.json",
  "vite.chunks.ts",
  "vite.config.ts",
  "vite.landing.config.ts",
  "vite.server.config.ts",
  "vite.worker.ts",
  "bin/bootstrap/bundled-packages.mjs",
  "bin/bootstrap/make-encoder.mjs",
];

/**
 * Builds browser and server bundles if the sources changed since the last build.
 * @param {{ quiet?: boolean }} [options]
 */
export async function ensureBuilt({ quiet = false } = {}) {
  // Taken before the contents are read: what changes in between is noticed at the next start.
  const changes = changeHash(SOURCES, isSource);
  const stamp = readIfThere(STAMP);
  if (stamp !== undefined && readIfThere(CHECKED) === `${stamp} ${changes}`) return;
  if (!isFresh())
    await alone(async () => {
      const wanted = sourcesHash();
      if (isFresh(wanted)) return;
      await build(wanted, quiet ? () => undefined : console.log);
    });
  rememberChecked(changes);
}

function isFresh(wanted = sourcesHash()) {
  return readIfThere(STAMP) === wanted;
}

function sourcesHash() {
  return contentHash(SOURCES, isSource);
}

/** @param {string} path */
function isSource(path) {
  return !/\.test\.tsx?$/.test(path);
}

/** @param {string} changes */
function rememberChecked(changes) {
  try {
    writeFileSync(CHECKED, `${readFileSync(STAMP, "utf8")} ${changes}`);
  } catch {
    // Of a folder that cannot be written, the contents are read at every start.
  }
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/**
 * Builds into a temporary folder and moves it when complete: a running server never sees half a build.
 * @param {string} hash
 * @param {(line: string) => void} say
 */
async function build(hash, say) {
  const startedAt = Date.now();
  removeUnfinished();
  const unfinished = join(DIST, `.new-${process.pid}`);
  mkdirSync(unfinished);
  try {
    const steps = [buildWeb(unfinished), buildServer(unfinished)];
    // Printed once the steps run: from here on a signal ends them too.
    say("Building (a few seconds) …");
    await allOrFirstFailure(steps);
    rmSync(STAMP, { force: true });
    for (const part of ["web", "server"]) putInPlace(part, unfinished);
    writeFileSync(STAMP, hash);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  say(`Built in ${secondsSince(startedAt)}.`);
}

/** @param {string} unfinished */
async function buildWeb(unfinished) {
  const web = join(unfinished, "web");
  const landing = join(unfinished, "landing");
  await allOrFirstFailure([
    runVite("vite.config.ts", web),
    runStep("build-landing", landing, "The landing page could not be built"),
  ]);
  cpSync(join(landing, "web"), web, { recursive: true });
  await runStep("compress-assets", web, "The built files could not be compressed");
}

/** @param {string} unfinished */
async function buildServer(unfinished) {
  const server = join(unfinished, "server");
  await runVite("vite.server.config.ts", server);
  await runStep("make-encoder", join(server, "encoder.bin"), "The sentence encoder could not be made");
  await runScript(
    [join(server, "prepare-engine.mjs"), join(ROOT, "playbook"), join(server, "engine-index.bin")],
    "The playbook could not be indexed",
  );
}

/**
 * Unlike Promise.all, waits for all steps: one still running would write into a folder that is cleared.
 * @param {Promise<void>[]} steps
 */
async function allOrFirstFailure(steps) {
  for (const result of await Promise.allSettled(steps)) if (result.status === "rejected") throw result.reason;
}

function removeUnfinished() {
  for (const name of readdirSync(DIST))
    if (name.startsWith(".new-")) rmSync(join(DIST, name), { recursive: true, force: true });
}

/**
 * @param {string} config
 * @param {string} outDir
 */
async function runVite(config, outDir) {
  const args = [VITE, "build", "--config", config, "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn"];
  const { code, output } = await runNode(args, { env: PRODUCTION });
  if (code !== 0)
    throw new Problem(
      `${stripVTControlCharacters(output).trim()}\nThe build with ${config} failed: see above.`,
    );
}

/**
 * @param {string} script
 * @param {string} folder
 * @param {string} problem
 */
async function runStep(script, folder, problem) {
  await runScript([`bin/bootstrap/${script}.mjs`, folder], problem);
}

/**
 * Runs in a separate process, to keep the memory of the server started next in this one small.
 * @param {string[]} args
 * @param {string} problem
 */
async function runScript(args, problem) {
  const { code, output } = await runNode(args, { env: PRODUCTION });
  if (code !== 0) throw new Problem(`${stripVTControlCharacters(output).trim()}\n${problem}: see above.`);
}

/**
 * @param {string} part
 * @param {string} unfinished
 */
function putInPlace(part, unfinished) {
  if (existsSync(join(DIST, part))) renameSync(join(DIST, part), join(unfinished, `old-${part}`));
  renameSync(join(unfinished, part), join(DIST, part));
}
