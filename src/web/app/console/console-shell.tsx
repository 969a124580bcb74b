import type { ReactNode } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { TestModeNotice } from "#web/features/admin/test-mode-notice.tsx";
import { ConnectionNotice } from "../connection-notice.tsx";
import { ConsoleRail } from "./console-rail.tsx";
import { ConsoleTabs } from "./console-tabs.tsx";
import { ConsoleTop } from "./console-top.tsx";

interface ConsoleShellProps {
  user: UserView;
  /** The three feedback buttons: in the rail, where they cover nothing. */
  widgets: ReactNode;
  children: ReactNode;
}

/** Layout around every page of the operators' console. */
export function ConsoleShell({ user, widgets, children }: ConsoleShellProps) {
  return (
    <div
      lang="en"
      className="grid min-h-dvh grid-cols-1 sm:grid-cols-[60px_minmax(0,1fr)] wide:grid-cols-[216px_minmax(0,1fr)]"
    >
      <ConsoleRail user={user} widgets={widgets} />
      <div className="flex min-w-0 flex-col max-sm:pb-[calc(65px+env(safe-area-inset-bottom))]">
        <ConsoleTop />
        <ConnectionNotice />
        <aside aria-label="Notices">
          <TestModeNotice />
        </aside>
        {children}
      </div>
      <ConsoleTabs />
    </div>
  );
}
