import { Bell, ChartColumn, LogOut, MessageSquare, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useUnread } from "#web/features/activity/use-unread.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button, type ButtonProps, buttonClass } from "#web/ui/controls/button.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import { figurePages } from "#web/wiring/figure-pages.ts";
import { opens } from "../../prepare-overlay.ts";
import { ThemeToggle } from "../../theme-toggle.tsx";
import type { TopBarProps } from "./top-bar-props.ts";

/** From the `sm` breakpoint up: one button per action. Where the bar is short, pages come before what the palette also has. */
export function TopBarActions({ user, toolbox, onSignOut, isShort }: TopBarProps & { isShort: boolean }) {
  const [figures] = figurePages(user.role);
  return (
    <>
      <span className="mx-1.5 h-6 w-px bg-border max-lg:hidden" aria-hidden="true" />
      {isShort ? (
        <IconAction label={t("Commands")} icon={<Search className="size-5" />} {...opens("commands")} />
      ) : null}
      <ActivityAction />
      <IconAction
        label={t("Feedback")}
        icon={<MessageSquare className="size-5" />}
        className="max-[1060px]:hidden"
        {...opens("feedback")}
      />
      {figures ? (
        <Tooltip text={figures.label} side="bottom">
          <Link
            href={figures.path}
            aria-label={figures.label}
            className={classNames(buttonClass({ variant: "ghost", icon: true }), "max-[860px]:hidden")}
          >
            <ChartColumn className="size-5" aria-hidden="true" />
          </Link>
        </Tooltip>
      ) : null}
      {toolbox}
      <span className="contents max-[900px]:hidden">
        <ThemeToggle />
      </span>
      <Button
        variant="ghost"
        className={isShort ? "px-1.5" : "pr-3 pl-1.5 text-text"}
        aria-label={t("Profile")}
        {...opens("account")}
      >
        <Avatar name={user.username} src={user.profileImageUrl} />
        {isShort ? null : t("Profile")}
      </Button>
      <IconAction label={t("Sign out")} icon={<LogOut className="size-5" />} onClick={onSignOut} />
    </>
  );
}

/** A dot and a description for screen readers say that there is something new. */
function ActivityAction() {
  const unread = useUnread();
  return (
    <span className="relative">
      <IconAction
        label={t("Activity")}
        icon={<Bell className="size-5" />}
        aria-describedby={unread > 0 ? "unread-activity" : undefined}
        {...opens("activity")}
      />
      {unread > 0 ? (
        <>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-2 right-2 size-2.5 rounded-full border-2 border-surface bg-primary"
          />
          <span id="unread-activity" hidden>
            {tn(unread, "1 new", "{n} new")}
          </span>
        </>
      ) : null}
    </span>
  );
}

interface IconActionProps extends Omit<ButtonProps, "icon"> {
  label: string;
  icon: ReactNode;
}

function IconAction({ label, icon, ...act }: IconActionProps) {
  return (
    <Tooltip text={label} side="bottom">
      <Button variant="ghost" icon aria-label={label} {...act}>
        {icon}
      </Button>
    </Tooltip>
  );
}
