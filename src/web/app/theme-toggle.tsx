import { t } from "#web/platform/language/text.ts";
import { otherTheme, setTheme } from "#web/platform/theme/theme.ts";
import { useTheme } from "#web/platform/theme/use-theme.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { MoonIcon, SunIcon } from "#web/ui/first-icons.tsx";

export function ThemeToggle() {
  const next = otherTheme(useTheme());
  const Icon = next === "dark" ? MoonIcon : SunIcon;
  return (
    <Button
      variant="ghost"
      icon
      aria-label={next === "dark" ? t("Switch to dark theme") : t("Switch to light theme")}
      onClick={() => setTheme(next)}
    >
      <Icon className="size-5" />
    </Button>
  );
}
