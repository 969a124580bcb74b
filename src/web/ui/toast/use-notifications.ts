import { useSyncExternalStore } from "react";
import {
  dismiss,
  saidWords,
  shownToasts,
  subscribeToToasts,
  type Toast,
  type ToastHistoryEntry,
  toastHistory,
} from "./toast-store.ts";

interface Notifications {
  shown: readonly Toast[];
  history: readonly ToastHistoryEntry[];
  /** Said to screen readers without a toast. */
  said: string;
  dismiss: typeof dismiss;
}

export function useNotifications(): Notifications {
  const shown = useSyncExternalStore(subscribeToToasts, shownToasts, shownToasts);
  const history = useSyncExternalStore(subscribeToToasts, toastHistory, toastHistory);
  const said = useSyncExternalStore(subscribeToToasts, saidWords, saidWords);
  return { shown, history, said, dismiss };
}
