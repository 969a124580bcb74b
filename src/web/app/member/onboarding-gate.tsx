import { type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "wouter";
import type { UserView } from "#contracts/accounts.ts";
import { welcomeIfJustArrived } from "#web/features/onboarding/welcome.ts";
import { browser } from "#web/platform/browser.ts";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { CrashNotice } from "../crash-notice.tsx";

const OnboardingOverlay = lazyPart("onboarding", async () => {
  return (await import("#web/features/onboarding/onboarding-overlay.tsx")).OnboardingOverlay;
});

/** Operators may use these pages without completing onboarding. */
const OPERATORS_PAGES = ["/analytics", "/performance"];

/** Covers every page until the person has completed onboarding. */
export function OnboardingGate({ user }: { user: UserView }) {
  useEffect(welcomeIfJustArrived, []);
  const [path] = useLocation();
  const isOperating = user.role === "admin" && OPERATORS_PAGES.includes(path);
  if (user.hasCompletedOnboarding || isOperating) return null;
  return (
    <Boundary
      fallback={(retry) => (
        <Cover>
          <CrashNotice onRetry={retry} />
        </Cover>
      )}
    >
      <Suspense fallback={<Cover />}>
        <OnboardingOverlay user={user} onComplete={() => browser.reload()} />
      </Suspense>
    </Boundary>
  );
}

function Cover({ children }: { children?: ReactNode }) {
  return <div className="paper fixed inset-0 z-40 grid content-center">{children}</div>;
}
