import type { ReactNode } from "react";
import { isSameForAll } from "../routes.ts";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";

/** Layout around every page of a signed-out visitor. */
export function PublicShell({ path, children }: { path: string; children: ReactNode }) {
  const asksToSignIn = !isSameForAll(path);
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader hasLaunch={!asksToSignIn} />
      <div className="flex flex-1 flex-col pt-15 sm:pt-18">{children}</div>
      <PublicFooter />
    </div>
  );
}
