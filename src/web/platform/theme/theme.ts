import { deviceStore } from "../storage/storage.ts";

export type Theme = "light" | "dark";

/** public/theme.js reads the same key before the first paint. */
const THEME_KEY = "theme";

const root = () => document.documentElement;

export function currentTheme(): Theme {
  return root().classList.contains("dark") ? "dark" : "light";
}

export function setTheme(theme: Theme): void {
  deviceStore.set(THEME_KEY, theme);
  root().classList.toggle("dark", theme === "dark");
}

export function otherTheme(theme: Theme): Theme {
  return theme === "dark" ? "light" : "dark";
}
