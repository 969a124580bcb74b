import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { ExplainSign, SignOf } from "./explain-sign.tsx";
import { TOOLTIP_OPEN_DELAY_MS } from "./tooltip.tsx";
import { useExplanation } from "./use-explanation.ts";

const TEXT = "All open accounts. n = 3.";
const sign = () => screen.getByRole("button", { name: "How Total Users is counted" });

function Tile() {
  const explanation = useExplanation();
  return (
    <div data-testid="tile" {...explanation.area}>
      3 <SignOf of="Total Users" text={TEXT} explanation={explanation} />
    </div>
  );
}

function fakeTime(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

test("resting the mouse anywhere on the tile explains the figure, leaving closes", () => {
  fakeTime();
  render(<Tile />);
  const tile = screen.getByTestId("tile");
  fireEvent.pointerMove(tile, { pointerType: "mouse" });
  act(() => void vi.advanceTimersByTime(TOOLTIP_OPEN_DELAY_MS - 1));
  expect(screen.queryByRole("tooltip")).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole("tooltip").textContent).toBe(TEXT);
  fireEvent.pointerOut(tile, { pointerType: "mouse", relatedTarget: document.body });
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("the keyboard reaches the sign, which is then described by the words; Escape closes", async () => {
  const person = userEvent.setup();
  render(<ExplainSign of="Total Users" text={TEXT} />);
  await person.tab();
  expect(document.activeElement).toBe(sign());
  expect(sign().getAttribute("aria-describedby")).toBe(screen.getByRole("tooltip").id);
  await person.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("a tap on the sign opens, a press elsewhere closes", () => {
  render(<ExplainSign of="Total Users" text={TEXT} />);
  fireEvent.click(sign());
  expect(screen.getByRole("tooltip").textContent).toBe(TEXT);
  fireEvent.pointerDown(sign());
  expect(screen.getByRole("tooltip").textContent).toBe(TEXT);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole("tooltip")).toBeNull();
});
