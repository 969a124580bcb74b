import { funnel, track } from "#web/platform/analytics/analytics-queue.ts";
import { t } from "#web/platform/language/text.ts";
import { startSignIn } from "#web/platform/session/start-sign-in.ts";
import { Wordmark } from "#web/ui/brand/wordmark.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ArrowIcon } from "#web/ui/first-icons.tsx";
import { ThemeToggle } from "../theme-toggle.tsx";
import { useScrolled } from "../use-scrolled.ts";

/** Fixed header of public pages. No launch button on the sign-in page, which has its own. */
export function PublicHeader({ hasLaunch }: { hasLaunch: boolean }) {
  return (
    <header
      data-scrolled={useScrolled()}
      className="fixed inset-x-0 top-0 z-20 border-b border-transparent bg-bg/85 backdrop-blur-md transition-colors data-[scrolled=true]:border-border data-[scrolled=true]:bg-surface"
    >
      <div className="mx-auto flex h-15 w-[min(1200px,100%-32px)] items-center gap-2 sm:h-18 sm:w-[min(1200px,100%-64px)]">
        <a href="/" className="mr-auto flex items-center rounded-[10px] pointer-coarse:min-h-11">
          <Wordmark className="text-[19px] sm:text-[23px]" />
        </a>
        <ThemeToggle />
        {hasLaunch ? (
          <Button variant="primary" size="sm" className="max-sm:h-10" data-track="" onClick={launch}>
            {t("Launch")}
            <ArrowIcon className="size-4 max-sm:hidden" />
          </Button>
        ) : null}
      </div>
    </header>
  );
}

function launch(): void {
  track("cta_click", "Launch", { location: "header" });
  funnel("cta_click", { ctaType: "header" });
  startSignIn("/");
}
