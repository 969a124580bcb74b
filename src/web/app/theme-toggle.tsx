import { otherTheme, setTheme } from "#web/platform/theme/theme.ts";
import { useTheme } from "#web/platform/theme/use-theme.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { MoonIcon, SunIcon } from "#web/ui/first-icons.tsx";

export function ThemeToggle() {
  const next = otherTheme(useTheme());
  const Icon = next === "dark" ? MoonIcon : SunIcon;
  return (
    <Button variant="ghost" icon aria-label={`Switch to ${next} theme`} onClick={() => setTheme(next)}>
      <Icon className="size-5" />
    </Button>
  );
}
