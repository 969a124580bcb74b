import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { track } from "#web/platform/analytics-queue.ts";
import { signOut } from "#web/platform/sign-out.ts";
import { TooltipProvider } from "#web/ui/tooltip.tsx";
import { lazyPart } from "../lazy-part.ts";
import { Overlays } from "./overlays.tsx";
import { TopBar } from "./top-bar.tsx";
import { useCommandKey } from "./use-command-key.ts";
import { useOverlay } from "./use-overlay.ts";

const Toaster = lazyPart("toaster", async () => (await import("#web/ui/toast/toaster.tsx")).Toaster);

interface MemberShellProps {
  user: UserView;
  /** The toolbox's place in the top bar. */
  toolbox?: ReactNode;
  children: ReactNode;
}

/** Around every page of someone who is signed in. */
export function MemberShell({ user, toolbox, children }: MemberShellProps) {
  const queries = useQueryClient();
  const { overlay, open, close } = useOverlay();
  const leave = () => {
    track("button_click", "Sign out");
    void signOut(queries);
  };
  useCommandKey(() => open("commands"));

  return (
    <TooltipProvider>
      <div className="flex min-h-dvh flex-col">
        <TopBar user={user} toolbox={toolbox} onOpen={open} onSignOut={leave} />
        {children}
      </div>
      <Overlays user={user} overlay={overlay} onOpen={open} onClose={close} onSignOut={leave} />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </TooltipProvider>
  );
}
