import { type ReactNode, Suspense } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { CrashNotice } from "./crash-notice.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { screenAt } from "./routes.ts";

const MemberShell = lazyPart("member-shell", async () => {
  return (await import("./member/member-shell.tsx")).MemberShell;
});

interface MemberGateProps {
  user: UserView;
  children: ReactNode;
}

/** Loads the signed-in shell as a separate chunk, which visitors never download. */
export function MemberGate({ user, children }: MemberGateProps) {
  return (
    <Boundary fallback={(retry) => <CrashNotice onRetry={retry} />}>
      <Suspense fallback={<MemberSkeleton />}>
        <MemberShell user={user}>{children}</MemberShell>
      </Suspense>
    </Boundary>
  );
}

/** Preloads what a member sees at this path while the session request is still running. */
export function preloadMember(path: string): void {
  void MemberShell.preload();
  void screenAt(path, true).Page.preload();
}

function MemberSkeleton() {
  return (
    <>
      <div className="h-13 border-b border-border bg-surface sm:h-16" />
      <PageSkeleton />
    </>
  );
}
