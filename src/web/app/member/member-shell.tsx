import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { onOpenProfile } from "#web/features/accounts/profile-event.ts";
import { PlanHost } from "#web/features/billing/plan-host.tsx";
import { FeedbackWidgets } from "#web/features/feedback/feedback-widgets.tsx";
import { ToolboxDropdown } from "#web/features/toolbox/toolbox-dropdown.tsx";
import { useFirstIntent } from "#web/platform/lazy/first-intent.ts";
import { onOpenLogbook } from "#web/platform/open-logbook.ts";
import { signOut } from "#web/platform/session/sign-out.ts";
import { noticeReturnFromSignIn } from "#web/platform/session/start-sign-in.ts";
import { UsedToolsProvider } from "#web/platform/used-tools.tsx";
import { Notifications, prepareToaster } from "./notifications.tsx";
import { OnboardingGate } from "./onboarding-gate.tsx";
import { Overlays, prepareOverlay, prepareSessionEnd } from "./overlays.tsx";
import { Celebrations } from "./sharing.tsx";
import { TopBar } from "./top-bar.tsx";
import { useCommandKey } from "./use-command-key.ts";
import { useOverlay } from "./use-overlay.ts";
import { useShellKeys } from "./use-shell-keys.ts";

interface MemberShellProps {
  user: UserView;
  children: ReactNode;
}

/** Around every page of someone who is signed in. */
export function MemberShell({ user, children }: MemberShellProps) {
  const queries = useQueryClient();
  const { overlay, open, close } = useOverlay();
  const leave = () => void signOut(queries);
  useCommandKey(() => open("commands"));
  useFirstIntent(() => {
    prepareToaster();
    prepareSessionEnd();
    prepareOverlay("commands");
  });
  useShellKeys(() => open("shortcuts"));
  const openOverlay = useEffectEvent(open);
  const arrive = useEffectEvent(() => noticeReturnFromSignIn(user));
  useEffect(() => arrive(), []);
  useEffect(() => onOpenProfile(() => openOverlay("account")), []);
  useEffect(() => onOpenLogbook(() => openOverlay("logbook")), []);

  return (
    <>
      <UsedToolsProvider userId={user.id}>
        <div className="flex min-h-dvh flex-col">
          <TopBar user={user} toolbox={<ToolboxDropdown />} onOpen={open} onSignOut={leave} />
          {children}
          <FeedbackWidgets user={user} />
        </div>
      </UsedToolsProvider>
      <Overlays user={user} overlay={overlay} onOpen={open} onClose={close} onSignOut={leave} />
      <Celebrations />
      <PlanHost user={user} />
      <OnboardingGate user={user} />
      <Notifications />
    </>
  );
}
