import type { CelebrationKind } from "#domain/progress/celebration-queue.ts";
import { createSignal } from "#web/platform/signal.ts";
import { type ToastInput, toast } from "#web/ui/toast/toast-store.ts";

/** A celebration in words, such as the XP of a quest. */
export interface CelebrationMessage extends ToastInput {
  kind: Extract<CelebrationKind, "xp" | "streak">;
}

const messages = createSignal<CelebrationMessage>();
let isCelebratingNow = false;

/** Puts the message into the queue of celebrations. Before that is loaded, it is shown at once. */
export function celebrate(message: CelebrationMessage): void {
  if (!messages.emit(message)) toast(message);
}

/** For the queue, which the member's shell mounts. */
export const onCelebration = messages.subscribe;

export function setCelebrating(isCelebrating: boolean): void {
  isCelebratingNow = isCelebrating;
}

/** Something is being celebrated or waits for its turn. A card that stays until it is dismissed does not count. */
export function isCelebrating(): boolean {
  return isCelebratingNow;
}
