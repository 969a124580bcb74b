import { type RefObject, Suspense } from "react";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { Arrival, type Shown } from "./arrival.tsx";
import { CrashNotice } from "./crash-notice.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import type { Screen } from "./routes.ts";

interface PageFrameProps {
  path: string;
  screen: Screen;
  shown: RefObject<Shown>;
}

/** One page with what every page needs: a boundary, something to see while it loads, title and focus. */
export function PageFrame({ path, screen, shown }: PageFrameProps) {
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <Boundary key={path} fallback={(retry) => <CrashNotice onRetry={retry} />}>
        <Suspense fallback={<PageSkeleton />}>
          <screen.Page />
          <Arrival path={path} title={screen.title} shown={shown} />
        </Suspense>
      </Boundary>
    </main>
  );
}
