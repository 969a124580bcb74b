import { Suspense, useState } from "react";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { LatestNotification } from "#web/ui/toast/latest-notification.tsx";
import { useNotifications } from "#web/ui/toast/use-notifications.ts";

const Toaster = lazyPart("toaster", async () => (await import("#web/ui/toast/toaster.tsx")).Toaster);

export function prepareToaster(): void {
  void Toaster.preload();
}

/** Shows `toast()` messages: always to screen readers, and on screen by a lazily loaded part. */
export function Notifications() {
  const { shown } = useNotifications();
  const [isNeeded, setIsNeeded] = useState(false);
  if (shown.length > 0 && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return <LatestNotification />;
  return (
    // If that part cannot load, show plain text: the message may be about the lost connection itself.
    <Boundary fallback={() => <LatestNotification isOnScreen />}>
      <LatestNotification />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </Boundary>
  );
}
