import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { alone } from "./checkout-lock.mjs";
import { runNpm } from "./child.mjs";
import { Problem, secondsSince } from "./command.mjs";
import { contentHash } from "./content-hash.mjs";
import { linkEmbeddedPostgres } from "./embedded-postgres-links.mjs";
import { isInstalled } from "./installed-packages.mjs";
import { ROOT } from "./paths.mjs";

const STAMP = join(ROOT, "node_modules", ".sidequest-installed");
const SIGN_OF_LIFE_MS = 15_000;

/** Installs the packages of package-lock.json unless they are installed already. */
export async function ensureInstalled() {
  const wanted = wantedStamp();
  if (readStamp() === wanted) return;
  await alone(async () => {
    if (readStamp() === wanted) return;
    if (!isInstalled()) await install();
    linkEmbeddedPostgres();
    writeFileSync(STAMP, wanted);
  });
}

function wantedStamp() {
  return `${contentHash(["package-lock.json"])} ${process.platform}-${process.arch}`;
}

function readStamp() {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return undefined;
  }
}

async function install() {
  const startedAt = Date.now();
  console.log("Installing dependencies, PostgreSQL among them, into node_modules (once, about a minute) …");
  const timer = setInterval(
    () => console.log(`  … still installing, ${secondsSince(startedAt)}`),
    SIGN_OF_LIFE_MS,
  );
  try {
    const { code, output } = await runNpm(["ci", "--include=dev", "--no-progress", "--loglevel=error"], {
      ...process.env,
      npm_config_fetch_retry_mintimeout: "2000",
      npm_config_fetch_timeout: "60000",
    });
    if (code !== 0) throw new Problem(explain(output));
  } finally {
    clearInterval(timer);
  }
  console.log(`Installed in ${secondsSince(startedAt)}.`);
}

/** @param {string} output */
function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH/.test(output))
    return "The package registry cannot be reached. Check the network (or `npm config get registry`) and run this again.";
  if (/ENOSPC/.test(output))
    return `The disk that holds ${ROOT} is full. Free about 1 GB and run this again.`;
  if (/EACCES|EPERM|EROFS/.test(output) && output.includes(join(ROOT, "node_modules")))
    return `${ROOT} cannot be written by this user, so nothing can be installed.`;
  return `${output.trim()}\nThe dependencies could not be installed: see npm's words above.`;
}
