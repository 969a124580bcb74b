/** Well under the closing animation, so that the waiting dialog opens before the next one queued. */
const LOOK_EVERY_MS = 60;
/** The workspace closes by itself within this time; a dialog open for longer is in use. */
const LONG_MS = 1_200;

interface Waiting {
  isOwnOpen: () => boolean;
  /** Called once if the wait is long, e.g. to announce it by toast. */
  onLong: () => void;
  signal: AbortSignal;
}

/** Resolves when no other dialog is open, or on abort. */
export function waitForOtherDialogs({ isOwnOpen, onLong, signal }: Waiting): Promise<void> {
  const isFree = () => signal.aborted || isOwnOpen() || !isDialogOpen();
  if (isFree()) return Promise.resolve();
  return new Promise((resolve) => {
    const long = setTimeout(onLong, LONG_MS);
    const looking = setInterval(() => {
      if (!isFree()) return;
      clearTimeout(long);
      clearInterval(looking);
      resolve();
    }, LOOK_EVERY_MS);
  });
}

/** Ignores the mentor's panel, which may stay open beside the page for hours. */
function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog][data-state=open]:not([data-mentor])") !== null;
}
