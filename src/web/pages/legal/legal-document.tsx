import type { ReactNode } from "react";
import { Router } from "wouter";
import type { PagePath } from "#contracts/pages/pages.ts";
import { PublicFooter } from "#web/pages/public-footer.tsx";
import { Wordmark } from "#web/ui/brand/wordmark.tsx";

/** A legal page as rendered on the server: the same text and layout as in the app, without script. */
export function LegalDocument({
  path,
  support,
  children,
}: {
  path: PagePath;
  support: string;
  children: ReactNode;
}) {
  return (
    <Router ssrPath={path}>
      <div className="flex min-h-dvh flex-col">
        <header className="fixed inset-x-0 top-0 z-20 bg-bg/85 backdrop-blur-md">
          <div className="mx-auto flex h-15 w-[min(1200px,100%-32px)] items-center sm:h-18 sm:w-[min(1200px,100%-64px)]">
            <a href="/" className="mr-auto flex items-center rounded-[10px] pointer-coarse:min-h-11">
              <Wordmark className="text-[19px] sm:text-[23px]" />
            </a>
          </div>
        </header>
        <main className="flex flex-1 flex-col pt-15 sm:pt-18">{children}</main>
        <PublicFooter support={support} />
      </div>
    </Router>
  );
}
