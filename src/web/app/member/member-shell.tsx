import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useEffectEvent } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { onOpenProfile } from "#web/features/accounts/profile-event.ts";
import { LevelUpListener } from "#web/features/progress/level-up-listener.tsx";
import { ToolboxDropdown } from "#web/features/toolbox/toolbox-dropdown.tsx";
import { track } from "#web/platform/analytics-queue.ts";
import { signOut } from "#web/platform/sign-out.ts";
import { UsedToolsProvider } from "#web/platform/used-tools.tsx";
import { TooltipProvider } from "#web/ui/tooltip.tsx";
import { lazyPart } from "../lazy-part.ts";
import { OnboardingGate } from "./onboarding-gate.tsx";
import { Overlays } from "./overlays.tsx";
import { TopBar } from "./top-bar.tsx";
import { useCommandKey } from "./use-command-key.ts";
import { useOverlay } from "./use-overlay.ts";

const Toaster = lazyPart("toaster", async () => (await import("#web/ui/toast/toaster.tsx")).Toaster);

interface MemberShellProps {
  user: UserView;
  children: ReactNode;
}

/** Around every page of someone who is signed in. */
export function MemberShell({ user, children }: MemberShellProps) {
  const queries = useQueryClient();
  const { overlay, open, close } = useOverlay();
  const leave = () => {
    track("button_click", "Sign out");
    void signOut(queries);
  };
  useCommandKey(() => open("commands"));
  const openProfile = useEffectEvent(() => open("account"));
  useEffect(() => onOpenProfile(() => openProfile()), []);

  return (
    <TooltipProvider>
      <UsedToolsProvider userId={user.id}>
        <div className="flex min-h-dvh flex-col">
          <TopBar user={user} toolbox={<ToolboxDropdown />} onOpen={open} onSignOut={leave} />
          {children}
        </div>
      </UsedToolsProvider>
      <Overlays user={user} overlay={overlay} onOpen={open} onClose={close} onSignOut={leave} />
      <LevelUpListener />
      <OnboardingGate user={user} />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </TooltipProvider>
  );
}
