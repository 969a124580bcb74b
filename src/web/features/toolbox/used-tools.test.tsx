import { act, render, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectConsoleError } from "#web/testing/web-console.ts";
import { UsedToolsProvider, useUsedTools } from "./used-tools.tsx";

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

function openToolbox(userId = "maya") {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UsedToolsProvider userId={userId}>{children}</UsedToolsProvider>
  );
  const { result, unmount } = renderHook(useUsedTools, { wrapper });
  const names = () => result.current.tools.map(({ name }) => name);
  const use = (name: string) => act(() => result.current.recordToolUse(name));
  return { result, names, use, unmount };
}

function store(value: unknown) {
  localStorage.setItem("usedTools", typeof value === "string" ? value : JSON.stringify(value));
}

test("the six most recent tools stay, and a reload finds them", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { names, use, unmount } = openToolbox();
  for (const [second, name] of ["A", "B", "C", "D", "E", "F", "G"].entries()) {
    vi.setSystemTime(second * 1_000);
    use(name);
  }
  expect(names()).toEqual(["G", "F", "E", "D", "C", "B"]);
  unmount();
  expect(openToolbox().names()).toEqual(["G", "F", "E", "D", "C", "B"]);
  expect(JSON.parse(localStorage.getItem("usedTools") ?? "")[0]).toMatchObject({
    name: "G",
    lastUsed: "1970-01-01T00:00:06.000Z",
  });
});

test("using a listed tool only refreshes it; two uses in one handler both count", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000 });
  const { names, use, result } = openToolbox();
  use("Figma");
  vi.setSystemTime(2_000);
  use("Notion");
  vi.setSystemTime(3_000);
  use("Figma");
  expect(names()).toEqual(["Figma", "Notion"]);
  vi.setSystemTime(4_000);
  act(() => {
    result.current.recordToolUse("Causal");
    result.current.removeTool("Notion");
  });
  expect(names()).toEqual(["Causal", "Figma"]);
});

test("what is stored of a tool is its name, address, category and last use", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000 });
  openToolbox().use("Figma");
  expect(JSON.parse(localStorage.getItem("usedTools") ?? "")).toEqual([
    {
      name: "Figma",
      url: "https://www.figma.com/",
      category: "Design",
      lastUsed: "1970-01-01T00:00:01.000Z",
    },
  ]);
});

test("only name and last use are read from what is stored, most recent first", () => {
  store([
    { name: "Figma", lastUsed: "2025-11-08T08:00:00.000Z", url: "https://elsewhere.example" },
    { name: "Notion", lastUsed: "2025-11-09T08:00:00.000Z" },
    { name: 7, lastUsed: "2025-11-09T08:00:00.000Z" },
    null,
  ]);
  expect(openToolbox().result.current.tools).toEqual([
    {
      name: "Notion",
      url: "https://www.notion.so/",
      category: "Documents",
      lastUsed: "2025-11-09T08:00:00.000Z",
    },
    {
      name: "Figma",
      url: "https://www.figma.com/",
      category: "Design",
      lastUsed: "2025-11-08T08:00:00.000Z",
    },
  ]);
});

test.each(["{broken", '"text"'])("unreadable storage %s is ignored and logged as an error", (stored) => {
  store(stored);
  expectConsoleError(/^console\.error: The stored tools could not be read/u);
  const { names, use } = openToolbox();
  expect(names()).toEqual([]);
  use("Figma");
  expect(names()).toEqual(["Figma"]);
});

test("a different person on this browser starts with an empty toolbox, the same one does not", () => {
  const first = openToolbox("maya");
  first.use("Figma");
  first.unmount();
  const again = openToolbox("maya");
  expect(again.names()).toEqual(["Figma"]);
  again.unmount();
  expect(openToolbox("noor").names()).toEqual([]);
  expect(localStorage.getItem("usedTools")).toBeNull();
});

test("another tab's use shows here", () => {
  const { names } = openToolbox();
  store([{ name: "Notion", lastUsed: "2025-11-09T08:00:00.000Z" }]);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "usedTools" })));
  expect(names()).toEqual(["Notion"]);
});

test("use outside the provider raises an error", () => {
  const Outside = () => <>{useUsedTools().tools.length}</>;
  expect(() => render(<Outside />)).toThrow("useUsedTools must be used within a UsedToolsProvider");
});
