import { Bell, LogOut, Menu, MessageSquare, Moon, Sun, UserRound } from "lucide-react";
import * as Primitive from "radix-ui/dropdown-menu";
import { otherTheme, useTheme } from "#web/platform/theme.ts";
import { Button } from "#web/ui/button.tsx";
import { MenuItem, MenuSeparator } from "#web/ui/dropdown-menu.tsx";
import { switchTheme } from "../theme-toggle.tsx";
import type { TopBarProps } from "./top-bar-props.ts";
import { useHoverOpen } from "./use-hover-open.ts";
import type { Overlay } from "./use-overlay.ts";

/** The phone's menu: opens under a pointer, by a tap and by keys. */
export function SmallMenu({ toolbox, onOpen, onSignOut }: TopBarProps) {
  const { open, setOpen, triggerProps, contentProps } = useHoverOpen();
  const next = otherTheme(useTheme());
  const ThemeIcon = next === "dark" ? Moon : Sun;
  const openFromHere = (overlay: Overlay) => {
    // The menu's item goes away with the menu; the focus is to come back to the button.
    triggerProps.ref.current?.focus();
    onOpen(overlay);
  };
  return (
    <>
      {toolbox}
      <Primitive.Root open={open} onOpenChange={setOpen} modal={false}>
        <Primitive.Trigger asChild>
          <Button variant="ghost" icon aria-label="Menu" {...triggerProps}>
            <Menu className="size-5" aria-hidden="true" />
          </Button>
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            {...contentProps}
            className="z-60 w-60 rounded-card bg-surface p-2 text-text shadow-overlay outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in"
          >
            <MenuItem icon={<UserRound />} onSelect={() => openFromHere("account")}>
              Profile
            </MenuItem>
            <MenuItem icon={<Bell />} onSelect={() => openFromHere("activity")}>
              Activity
            </MenuItem>
            <MenuItem icon={<ThemeIcon />} onSelect={() => switchTheme(next)}>
              {next === "dark" ? "Dark theme" : "Light theme"}
            </MenuItem>
            <MenuItem icon={<MessageSquare />} onSelect={() => openFromHere("feedback")}>
              Feedback
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<LogOut />} onSelect={onSignOut}>
              Sign out
            </MenuItem>
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </>
  );
}
