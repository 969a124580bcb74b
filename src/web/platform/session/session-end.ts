import { useSyncExternalStore } from "react";
import { ApiError } from "../api/api-error.ts";

let hasEnded = false;
let isPutOff = false;
const listeners = new Set<() => void>();

/** A call that is refused in mid-use: the session was ended elsewhere, or has run out. */
export function noticeSessionEnd(error: unknown): void {
  // A turn later: whoever sent the call puts its form back first, and the notice lies above it.
  if (error instanceof ApiError && error.status === 401) setTimeout(() => setSessionEnded(true), 0);
}

/** The same for what the page reads by itself: whoever has put the notice off is not asked again by that. */
export function noticeSessionEndInPassing(error: unknown): void {
  if (!isPutOff) noticeSessionEnd(error);
}

/** "Not now": the person may have something to copy first. */
export function putOffSessionEnd(): void {
  isPutOff = true;
  setSessionEnded(false);
}

export function setSessionEnded(next: boolean): void {
  if (hasEnded === next) return;
  hasEnded = next;
  for (const listener of listeners) listener();
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(listen, () => hasEnded);
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
