import { type RefObject, Suspense } from "react";
import { Boundary } from "#web/platform/boundary.tsx";
import { Arrival } from "./arrival.tsx";
import { CrashNotice } from "./crash-notice.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import type { Screen } from "./routes.ts";

interface PageFrameProps {
  path: string;
  screen: Screen;
  arrivals: RefObject<number>;
}

/** One page with what every page needs: a boundary, something to see while it loads, title and focus. */
export function PageFrame({ path, screen, arrivals }: PageFrameProps) {
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <Boundary key={path} fallback={(retry) => <CrashNotice onRetry={retry} />}>
        <Suspense fallback={<PageSkeleton />}>
          <screen.Page />
          <Arrival path={path} title={screen.title} arrivals={arrivals} />
        </Suspense>
      </Boundary>
    </main>
  );
}
