import { Menu } from "lucide-react";
import { Link, useLocation, useSearch } from "wouter";
import { classNames } from "#web/ui/class-names.ts";
import { CONSOLE_GROUPS, isPageAt } from "#web/wiring/console-pages.ts";
import { withRange } from "#web/wiring/console-path.ts";
import { NewFeedback } from "./console-rail.tsx";

const SHOWN = ["Overview", "People", "Revenue", "Mails"];
const PAGES = CONSOLE_GROUPS.flatMap(({ pages }) => pages);
const TABS = SHOWN.flatMap((label) => PAGES.filter((page) => page.label === label));

/** The rail of phones: four pages and all others under More. */
export function ConsoleTabs() {
  const [at] = useLocation();
  const search = useSearch();
  const isElsewhere = !TABS.some((page) => isPageAt(page, at));
  return (
    <nav
      aria-label="Console"
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t border-border bg-surface p-1 pb-[calc(4px+env(safe-area-inset-bottom))] sm:hidden"
    >
      {TABS.map((page) => (
        <Link
          key={page.path}
          href={withRange(page.path, search)}
          aria-current={isPageAt(page, at) ? "page" : undefined}
          className={tabClass(isPageAt(page, at))}
        >
          <page.Icon className="size-5" aria-hidden="true" />
          {page.label}
        </Link>
      ))}
      <Link
        href={withRange("/analytics/more", search)}
        aria-current={isElsewhere ? "page" : undefined}
        className={tabClass(isElsewhere)}
      >
        <Menu className="size-5" aria-hidden="true" />
        More
        <NewFeedback className="absolute top-1 left-[calc(50%+6px)] h-4.5 min-w-4.5" />
      </Link>
    </nav>
  );
}

function tabClass(isShown: boolean): string {
  return classNames(
    "relative grid h-14 place-items-center content-center gap-1 rounded-[12px] text-12 leading-none font-semibold",
    isShown ? "bg-primary-soft text-on-primary-soft" : "text-text-2",
  );
}
