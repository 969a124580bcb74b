import { useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { t } from "#web/platform/language/text.ts";
import { hasUnstoredChanges } from "#web/platform/storage/unstored-changes.ts";
import { startOfflineWorker } from "./offline-worker.ts";
import { onEveryLook, watchUnstored } from "./unstored-notice.ts";

/** Prepares for a lost connection: the service worker, the bar, and the warning where nothing can be stored. */
export function startOffline() {
  void startOfflineWorker();
  watchUnstored();
  return OfflineBar;
}

/** Below the top bar while there is no connection: what is safe, and what to do. */
function OfflineBar() {
  const queries = useQueryClient();
  const isUnstored = useSyncExternalStore(onEveryLook, hasUnstoredChanges);
  // Back again: what is shown may be from the last visit.
  useEffect(() => () => void queries.invalidateQueries(), [queries]);
  return (
    <p className="flex min-h-11 items-center justify-center gap-2.5 bg-info-soft px-4 py-1.5 text-[14.5px] leading-[1.35] font-medium text-info max-sm:text-[13.5px]">
      <CloudOff className="size-[18px] flex-none" aria-hidden="true" />
      <span className="text-pretty">
        <b className="mr-1 font-650">{t("You are offline.")}</b>{" "}
        {isUnstored
          ? t(
              "This browser can store nothing. Keep this tab open: what you finish is sent when you are back.",
            )
          : t("Keep going: what you finish is kept on this device and sent when you are back.")}
      </span>
    </p>
  );
}
