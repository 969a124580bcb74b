import {
  Bell,
  ChartColumn,
  Clock,
  Coins,
  Flame,
  Gauge,
  LogOut,
  MessageSquare,
  Moon,
  Mountain,
  NotebookPen,
  NotebookText,
  Search,
  Shield,
  Sun,
  Trophy,
  UserRound,
  Users,
} from "lucide-react";
import { useLocation } from "wouter";
import type { UserView } from "#contracts/accounts.ts";
import { daysLeftText } from "#web/features/billing/plan-view.ts";
import { useTrialDaysLeft } from "#web/features/billing/trial-badge.tsx";
import { t } from "#web/platform/language/text.ts";
import { otherTheme, setTheme } from "#web/platform/theme/theme.ts";
import { useTheme } from "#web/platform/theme/use-theme.ts";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/overlays/menu.tsx";
import type { MenuState } from "#web/ui/overlays/menu-button.ts";
import { figurePages } from "#web/wiring/figure-pages.ts";
import { openOverlay, openPlan } from "#web/wiring/signals.ts";
import type { HoverProps } from "./use-hover-menu.ts";

interface SmallMenuPanelProps {
  menu: MenuState;
  pointer: HoverProps;
  user: UserView;
  onSignOut: () => void;
}

export function SmallMenuPanel({ menu, pointer, user, onSignOut }: SmallMenuPanelProps) {
  const [, navigate] = useLocation();
  const next = otherTheme(useTheme());
  const trialDaysLeft = useTrialDaysLeft(user);
  const ThemeIcon = next === "dark" ? Moon : Sun;
  return (
    <Menu menu={menu} {...pointer}>
      <MenuItem icon={<UserRound />} onSelect={() => openOverlay.emit("account")}>
        {t("Profile")}
      </MenuItem>
      {trialDaysLeft === null ? null : (
        <MenuItem icon={<Clock />} onSelect={() => openPlan.emit({})}>
          {t("Free trial: {daysLeft}", { daysLeft: daysLeftText(trialDaysLeft) })}
        </MenuItem>
      )}
      <MenuItem icon={<Search />} onSelect={() => openOverlay.emit("commands")}>
        {t("Search")}
      </MenuItem>
      <MenuItem icon={<Mountain />} onSelect={() => navigate("/path")}>
        {t("Path")}
      </MenuItem>
      <MenuItem icon={<Coins />} onSelect={() => navigate("/money")}>
        {t("Money")}
      </MenuItem>
      <MenuItem icon={<NotebookText />} onSelect={() => navigate("/review")}>
        {t("Weekly review")}
      </MenuItem>
      <MenuItem icon={<Flame />} onSelect={() => navigate("/streak")}>
        {t("Streak")}
      </MenuItem>
      <MenuItem icon={<Shield />} onSelect={() => navigate("/level")}>
        {t("Level")}
      </MenuItem>
      <MenuItem icon={<Trophy />} onSelect={() => navigate("/leaderboard")}>
        {t("Leaderboard")}
      </MenuItem>
      <MenuItem icon={<Users />} onSelect={() => navigate("/together")}>
        {t("Together")}
      </MenuItem>
      <MenuItem icon={<NotebookPen />} onSelect={() => openOverlay.emit("logbook")}>
        {t("Founder's Logbook")}
      </MenuItem>
      <MenuItem icon={<Bell />} onSelect={() => openOverlay.emit("activity")}>
        {t("Activity")}
      </MenuItem>
      {figurePages(user.role).map(({ path, label }) => (
        <MenuItem
          key={path}
          icon={path === "/performance" ? <Gauge /> : <ChartColumn />}
          onSelect={() => navigate(path)}
        >
          {label}
        </MenuItem>
      ))}
      <MenuItem icon={<ThemeIcon />} onSelect={() => setTheme(next)}>
        {next === "dark" ? t("Dark theme") : t("Light theme")}
      </MenuItem>
      <MenuItem icon={<MessageSquare />} onSelect={() => openOverlay.emit("feedback")}>
        {t("Feedback")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={onSignOut}>
        {t("Sign out")}
      </MenuItem>
    </Menu>
  );
}
