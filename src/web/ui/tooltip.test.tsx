import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tooltip, TooltipProvider } from "./tooltip.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function renderTwo() {
  render(
    <TooltipProvider>
      <Tooltip text="Your Tools">
        <button type="button">one</button>
      </Tooltip>
      <Tooltip text="Sign out">
        <button type="button">two</button>
      </Tooltip>
    </TooltipProvider>,
  );
}
const enter = (name: string) =>
  fireEvent.pointerMove(screen.getByRole("button", { name }), { pointerType: "mouse" });
function leave(name: string) {
  fireEvent.pointerLeave(screen.getByRole("button", { name }), { pointerType: "mouse" });
  // Out of the corridor in which the pointer may still travel to the tooltip.
  fireEvent.pointerMove(document.body, { pointerType: "mouse", clientX: 500, clientY: 500 });
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("opens after 700 ms of hovering, not before", () => {
  renderTwo();
  enter("one");
  wait(699);
  expect(screen.queryByRole("tooltip")).toBeNull();
  wait(1);
  expect(screen.getByRole("tooltip").textContent).toContain("Your Tools");
});

test("within 300 ms of one, the next opens at once", () => {
  renderTwo();
  enter("one");
  wait(700);
  leave("one");
  wait(299);
  enter("two");
  expect(screen.getByRole("tooltip").textContent).toContain("Sign out");
});

test("after 300 ms the next waits again", () => {
  renderTwo();
  enter("one");
  wait(700);
  leave("one");
  wait(300);
  enter("two");
  expect(screen.queryByText("Sign out")).toBeNull();
});

test("the keyboard gets it without waiting", () => {
  renderTwo();
  act(() => screen.getByRole("button", { name: "two" }).focus());
  expect(screen.getByRole("tooltip").textContent).toContain("Sign out");
});
