import { canInstall, install } from "./apt.mjs";
import { Problem } from "./command.mjs";
import { findProgram } from "./find-program.mjs";

/** The headless shell first: it has no window to draw, and needs about two thirds of the processor time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of an installed Chrome or Chromium: CHROME_PATH, then the usual names. */
export function findBrowser() {
  return findProgram({ variable: "CHROME_PATH", names: NAMES, places: PLACES });
}

/** Installs Debian's Chromium if that is possible without asking. Older releases have no headless shell. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (!canInstall())
    throw new Problem(
      "The browser tests need Chrome or Chromium. Install one (Debian: `sudo apt-get install chromium`), or set CHROME_PATH to it, and run this again.",
    );
  const whatFor = "the browser tests (once, a minute or two)";
  const packages = (/** @type {string} */ browser) => [browser, "fonts-liberation"];
  try {
    await install("Chromium", whatFor, packages("chromium-headless-shell"));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await install("Chromium", whatFor, packages("chromium"));
  }
  return findBrowser() ?? "chromium";
}
