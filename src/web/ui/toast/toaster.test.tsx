import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
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

function swipe(distancePx: number) {
  const card = within(viewport()).getByRole("listitem");
  fireEvent.pointerDown(card, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(card, { clientX: distancePx / 2, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(card, { clientX: distancePx, clientY: 0, pointerId: 1 });
  fireEvent.pointerUp(card, { clientX: distancePx, clientY: 0, pointerId: 1 });
}
