const EVENT = "sidequest:open-logbook";

/** The shell listens: the logbook lies over every page. */
export function openLogbook(): void {
  window.dispatchEvent(new CustomEvent(EVENT));
}

export function onOpenLogbook(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
