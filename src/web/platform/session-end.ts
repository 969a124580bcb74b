import { useSyncExternalStore } from "react";
import { ApiError } from "./api-error.ts";

let hasEnded = false;
const listeners = new Set<() => void>();

/** A call that is refused in mid-use: the session was ended elsewhere, or has run out. */
export function noticeSessionEnd(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) setSessionEnded(true);
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
