import { useSyncExternalStore } from "react";
import {
  dismiss,
  shownToasts,
  subscribeToToasts,
  type Toast,
  type ToastHistoryEntry,
  toastHistory,
} from "./toast-store.ts";

interface Notifications {
  shown: readonly Toast[];
  history: readonly ToastHistoryEntry[];
  dismiss: typeof dismiss;
}

export function useNotifications(): Notifications {
  const shown = useSyncExternalStore(subscribeToToasts, shownToasts, shownToasts);
  const history = useSyncExternalStore(subscribeToToasts, toastHistory, toastHistory);
  return { shown, history, dismiss };
}
