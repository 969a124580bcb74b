import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runChild } from "./child.mjs";
import { Problem, secondsSince } from "./command.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const APT_ATTEMPTS = 10;
const APT_PAUSE_MS = 15_000;

/** The path of an installed Chrome or Chromium: CHROME_PATH, then the usual names. */
export function findBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const byName = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROME_PATH ?? "", ...byName, ...PLACES];
  return candidates.find((path) => path !== "" && existsSync(path));
}

/** Installs Debian's chromium where that is possible without asking. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (!isDebian() || process.getuid?.() !== 0)
    throw new Problem(
      "The browser tests need Chrome or Chromium. Install one (Debian: `sudo apt-get install chromium`), or set CHROME_PATH to it, and run this again.",
    );
  const startedAt = Date.now();
  console.log("Installing Chromium for the browser tests (once, a minute or two) …");
  await apt(["update"]);
  await apt(["install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"]);
  console.log(`Installed Chromium in ${secondsSince(startedAt)}.`);
  return findBrowser() ?? "chromium";
}

function isDebian() {
  const release = "/etc/os-release";
  return existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, "utf8"));
}

/** @param {string[]} args */
async function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" };
  for (let attempt = 1; ; attempt++) {
    const { code, output } = await runChild("apt-get", ["-qq", ...args], { env });
    if (code === 0) return;
    // Right after boot, unattended upgrades often hold the lock.
    if (attempt === APT_ATTEMPTS || !/Could not get lock|Unable to lock|Unable to acquire/.test(output))
      throw new Problem(`${output.trim()}\nChromium could not be installed: see apt-get's words above.`);
    console.log("  … waiting for another package installation to finish");
    await sleep(APT_PAUSE_MS);
  }
}
