/** Chromium shows suggestions below the address bar with two web pages of its own, opened with every window. */
const WITHOUT_SUGGESTIONS = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "PreloadTopChromeWebUI",
];

/** A process kept ready for the next site. Tests visit one site. */
const WITHOUT_SPARE_PROCESS = ["SpareRendererForSitePerProcess"];

/** What Playwright turns off by itself: Chromium reads only the last list, and that is ours. */
const AS_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Without the features named above, a new page needs half the processor time: measured with Chromium 156. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...AS_PLAYWRIGHT, ...WITHOUT_SUGGESTIONS, ...WITHOUT_SPARE_PROCESS].join(",")}`,
];
