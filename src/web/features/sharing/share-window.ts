import { t } from "#web/platform/language/text.ts";
import { ShareProblem } from "./share-outcome.ts";

const FEATURES = "popup,width=600,height=400";
const POLL_MS = 1_000;
const FORCED_MS = 30_000;
export const WINDOW_OPEN_TEXT = t(
  "Your XP comes when you close that window, or after {seconds} seconds at the latest.",
  { seconds: FORCED_MS / 1_000 },
);
/** A page that isolates itself (COOP) reports `closed` as soon as it loads: ignored before this time. */
const BELIEVED_FROM_MS = 2_000;

/** Opened blank: browsers allow a pop-up only during the click itself. */
export function openShareWindow(): Window {
  const opened = window.open("about:blank", "_blank", FEATURES);
  if (!opened || opened.closed) throw new ShareProblem(t("The share window could not be opened"));
  // Not `noopener`, which returns no handle to detect closing.
  opened.opener = null;
  return opened;
}

/** Resolves when the person closes the window, or after 30 s. */
export function watchShareWindow(opened: Pick<Window, "closed">): Promise<"closed" | "forced"> {
  return new Promise((resolve) => {
    let waitedMs = 0;
    const end = (how: "closed" | "forced") => {
      clearInterval(polling);
      clearTimeout(forcing);
      resolve(how);
    };
    const forcing = setTimeout(() => end("forced"), FORCED_MS);
    const polling = setInterval(() => {
      waitedMs += POLL_MS;
      if (!opened.closed) return;
      if (waitedMs >= BELIEVED_FROM_MS) end("closed");
      // Closed too early: from now on `closed` is always true and says nothing.
      else clearInterval(polling);
    }, POLL_MS);
  });
}
