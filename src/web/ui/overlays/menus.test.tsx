import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "../controls/button.tsx";
import { Tabs } from "../controls/tabs.tsx";
import { CommandPalette } from "./command-palette.tsx";
import { Menu, MenuItem } from "./menu.tsx";
import { useMenuButton } from "./menu-button.ts";

function TwoTabs() {
  const [value, setValue] = useState("profile");
  const tabs = [
    { value: "profile", label: "Profile & Schedule", content: "Business and week" },
    { value: "social", label: "Social Connections", content: "Where you share" },
  ];
  return <Tabs label="Profile" tabs={tabs} value={value} onValueChange={setValue} />;
}

test("arrows move between tabs and show their panel", async () => {
  render(<TwoTabs />);
  await userEvent.tab();
  expect(screen.getByRole("tabpanel").textContent).toBe("Business and week");
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Social Connections", selected: true })).toBeTruthy();
  expect(screen.getByRole("tabpanel").textContent).toBe("Where you share");
});

function renderMenu(prepare: () => Promise<void> = async () => undefined) {
  const edit = vi.fn();
  const remove = vi.fn();
  const QuestMenu = () => {
    const { menu, buttonProps } = useMenuButton(prepare);
    return (
      <>
        <Button {...buttonProps}>Quest menu</Button>
        <Menu menu={menu}>
          <MenuItem onSelect={edit} disabled>
            Edit
          </MenuItem>
          <MenuItem onSelect={remove}>Delete</MenuItem>
        </Menu>
      </>
    );
  };
  render(<QuestMenu />);
  return { edit, remove, button: screen.getByRole("button", { name: "Quest menu" }) };
}

test("a menu opens by keyboard, skips what is disabled, runs the choice and gives the focus back", async () => {
  const { edit, remove, button } = renderMenu();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{Enter}");
  expect(remove).toHaveBeenCalledOnce();
  expect(edit).not.toHaveBeenCalled();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("arrow down opens a menu too, it is named by its button, and Escape closes it", async () => {
  const { button } = renderMenu();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Delete" }));
  expect(screen.getByRole("menu", { name: "Quest menu" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button);
});

test("a click opens a menu and a second one closes it", async () => {
  const { button } = renderMenu();
  await userEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await userEvent.click(button);
  expect(screen.queryByRole("menu")).toBeNull();
});

test("the menu's file is asked for before the click, by pointer and by focus", async () => {
  const prepare = vi.fn(async () => undefined);
  const { button } = renderMenu(prepare);
  await userEvent.hover(button);
  expect(prepare).toHaveBeenCalledOnce();
  await userEvent.unhover(button);
  await userEvent.tab();
  expect(prepare).toHaveBeenCalledTimes(2);
});

function renderPalette() {
  const commands = [
    { id: "new", label: "New quest", group: "Quests", run: vi.fn() },
    { id: "start", label: "Start quest", group: "Quests", run: vi.fn() },
    { id: "theme", label: "Switch theme", keywords: "dark light", run: vi.fn() },
  ];
  const onOpenChange = vi.fn();
  const find = (query: string) => commands.filter(({ label }) => label.toLowerCase().includes(query));
  render(<CommandPalette open onOpenChange={onOpenChange} find={find} />);
  return { commands, onOpenChange };
}
const activeOption = () => screen.getByRole("option", { selected: true }).textContent;

test("the palette has the focus in its search and the first command chosen", () => {
  renderPalette();
  const search = screen.getByRole("combobox");
  expect(document.activeElement).toBe(search);
  expect(activeOption()).toBe("New quest");
  expect(search.getAttribute("aria-activedescendant")).toBe(
    screen.getByRole("option", { selected: true }).id,
  );
});

test("the palette's arrows go round and Enter runs and closes", async () => {
  const { commands, onOpenChange } = renderPalette();
  await userEvent.keyboard("{ArrowUp}");
  expect(activeOption()).toBe("Switch theme");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(commands[1]?.run).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("the palette shows what is found, and says when nothing is", async () => {
  const { commands } = renderPalette();
  await userEvent.keyboard("theme");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Switch theme"]);
  expect(screen.getByRole("status").textContent).toBe("1 result");
  await userEvent.keyboard("x{Enter}");
  expect(screen.getByRole("status").textContent).toBe("Nothing by that name.");
  expect(commands.some(({ run }) => run.mock.calls.length > 0)).toBe(false);
});

test("a click in the palette runs that command", async () => {
  const { commands } = renderPalette();
  await userEvent.click(screen.getByRole("option", { name: "Switch theme" }));
  expect(commands[2]?.run).toHaveBeenCalledOnce();
});
