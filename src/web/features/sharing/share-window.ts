import { ShareProblem } from "./share-outcome.ts";

const FEATURES = "popup,width=600,height=400";
const POLL_MS = 1_000;
const FORCED_MS = 30_000;
export const WINDOW_OPEN_TEXT = `Your XP comes when you close that window, or after ${FORCED_MS / 1_000} seconds at the latest.`;
/** A page that cuts its ties to ours reads as closed the moment it arrives. */
const BELIEVED_FROM_MS = 2_000;

/** Empty for now: only a window opened within the click itself is let through. */
export function openShareWindow(): Window {
  const opened = window.open("about:blank", "_blank", FEATURES);
  if (!opened || opened.closed) throw new ShareProblem("The share window could not be opened");
  // Not by `noopener`, which would keep the handle from us that tells when it is closed.
  opened.opener = null;
  return opened;
}

/** Resolves when the person has closed the window, at the latest after 30 s. */
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
      // From here on it would read as closed for ever.
      else clearInterval(polling);
    }, POLL_MS);
  });
}
