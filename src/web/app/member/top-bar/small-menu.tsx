import { Menu } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { TopBarProps } from "./top-bar-props.ts";
import { useHoverMenu } from "./use-hover-menu.ts";

const SmallMenuPanel = lazyPart("small-menu", async () => {
  return (await import("./small-menu-panel.tsx")).SmallMenuPanel;
});

/** The phone's menu: opens on hover, tap and by keyboard. */
export function SmallMenu({ user, toolbox, onSignOut }: TopBarProps) {
  const { menu, buttonProps, panelProps } = useHoverMenu(SmallMenuPanel.preload);
  return (
    <>
      {toolbox}
      <Button variant="ghost" icon aria-label={t("Menu")} {...buttonProps}>
        <Menu className="size-5" aria-hidden="true" />
      </Button>
      <LazyOverlay open={menu.open}>
        <SmallMenuPanel menu={menu} pointer={panelProps} user={user} onSignOut={onSignOut} />
      </LazyOverlay>
    </>
  );
}
