import { Search } from "lucide-react";
import { Link } from "wouter";
import { t } from "#web/platform/language/text.ts";
import { Wordmark } from "#web/ui/brand/wordmark.tsx";
import { Kbd } from "#web/ui/kbd.tsx";
import { LevelBadge } from "#web/ui/level-badge.tsx";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { opens } from "../../prepare-overlay.ts";
import { useScrolled } from "../../use-scrolled.ts";
import { MODIFIER } from "../commands/modifier-key.ts";
import { useBarVariant } from "./bar-variant.ts";
import { PageLinks } from "./page-links.tsx";
import { SmallMenu } from "./small-menu.tsx";
import { TopBarActions } from "./top-bar-actions.tsx";
import type { TopBarProps } from "./top-bar-props.ts";

export function TopBar(props: TopBarProps) {
  const { user } = props;
  const variant = useBarVariant();
  const isShort = variant !== "expanded";
  return (
    <header
      data-top-bar
      data-variant={variant}
      data-scrolled={useScrolled()}
      className="sticky top-0 z-30 border-b border-border bg-surface transition-shadow data-[scrolled=true]:shadow-float"
    >
      <div className="mx-auto flex h-13 items-center gap-1 pr-1 pl-4 sm:h-16 sm:w-[calc(100%-32px)] md:w-[min(var(--page)+var(--dock,0px),100%-96px)] sm:px-0 min-[1216px]:gap-2">
        <Link
          href="/"
          className="flex min-w-9 items-center rounded-[10px] sm:max-lg:w-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          aria-label={t("SideQuest, dashboard")}
        >
          {/* When space is short the name wraps out of view and only the logo stays visible. */}
          <Wordmark className="h-[1.62em] min-w-0 flex-wrap overflow-hidden text-18 sm:text-[21px]" />
        </Link>
        {variant === "menu" ? null : <PageLinks />}
        <span className="ml-auto" />
        {variant === "expanded" ? <CommandField /> : null}
        <LevelBadge level={user.level} short={isShort} />
        <XpPill xp={user.totalXP} short={isShort} size="md" isTotal />
        {variant === "menu" ? <SmallMenu {...props} /> : <TopBarActions {...props} isShort={isShort} />}
      </div>
    </header>
  );
}

/** A button styled as a search field; it opens the palette, where the text is typed. */
function CommandField() {
  return (
    <button
      type="button"
      aria-label={t("Search or run a command")}
      aria-keyshortcuts="Control+K Meta+K"
      {...opens("commands")}
      className="flex h-10 items-center gap-2.5 rounded-input border border-border bg-surface-2 px-3 text-14 text-text-2 hover:border-control"
    >
      <Search className="size-[18px]" aria-hidden="true" />
      <span className="flex gap-1 max-[1359px]:hidden" aria-hidden="true">
        <Kbd>{MODIFIER}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
