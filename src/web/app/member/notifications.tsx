import { Suspense, useState } from "react";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { LatestNotification } from "#web/ui/toast/latest-notification.tsx";
import { useNotifications } from "#web/ui/toast/use-notifications.ts";

const Toaster = lazyPart("toaster", async () => (await import("#web/ui/toast/toaster.tsx")).Toaster);

export function prepareToaster(): void {
  void Toaster.preload();
}

/** What `toast()` says: always to screen readers, and on screen by a part that is fetched before the first one. */
export function Notifications() {
  const { shown } = useNotifications();
  const [isNeeded, setIsNeeded] = useState(false);
  if (shown.length > 0 && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return <LatestNotification />;
  return (
    // Without the part the plain words stand on screen: they may be about the very connection that is gone.
    <Boundary fallback={() => <LatestNotification isOnScreen />}>
      <LatestNotification />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </Boundary>
  );
}
