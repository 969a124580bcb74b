import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { openMentor } from "#web/wiring/signals.ts";
import { ToolboxDropdown } from "./toolbox-dropdown.tsx";
import { UsedToolsProvider } from "./used-tools.tsx";

beforeEach(() => {
  localStorage.clear();
  forgetToasts();
});

/** Named from the most to the least recent. */
function renderToolbox(...names: string[]) {
  const tools = names.map((name, index) => ({ name, lastUsed: `2025-11-0${9 - index}T08:00:00.000Z` }));
  localStorage.setItem("usedTools", JSON.stringify(tools.toReversed()));
  render(
    <UsedToolsProvider userId="maya">
      <ToolboxDropdown />
      <button type="button">Elsewhere</button>
    </UsedToolsProvider>,
  );
  return screen.getByRole("button", { name: "Toolbox" });
}

const panel = () => screen.getByRole("region", { name: "Your Tools" });
const queryPanel = () => screen.queryByRole("region", { name: "Your Tools" });
const rows = () => within(panel()).getAllByRole("listitem");

test("hovering opens it, the click that follows keeps it, leaving closes it", async () => {
  const button = renderToolbox("Figma");
  expect(queryPanel()).toBeNull();
  await userEvent.hover(button);
  expect(panel()).toBeTruthy();
  await userEvent.click(button);
  expect(panel()).toBeTruthy();
  await userEvent.unhover(button);
  await waitFor(() => expect(queryPanel()).toBeNull());
});

test("a tap opens and closes it, a tap beside it closes it", async () => {
  const button = renderToolbox("Figma");
  const tap = (target: Element) => userEvent.pointer([{ keys: "[TouchA]", target }]);
  await tap(button);
  expect(panel()).toBeTruthy();
  await tap(button);
  expect(queryPanel()).toBeNull();
  await tap(button);
  fireEvent.pointerDown(screen.getByRole("button", { name: "Elsewhere" }));
  expect(queryPanel()).toBeNull();
});

test("focus by key opens it, its tools come next, Escape closes it", async () => {
  const button = renderToolbox("Figma");
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  expect(panel()).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Figma" }));
  await userEvent.keyboard("{Escape}");
  expect(queryPanel()).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("tools stand most recent first, by their short names, and open the catalogue's address in a new tab", async () => {
  await userEvent.click(renderToolbox("Google Docs - Offer (draft)", "Instagram", "Gone Tool: old"));
  expect(within(panel()).getByRole("heading", { name: "Your Tools" })).toBeTruthy();
  expect(rows().map((row) => row.textContent)).toEqual(["Google Docs", "Instagram", "Gone Tool"]);
  const link = screen.getByRole("link", { name: "Instagram" });
  expect(link.getAttribute("href")).toMatch(/^https:\/\/www\.instagram\.com/u);
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toContain("noopener");
  expect(screen.queryByRole("link", { name: "Gone Tool" })).toBeNull();
  // jsdom opens nothing; that the use counts is what matters.
  fireEvent.click(link);
  expect(rows()[0]?.textContent).toBe("Instagram");
});

test("each tool can be removed", async () => {
  await userEvent.click(renderToolbox("Figma", "Notion"));
  await userEvent.click(screen.getByRole("button", { name: "Remove Figma" }));
  expect(rows().map((row) => row.textContent)).toEqual(["Notion"]);
  expect(localStorage.getItem("usedTools")).not.toContain("Figma");
});

test("the list is 300 px high at most, 240 px wide, and 220 px when empty", async () => {
  await userEvent.click(renderToolbox("Notion"));
  expect(panel().style.width).toBe("240px");
  expect(within(panel()).getByRole("list").style.maxHeight).toBe("300px");
  await userEvent.click(screen.getByRole("button", { name: "Remove Notion" }));
  expect(panel().style.width).toBe("220px");
  expect(within(panel()).getByRole("heading", { name: "Your Tools" })).toBeTruthy();
  expect(panel().textContent).toBe("Your ToolsNo tools used yetTools appear when used in tasks");
});

test("the AI Mentor opens its panel; where none answers, it says so", async () => {
  await userEvent.click(renderToolbox("AI Mentor"));
  await userEvent.click(screen.getByRole("button", { name: "AI Mentor" }));
  expect(shownToasts()[0]?.title).toBe("AI Mentor");
  const prompts: string[] = [];
  onTestFinished(openMentor.subscribe(({ prompt }) => prompts.push(prompt)));
  await userEvent.click(screen.getByRole("button", { name: "AI Mentor" }));
  expect(prompts).toEqual([""]);
  expect(queryPanel()).toBeNull();
});
