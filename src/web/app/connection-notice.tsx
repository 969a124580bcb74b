import { Suspense, useSyncExternalStore } from "react";
import { t } from "#web/platform/language/text.ts";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";

const OfflineBar = lazyPart("offline-bar", async () =>
  (await import("./member/offline-bar.tsx")).startOffline(),
);

/** Fetched before it is needed: without connection it would be too late. */
export function prepareOfflineBar(): void {
  void OfflineBar.preload();
}

/** Says that there is no connection. Always mounted: screen readers miss live regions inserted with their text. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  return (
    <div role="status" aria-label={t("Connection")}>
      {isOnline ? null : (
        <Boundary fallback={() => <p className="p-2 text-center text-info">{t("You are offline.")}</p>}>
          <Suspense fallback={null}>
            <OfflineBar />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
