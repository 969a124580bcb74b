import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadTooltips, Tooltip } from "./tooltip.tsx";

function renderTwo() {
  render(
    <>
      <Tooltip text="Your Tools">
        <button type="button">one</button>
      </Tooltip>
      <Tooltip text="Sign out">
        <button type="button">two</button>
      </Tooltip>
    </>,
  );
}
test("the first one opens once its code is there", async () => {
  renderTwo();
  act(() => screen.getByRole("button", { name: "one" }).focus());
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect((await screen.findByRole("tooltip")).textContent).toContain("Your Tools");
});

describe("once loaded", () => {
  beforeAll(loadTooltips);

  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const enter = (name: string) =>
    fireEvent.pointerMove(screen.getByRole("button", { name }), { pointerType: "mouse" });
  const leave = (name: string) =>
    fireEvent.pointerOut(screen.getByRole("button", { name }), {
      pointerType: "mouse",
      relatedTarget: document.body,
    });
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

  test("it describes its element as long as it stands, and Escape closes it", () => {
    renderTwo();
    const button = screen.getByRole("button", { name: "two" });
    act(() => button.focus());
    expect(button.getAttribute("aria-describedby")).toBe(screen.getByRole("tooltip").id);
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByRole("tooltip")).toBeNull();
    expect(button.getAttribute("aria-describedby")).toBeNull();
  });

  test("the pointer may travel to its words; a press on the element closes it, and a finger never opens it", () => {
    renderTwo();
    enter("one");
    wait(700);
    const words = screen.getByRole("tooltip");
    fireEvent.pointerOut(screen.getByRole("button", { name: "one" }), {
      pointerType: "mouse",
      relatedTarget: words,
    });
    expect(screen.queryByRole("tooltip")).not.toBeNull();
    fireEvent.pointerDown(screen.getByRole("button", { name: "one" }));
    expect(screen.queryByRole("tooltip")).toBeNull();
    fireEvent.pointerMove(screen.getByRole("button", { name: "two" }), { pointerType: "touch" });
    wait(700);
    expect(screen.queryByRole("tooltip")).toBeNull();
  });
});
