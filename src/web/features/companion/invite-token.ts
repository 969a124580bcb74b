import { tabStore } from "#web/platform/storage/storage.ts";

const KEY = "companion-invite";
const SHAPE = /^#invite=([\w-]{10,100})$/u;

/**
 * The secret of an invitation's link. It is kept in the tab over a sign-in, and taken out of the address bar, so
 * that it is neither sent to a server nor left in the history.
 */
export function keepInviteToken(): void {
  const token = SHAPE.exec(window.location.hash)?.[1];
  if (!token) return;
  if (tabStore.set(KEY, token))
    window.history.replaceState(window.history.state, "", window.location.pathname);
}

/** From the address, or kept since the link was opened. */
export function readInviteToken(): string | null {
  return SHAPE.exec(window.location.hash)?.[1] ?? tabStore.get(KEY);
}

export function dropInviteToken(): void {
  tabStore.remove(KEY);
}
