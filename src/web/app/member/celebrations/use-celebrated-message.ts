import { useEffect, useEffectEvent } from "react";
import { dismiss, shownToasts, subscribeToToasts, toast } from "#web/ui/toast/toast-store.ts";
import type { CelebrationMessage } from "#web/wiring/celebrate.ts";
import type { Celebrated } from "./use-celebration-queue.ts";

/** Shows a celebration in words as a toast while it has its turn; a closed toast ends the turn. */
export function useCelebratedMessage(shown: Celebrated | null, onEnd: (id: string) => void): void {
  const end = useEffectEvent(onEnd);
  const message: CelebrationMessage | null = shown && "message" in shown ? shown.message : null;
  const id = shown?.id;
  useEffect(() => {
    if (!message || !id) return;
    const mine = toast(message);
    const stop = subscribeToToasts(() => {
      const isGone = !shownToasts().some((entry) => entry.id === mine && entry.open);
      if (isGone) end(id);
    });
    return () => {
      stop();
      dismiss(mine);
    };
  }, [message, id]);
}
