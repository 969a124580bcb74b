import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { runChild } from "./child.mjs";
import { Problem, secondsSince } from "./command.mjs";

const APT_ATTEMPTS = 10;
const APT_PAUSE_MS = 15_000;

/** Root on Debian may install packages without asking. */
export function canInstall() {
  const release = "/etc/os-release";
  const isDebian = existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, "utf8"));
  return isDebian && process.getuid?.() === 0;
}

/**
 * Installs Debian packages, and says so first: a command changes the machine only with a line about it.
 * @param {string} what as a person calls it
 * @param {string} whatFor
 * @param {string[]} packages
 */
export async function install(what, whatFor, packages) {
  const startedAt = Date.now();
  console.log(`Installing ${what} for ${whatFor}: apt-get install ${packages.join(" ")} …`);
  await apt(what, ["update"]);
  await apt(what, ["install", "--yes", "--no-install-recommends", ...packages]);
  console.log(`Installed ${what} in ${secondsSince(startedAt)}.`);
}

/**
 * @param {string} what
 * @param {string[]} args
 */
async function apt(what, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" };
  for (let attempt = 1; ; attempt++) {
    const { code, output } = await runChild("apt-get", ["-qq", ...args], { env });
    if (code === 0) return;
    // Right after boot, unattended upgrades often hold the lock.
    if (attempt === APT_ATTEMPTS || !/Could not get lock|Unable to lock|Unable to acquire/.test(output))
      throw new Problem(`${output.trim()}\n${what} could not be installed: see apt-get's words above.`);
    console.log("  … waiting for another package installation to finish");
    await sleep(APT_PAUSE_MS);
  }
}
