import { Link } from "wouter";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { PAGE_LINKS, useIsShown } from "./top-bar/page-links.tsx";

const TAB =
  "grid h-15 min-w-0 flex-1 place-items-center content-center gap-1 text-[12px] leading-none font-semibold";

/** Phones: the pages at the bottom, with the mentor as the last tab, which brings its own button. */
export function PhoneTabs() {
  const isShown = useIsShown();
  return (
    <nav
      aria-label={t("Pages")}
      data-phone-tabs
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-border bg-surface pr-[25%] pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {PAGE_LINKS.map((link) => (
        <Link
          key={link.path}
          href={link.path}
          aria-current={isShown(link) ? "page" : undefined}
          className={classNames(TAB, isShown(link) ? "text-on-primary-soft" : "text-text-2")}
        >
          <link.Icon className="size-5" aria-hidden="true" />
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
