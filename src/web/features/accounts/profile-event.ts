const EVENT = "sidequest:open-profile";

/** Anything on the page may ask for the profile: the empty schedule's card does. */
export function onOpenProfile(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
