import { type ReactNode, Suspense, useState } from "react";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Boundary } from "./boundary.tsx";

interface LazyOverlayProps {
  open: boolean;
  /** One or more lazy parts. */
  children: ReactNode;
}

/**
 * For lazily loaded overlays: fetched on first opening, then kept mounted so that closing can be animated.
 * A failed fetch or crash leaves the page intact.
 */
export function LazyOverlay({ open, children }: LazyOverlayProps) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Boundary fallback={(retry) => (open ? <OverlayFailed onRetry={retry} /> : null)}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}

function OverlayFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-60 mx-auto flex max-w-[420px] items-center gap-3 rounded-quest bg-surface p-4 text-15 shadow-overlay"
    >
      <p className="mr-auto">{t("This window could not be opened.")}</p>
      <Button size="sm" onClick={onRetry}>
        {t("Retry")}
      </Button>
    </div>
  );
}
