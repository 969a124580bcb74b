import { Search } from "lucide-react";
import { Link } from "wouter";
import { Wordmark } from "#web/ui/brand/wordmark.tsx";
import { Kbd } from "#web/ui/kbd.tsx";
import { LevelBadge } from "#web/ui/level-badge.tsx";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { useScrolled } from "../../use-scrolled.ts";
import { MODIFIER } from "../commands/modifier-key.ts";
import { opens } from "../overlays/prepare-overlay.ts";
import { useBarVariant } from "./bar-variant.ts";
import { SmallMenu } from "./small-menu.tsx";
import { TopBarActions } from "./top-bar-actions.tsx";
import type { TopBarProps } from "./top-bar-props.ts";

export function TopBar(props: TopBarProps) {
  const { user } = props;
  const variant = useBarVariant();
  const isShort = variant !== "expanded";
  return (
    <header
      data-variant={variant}
      data-scrolled={useScrolled()}
      className="sticky top-0 z-30 border-b border-border bg-surface transition-shadow data-[scrolled=true]:shadow-float"
    >
      <div className="mx-auto flex h-13 items-center gap-1 pr-1 pl-4 sm:h-16 sm:w-[min(1320px+var(--dock,0px),100%-64px)] sm:px-0 min-[1216px]:gap-2">
        <Link
          href="/"
          className="flex min-w-0 items-center rounded-[10px] pointer-coarse:min-h-11"
          aria-label="SideQuest, dashboard"
        >
          {/* When space is short the name wraps out of view and only the logo stays visible. */}
          <Wordmark className="h-[1.62em] min-w-0 flex-wrap overflow-hidden text-18 sm:text-[21px]" />
        </Link>
        {variant === "expanded" ? <CommandField /> : null}
        <span className="ml-auto" />
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
      aria-keyshortcuts="Control+K Meta+K"
      {...opens("commands")}
      className="ml-4 flex h-10 w-[216px] items-center gap-2.5 whitespace-nowrap min-[1216px]:ml-7 min-[1216px]:w-[300px] rounded-input border border-border bg-surface-2 px-3 text-14 text-text-2 hover:border-control"
    >
      <Search className="size-[18px]" aria-hidden="true" />
      Search or run a command
      <span className="ml-auto flex gap-1 max-[1215px]:hidden" aria-hidden="true">
        <Kbd>{MODIFIER}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
