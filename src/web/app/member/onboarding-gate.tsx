import { type ReactNode, Suspense, useEffect } from "react";
import { Link, useLocation } from "wouter";
import type { UserView } from "#contracts/accounts.ts";
import { welcomeIfJustArrived } from "#web/features/onboarding/welcome.ts";
import { browser } from "#web/platform/browser.ts";
import { t } from "#web/platform/language/text.ts";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { isConsolePath } from "#web/wiring/console-path.ts";
import { CrashNotice } from "../crash-notice.tsx";

const OnboardingOverlay = lazyPart("onboarding", async () => {
  return (await import("#web/features/onboarding/onboarding-overlay.tsx")).OnboardingOverlay;
});

/** Covers every page until the person has completed onboarding. Operators may use the console without it. */
export function OnboardingGate({ user }: { user: UserView }) {
  useEffect(welcomeIfJustArrived, []);
  const [path] = useLocation();
  const isOperator = user.role === "admin";
  if (user.hasCompletedOnboarding || (isOperator && isConsolePath(path))) return null;
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
        {isOperator ? <ToConsole /> : null}
      </Suspense>
    </Boundary>
  );
}

/** An operator need not answer questions about a business. */
function ToConsole() {
  return (
    <Link
      href="/analytics"
      className="fixed right-3 bottom-3 z-50 inline-flex h-11 items-center rounded-btn border border-border bg-surface px-4 text-14 font-semibold text-text"
    >
      {t("Skip to the console")}
    </Link>
  );
}

function Cover({ children }: { children?: ReactNode }) {
  return <div className="paper fixed inset-0 z-40 grid content-center">{children}</div>;
}
