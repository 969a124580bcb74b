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

/** Wraps a page with an error boundary, a loading skeleton, the document title and focus handling. */
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
