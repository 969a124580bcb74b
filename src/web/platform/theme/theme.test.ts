import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import themeScript from "../../../../public/theme.js?raw";
import { setTheme } from "./theme.ts";
import { useTheme } from "./use-theme.ts";

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = "";
});

function runBeforePaint({ systemIsDark }: { systemIsDark: boolean }) {
  vi.stubGlobal("matchMedia", () => ({ matches: systemIsDark }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  new Function(themeScript)();
  return document.documentElement.classList.contains("dark");
}

test.each([
  { saved: "dark", systemIsDark: false, isDark: true },
  { saved: "light", systemIsDark: true, isDark: false },
  { saved: null, systemIsDark: true, isDark: true },
  { saved: null, systemIsDark: false, isDark: false },
  { saved: "nonsense", systemIsDark: true, isDark: false },
])("before the first paint: saved $saved, system dark $systemIsDark", ({ saved, systemIsDark, isDark }) => {
  if (saved) localStorage.setItem("theme", saved);
  expect(runBeforePaint({ systemIsDark })).toBe(isDark);
});

test("where storage is forbidden the system decides", () => {
  const getItem = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  expect(runBeforePaint({ systemIsDark: true })).toBe(true);
  getItem.mockRestore();
});

test("choosing a theme keeps it under 'theme' and sets the class on the document", async () => {
  const { result } = renderHook(() => useTheme());
  expect(result.current).toBe("light");
  await act(async () => setTheme("dark"));
  expect(result.current).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(document.documentElement.classList.contains("dark")).toBe(true);
});

test("a class set by anyone else is seen too", async () => {
  const { result } = renderHook(() => useTheme());
  await act(async () => document.documentElement.classList.add("dark"));
  expect(result.current).toBe("dark");
});
