import { MS_PER_MINUTE, MS_PER_SECOND } from "#domain/general/durations.ts";
import { t } from "#web/platform/language/text.ts";
import { hasUnstoredChanges } from "#web/platform/storage/unstored-changes.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

/** What is sent and answered between two looks was never at risk. */
const LOOK_EVERY_MS = 5 * MS_PER_SECOND;

let isWatching = false;

/** Where the browser can store nothing, says that what waits to be sent ends with this tab, and asks before that. */
export function watchUnstored(): void {
  if (isWatching) return;
  isWatching = true;
  let looks = 0;
  onEveryLook(() => {
    looks = hasUnstoredChanges() ? looks + 1 : 0;
    if (looks === 2) tell();
  });
  window.addEventListener("beforeunload", (event) => {
    if (hasUnstoredChanges()) event.preventDefault();
  });
}

/** A timer, since the first screen, which keeps what waits, has no room to tell of it. Answers what ends it. */
export function onEveryLook(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

function tell(): void {
  toast({
    title: t("Keep this tab open"),
    description: t(
      "Not saved yet, and this browser can store nothing: its storage is full or blocked. What you did is safe while this tab is open, and sent as soon as possible. Then free some space, or allow this site to store data.",
    ),
    variant: "destructive",
    durationMs: 10 * MS_PER_MINUTE,
  });
}
