import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "wouter";
import type { UserView } from "#contracts/accounts.ts";
import { PlanHost } from "#web/features/billing/plan-host.tsx";
import { FeedbackWidgets } from "#web/features/feedback/feedback-widgets.tsx";
import { ToolboxDropdown } from "#web/features/toolbox/toolbox-dropdown.tsx";
import { UsedToolsProvider } from "#web/features/toolbox/used-tools.tsx";
import { startReadingTogether } from "#web/platform/api/reads-together.ts";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { useFirstIntent } from "#web/platform/lazy/first-intent.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { OnceUsed } from "#web/platform/lazy/once-used.tsx";
import { useSessionEnded } from "#web/platform/session/session-end.ts";
import { signOut } from "#web/platform/session/sign-out.ts";
import { noticeReturnFromSignIn } from "#web/platform/session/start-sign-in.ts";
import { isConsolePath } from "#web/wiring/console-path.ts";
import { ConnectionNotice, prepareOfflineBar } from "../connection-notice.tsx";
import { Overlays, prepareOverlay } from "../prepare-overlay.ts";
import { useShellKeys } from "./commands/use-shell-keys.ts";
import { MemberMentor } from "./member-mentor.tsx";
import { Notifications, prepareToaster } from "./notifications.tsx";
import { OnboardingGate } from "./onboarding-gate.tsx";
import { useOverlay } from "./overlays/use-overlay.ts";
import { PhoneTabs } from "./phone-tabs.tsx";
import { TopBar } from "./top-bar/top-bar.tsx";
import { useTrailColour } from "./use-trail-colour.ts";

startReadingTogether();

/** There is nothing to celebrate before something was done. */
const Celebrations = lazyPart("celebrations", async () => {
  return (await import("./celebrations/celebrations.tsx")).Celebrations;
});

const ConsoleShell = lazyPart("console", async () => {
  return (await import("../console/console-shell.tsx")).ConsoleShell;
});

const ActivityWatch = lazyPart("activity-watch", async () => {
  return (await import("#web/features/activity/activity-watch.tsx")).ActivityWatch;
});

interface MemberShellProps {
  user: UserView;
  children: ReactNode;
}

/** Layout around every page of a signed-in person. */
export function MemberShell({ user, children }: MemberShellProps) {
  const queries = useQueryClient();
  const [path] = useLocation();
  const isConsole = user.role === "admin" && isConsolePath(path);
  const { overlay, close } = useOverlay();
  const hasEnded = useSessionEnded();
  const leave = () => void signOut(queries);
  const [isUsed, setIsUsed] = useState(false);
  useFirstIntent(() => {
    setIsUsed(true);
    prepareToaster();
    prepareOfflineBar();
    void prepareOverlay();
  });
  useShellKeys();
  useTrailColour(user);
  const arrive = useEffectEvent(() => noticeReturnFromSignIn(user));
  useEffect(() => arrive(), []);

  return (
    <>
      <UsedToolsProvider userId={user.id}>
        {isConsole ? (
          <Suspense>
            <ConsoleShell user={user} widgets={<FeedbackWidgets user={user} place="rail" />}>
              {children}
            </ConsoleShell>
          </Suspense>
        ) : (
          <div className="flex min-h-dvh flex-col">
            <TopBar user={user} toolbox={<ToolboxDropdown />} onSignOut={leave} />
            <ConnectionNotice />
            {children}
            {user.hasCompletedOnboarding ? <PhoneTabs /> : null}
            <FeedbackWidgets user={user} />
          </div>
        )}
        {user.hasCompletedOnboarding ? <MemberMentor user={user} hasButton={!isConsole} /> : null}
      </UsedToolsProvider>
      <LazyOverlay open={overlay !== null || hasEnded}>
        <Overlays user={user} overlay={overlay} onClose={close} onSignOut={leave} />
      </LazyOverlay>
      <OnceUsed instead={null}>
        <Celebrations />
      </OnceUsed>
      <PlanHost user={user} />
      <OnboardingGate user={user} />
      <Notifications />
      {isUsed && !hasEnded ? (
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <ActivityWatch />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  );
}
