import { canInstall, install } from "./apt.mjs";
import { Problem } from "./command.mjs";
import { findProgram } from "./find-program.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of an installed Chrome or Chromium: CHROME_PATH, then the usual names. */
export function findBrowser() {
  return findProgram({ variable: "CHROME_PATH", names: NAMES, places: PLACES });
}

/** Installs Debian's chromium if that is possible without asking. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (!canInstall())
    throw new Problem(
      "The browser tests need Chrome or Chromium. Install one (Debian: `sudo apt-get install chromium`), or set CHROME_PATH to it, and run this again.",
    );
  await install("Chromium", "the browser tests (once, a minute or two)", ["chromium", "fonts-liberation"]);
  return findBrowser() ?? "chromium";
}
