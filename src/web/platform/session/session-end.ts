import { useSyncExternalStore } from "react";
import { ApiError } from "../api/api-error.ts";

let hasEnded = false;
let isPutOff = false;
const listeners = new Set<() => void>();

/** Opens the session-ended dialog on a 401: the session was ended elsewhere or has expired. */
export function noticeSessionEnd(error: unknown): void {
  // Deferred, so that the caller restores its form first and the dialog opens above it.
  if (error instanceof ApiError && error.status === 401) setTimeout(() => setSessionEnded(true), 0);
}

/** As above for background reads: they do not reopen the dialog once it has been dismissed. */
export function noticeSessionEndInPassing(error: unknown): void {
  if (!isPutOff) noticeSessionEnd(error);
}

/** "Not now": closes the dialog, e.g. to copy typed text first. */
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
