import { House, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation, useSearch } from "wouter";
import type { UserView } from "#contracts/accounts.ts";
import { useNewFeedback } from "#web/features/admin/use-new-feedback.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { LogoMark } from "#web/ui/brand/logo-mark.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import { CONSOLE_GROUPS, type ConsolePage, isPageAt } from "#web/wiring/console-pages.ts";
import { withRange } from "#web/wiring/console-path.ts";
import { opens } from "../prepare-overlay.ts";
import { ThemeToggle } from "../theme-toggle.tsx";

const LINK =
  "relative flex h-9 items-center gap-2.5 rounded-input px-2.5 text-14 leading-none font-semibold max-wide:justify-center max-wide:px-0 pointer-coarse:h-11";
const QUIET = "text-text-2 hover:bg-surface-2 hover:text-text";
/** Words are there from 1100 px up; below, the icons alone, with the words for screen readers and as titles. */
const WORD = "max-wide:sr-only";

/** Beside every page of the console, from 640 px up. */
export function ConsoleRail({ user, widgets }: { user: UserView; widgets: ReactNode }) {
  const search = useSearch();
  return (
    <div className="border-r border-border bg-surface max-sm:hidden">
      <aside
        aria-label="Console"
        className="sticky top-0 flex h-dvh flex-col overflow-x-hidden overflow-y-auto px-2 pt-3.5 pb-3 wide:px-3"
      >
        <Link href={withRange("/analytics", search)} className="flex items-center gap-2.5 px-1.5 pb-3">
          <LogoMark className="size-8 flex-none" />
          <span className={WORD}>
            <b className="block font-display text-18 leading-[1.1] font-extrabold tracking-[-.025em]">
              SideQuest
            </b>
            <small className="block text-12 leading-[1.3] font-medium text-text-2">Console</small>
          </span>
        </Link>
        <button
          type="button"
          title="Find a page or an act"
          className="mb-2 flex h-9 flex-none items-center gap-2 rounded-input border border-border bg-bg px-2.5 text-13 leading-none font-medium text-text-2 hover:text-text max-wide:justify-center max-wide:px-0 pointer-coarse:h-11"
          {...opens("commands")}
        >
          <Search className="size-4" aria-hidden="true" />
          <span className={WORD}>Find</span>
          <span className="ml-auto max-wide:hidden" aria-hidden="true">
            <Kbd>Ctrl K</Kbd>
          </span>
        </button>
        <nav aria-label="Console">
          {CONSOLE_GROUPS.map(({ name, pages }) => (
            <div key={name} className="mt-3.5 max-wide:mt-2">
              <h2 className="px-2.5 pb-1.5 text-12 leading-[1.2] font-semibold text-text-2 max-wide:sr-only">
                {name}
              </h2>
              {pages.map((page) => (
                <RailLink key={page.path} page={page} />
              ))}
            </div>
          ))}
        </nav>
        <div className="mt-auto pt-3">{widgets}</div>
        <div className="mt-2.5 grid gap-0.5 border-t border-border pt-2.5">
          <Link href="/" title="Home" className={classNames(LINK, QUIET)}>
            <House className="size-[18px] flex-none" aria-hidden="true" />
            <span className={WORD}>Home</span>
          </Link>
          <div className="flex items-center gap-2 px-1 pt-2 text-13 leading-[1.25] font-semibold max-wide:flex-col max-wide:px-0">
            <Avatar name={user.username} src={user.profileImageUrl} />
            <span className={classNames("min-w-0", WORD)}>
              <span className="block truncate" title={user.username}>
                {user.username}
              </span>
              <small className="block text-12 font-medium text-text-2">Operator</small>
            </span>
            <span className="flex-none wide:-mr-2 wide:ml-auto">
              <ThemeToggle />
            </span>
          </div>
        </div>
      </aside>
    </div>
  );
}

function RailLink({ page }: { page: ConsolePage }) {
  const [at] = useLocation();
  const search = useSearch();
  const isShown = isPageAt(page, at);
  return (
    <Link
      href={withRange(page.path, search)}
      title={page.label}
      aria-current={isShown ? "page" : undefined}
      className={classNames(LINK, isShown ? "bg-primary-soft text-on-primary-soft" : QUIET)}
    >
      <page.Icon className="size-[18px] flex-none" aria-hidden="true" />
      <span className={WORD}>{page.label}</span>
      {page.path === "/analytics/feedback" ? (
        <NewFeedback className="ml-auto max-wide:absolute max-wide:top-0 max-wide:right-0" />
      ) : null}
    </Link>
  );
}

/** How many messages nobody has looked at. */
export function NewFeedback({ className }: { className?: string }) {
  const count = useNewFeedback();
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        "grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-12 leading-none font-bold text-on-primary tabular-nums",
        className,
      )}
    >
      {count > 99 ? "99+" : count}
      <span className="sr-only"> new</span>
    </span>
  );
}
