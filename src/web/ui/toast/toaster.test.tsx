import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Select } from "../controls/select.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { Menu, MenuItem } from "../overlays/menu.tsx";
import { useMenuButton } from "../overlays/menu-button.ts";
import { Sheet } from "../overlays/sheet.tsx";
import { LatestNotification } from "./latest-notification.tsx";
import { forgetToasts, toast } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

const viewport = () => screen.getByRole("region", { name: "Notifications (F8)" });
const list = () => within(viewport()).getByRole("list");

afterEach(() => {
  act(forgetToasts);
  vi.useRealTimers();
});

function show(input: Parameters<typeof toast>[0]) {
  act(() => void toast(input));
}

test("only the newest is on screen", () => {
  render(<Toaster />);
  show({ title: "Task Started", description: "Task marked as in progress" });
  show({ title: "Task Completed!", description: "You earned 50 XP! Keep up the great work." });
  expect(within(viewport()).queryByText("Task Started")).toBeNull();
  expect(within(viewport()).getByText("You earned 50 XP! Keep up the great work.")).toBeTruthy();
});

test("it leaves after 5 s", () => {
  vi.useFakeTimers();
  render(<Toaster />);
  show({ title: "Task Started" });
  act(() => void vi.advanceTimersByTime(4_990));
  expect(within(viewport()).queryByText("Task Started")).not.toBeNull();
  act(() => void vi.advanceTimersByTime(20));
  expect(within(viewport()).queryByText("Task Started")).toBeNull();
});

test("F8 moves the focus to the notifications", () => {
  render(<Toaster />);
  fireEvent.keyDown(document, { code: "F8", key: "F8" });
  expect(document.activeElement).toBe(list());
});

test.each([
  [49, true],
  [51, false],
])("a swipe of %i px to the right leaves it open: %s", (distancePx, staysOpen) => {
  render(<Toaster />);
  show({ title: "Task Started" });
  swipe(distancePx);
  expect(within(viewport()).queryByText("Task Started") !== null).toBe(staysOpen);
});

test("a swipe to the left does nothing", () => {
  render(<Toaster />);
  show({ title: "Task Started" });
  swipe(-200);
  expect(within(viewport()).queryByText("Task Started")).not.toBeNull();
});

test("the viewport is at the top on phones, bottom right elsewhere, and at most 420 px wide", () => {
  render(<Toaster />);
  expect(list().style.maxWidth).toBe("420px");
  const classes = [...list().classList];
  expect(classes.some((name) => name.startsWith("max-sm:top-"))).toBe(true);
  expect(classes.some((name) => name.startsWith("sm:bottom-"))).toBe(true);
  expect(classes.some((name) => name.startsWith("sm:right-"))).toBe(true);
  expect(classes.some((name) => /^(max-sm:bottom|sm:top|top|bottom)-/u.test(name))).toBe(false);
});

test("the text is said once, politely", async () => {
  render(
    <>
      <LatestNotification />
      <Toaster />
    </>,
  );
  show({ title: "Error", description: "Failed to complete task. Please try again.", variant: "destructive" });
  const region = screen.getByRole("status", { name: "Latest notification" });
  expect(region.getAttribute("aria-live")).toBe("polite");
  expect(region.textContent).toBe("Error. Failed to complete task. Please try again.");
  const announcer = await screen.findByText("Notification", { exact: false, selector: "span[role=status]" });
  expect(announcer.textContent).not.toContain("Failed to complete task");
});

test("Undo runs its action and closes", async () => {
  const run = vi.fn();
  render(<Toaster />);
  show({ title: "Task Rejected", action: { label: "Undo", run } });
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(run).toHaveBeenCalledOnce();
  expect(within(viewport()).queryByText("Task Rejected")).toBeNull();
});

test("a question's answer runs and closes; the action beside it does not", async () => {
  const [run, undo] = [vi.fn(), vi.fn()];
  const choices = { question: "Why?", answers: [{ label: "Too big", run }] };
  render(<Toaster />);
  show({ title: "Task Rejected", choices, action: { label: "Undo", run: undo } });
  const group = screen.getByRole("group", { name: "Why?" });
  await userEvent.click(within(group).getByRole("button", { name: "Too big" }));
  expect(run).toHaveBeenCalledOnce();
  expect(undo).not.toHaveBeenCalled();
  expect(within(viewport()).queryByText("Task Rejected")).toBeNull();
});

function Frame({ as: Layer }: { as: typeof Dialog | typeof Sheet }) {
  const [open, setOpen] = useState(true);
  return (
    <Layer open={open} onOpenChange={setOpen} title="New quest">
      <input aria-label="Title" />
    </Layer>
  );
}

function OpenMenu() {
  const { menu, buttonProps } = useMenuButton(async () => undefined);
  return (
    <>
      <button type="button" {...buttonProps}>
        Quest menu
      </button>
      <Menu menu={menu}>
        <MenuItem onSelect={() => undefined}>Edit</MenuItem>
      </Menu>
    </>
  );
}

test.each([
  { layer: "dialog", content: <Frame as={Dialog} />, open: async () => undefined },
  { layer: "dialog", content: <Frame as={Sheet} />, open: async () => undefined },
  {
    layer: "menu",
    content: <OpenMenu />,
    open: async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
    },
  },
  {
    layer: "listbox",
    content: (
      <Select
        aria-label="Type"
        options={[{ value: "saas", label: "SaaS" }]}
        value="saas"
        onValueChange={() => undefined}
      />
    ),
    open: async () => void fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter" }),
  },
])(
  "Escape closes the $layer that a toast came over, and only then the toast",
  async ({ layer, content, open }) => {
    render(
      <>
        {content}
        <Toaster />
      </>,
    );
    await open();
    await screen.findByRole(layer);
    show({ title: "Task Rejected" });
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole(layer)).toBeNull();
    expect(within(viewport()).getByText("Task Rejected")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(within(viewport()).queryByText("Task Rejected")).toBeNull();
  },
);

test("in the toast itself, Escape closes the toast and leaves the dialog", async () => {
  render(
    <>
      <Frame as={Dialog} />
      <Toaster />
    </>,
  );
  show({ title: "Task Rejected" });
  fireEvent.keyDown(screen.getByRole("listitem", { hidden: true }), { key: "Escape" });
  expect(screen.queryByText("Task Rejected")).toBeNull();
  expect(screen.getByRole("dialog")).toBeTruthy();
});

function swipe(distancePx: number) {
  const card = within(viewport()).getByRole("listitem");
  fireEvent.pointerDown(card, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(card, { clientX: distancePx / 2, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(card, { clientX: distancePx, clientY: 0, pointerId: 1 });
  fireEvent.pointerUp(card, { clientX: distancePx, clientY: 0, pointerId: 1 });
}
