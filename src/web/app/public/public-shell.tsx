import type { ReactNode } from "react";
import { PublicFooter } from "../../pages/public-footer.tsx";
import { isSameForAll } from "../routes.ts";
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
