import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ValueReader } from "./value-reader.tsx";

function open() {
  render(
    <ValueReader label="Visits, day by day" texts={["Mon: 4", "Tue: 9", "Wed: 2"]}>
      {[0, 1, 2].map((index) => (
        <div key={index} data-value-index={index} data-testid={index}>
          <span />
        </div>
      ))}
    </ValueReader>,
  );
  return screen.getByRole("slider", { name: "Visits, day by day" });
}

const said = () => screen.queryByRole("tooltip")?.textContent ?? null;

test("the value under the pointer is shown, and none after the mouse has left", () => {
  open();
  fireEvent.pointerMove(screen.getByTestId("1"), { pointerType: "mouse" });
  expect(said()).toBe("Tue: 9");
  fireEvent.pointerMove(screen.getByTestId("0").firstElementChild as Element, { pointerType: "mouse" });
  expect(said()).toBe("Mon: 4");
  fireEvent.pointerOut(screen.getByTestId("0"), { pointerType: "mouse", relatedTarget: document.body });
  expect(said()).toBeNull();
});

test("a tap shows a value until another place is pressed", () => {
  open();
  fireEvent.pointerDown(screen.getByTestId("2"), { pointerType: "touch" });
  fireEvent.pointerOut(screen.getByTestId("2"), { pointerType: "touch", relatedTarget: document.body });
  expect(said()).toBe("Wed: 2");
  fireEvent.pointerDown(document.body);
  expect(said()).toBeNull();
});

test("by keyboard: the latest value first, then each by its arrow, to eyes and to screen readers", async () => {
  const slider = open();
  await userEvent.tab();
  expect(document.activeElement).toBe(slider);
  expect([said(), slider.getAttribute("aria-valuetext")]).toEqual(["Wed: 2", "Wed: 2"]);
  // jsdom moves no range by its arrows; a browser does, and then tells of the change.
  fireEvent.change(slider, { target: { value: "1" } });
  expect([said(), slider.getAttribute("aria-valuetext")]).toEqual(["Tue: 9", "Tue: 9"]);
  await userEvent.keyboard("{Escape}");
  expect(said()).toBeNull();
  await userEvent.tab();
  expect(said()).toBeNull();
});
