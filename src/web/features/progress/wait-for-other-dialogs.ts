/** Well under the closing animation, so that whoever waits is there before the next in line. */
const LOOK_EVERY_MS = 60;
/** The workspace closes by itself within this time; whatever stays longer is being used. */
const LONG_MS = 1_200;

interface Waiting {
  isOwnOpen: () => boolean;
  /** Once, when it takes long: something else may say it meanwhile. */
  onLong: () => void;
  signal: AbortSignal;
}

/** Resolves when no other dialog is open, or when the one who waits has left. */
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

/** The mentor's panel may stand beside the page for hours: a level does not wait for it. */
function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog][data-state=open]:not([data-mentor])") !== null;
}
