import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CheckboxCard } from "./checkbox-card.tsx";
import { Field } from "./field.tsx";
import { Segmented } from "./segmented.tsx";
import { Select } from "./select.tsx";
import { Slider } from "./slider.tsx";
import { Switch } from "./switch.tsx";
import { TextInput } from "./text-input.tsx";

const STAGES = [
  { value: "idea", label: "Idea Stage" },
  { value: "launching", label: "Launching" },
] as const;

test("a field ties label, hint and error to its control", () => {
  render(
    <Field label="Title" hint="At most 255 characters." error="Please enter a quest title.">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "Title" });
  const said = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(said).toEqual(["Please enter a quest title.", "At most 255 characters."]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("Please enter a quest title.");
});

test("a select shows its placeholder, opens by keyboard and gives the chosen value", async () => {
  const choose = vi.fn();
  render(
    <Field label="Business stage">
      {(control) => <Select {...control} options={STAGES} value={null} onValueChange={choose} />}
    </Field>,
  );
  const trigger = screen.getByRole("combobox", { name: "Business stage" });
  expect(trigger.textContent).toBe("Choose");
  trigger.focus();
  await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
  expect(choose).toHaveBeenCalledWith("launching");
});

test("a segmented control is a radio group that arrows move through", async () => {
  const choose = vi.fn();
  render(
    <Segmented
      label="Reward"
      value="25"
      onValueChange={choose}
      segments={[
        { value: "25", label: "25" },
        { value: "50", label: "50" },
      ]}
    />,
  );
  expect(screen.getByRole("radiogroup", { name: "Reward" })).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "25", checked: true }));
  await userEvent.click(screen.getByRole("radio", { name: "50" }));
  expect(choose).toHaveBeenCalledWith("50");
});

test("a switch turns on by Space", async () => {
  const turn = vi.fn();
  render(<Switch checked={false} onCheckedChange={turn} aria-label="Monday" />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(screen.getByRole("switch", { name: "Monday", checked: false })).toBeTruthy();
  expect(turn).toHaveBeenCalledWith(true);
});

test("a slider moves one step by arrow, to its end by End, and says its value in words", async () => {
  const move = vi.fn();
  render(
    <Slider
      label="Rating"
      min={1}
      max={5}
      value={3}
      onValueChange={move}
      valueText={(value) => `${value} of 5`}
    />,
  );
  const thumb = screen.getByRole("slider", { name: "Rating" });
  expect(thumb.getAttribute("aria-valuetext")).toBe("3 of 5");
  thumb.focus();
  await userEvent.keyboard("{ArrowRight}{End}");
  expect(move.mock.calls).toEqual([[4], [5]]);
});

test("a goal card is a checkbox named by its goal", async () => {
  const check = vi.fn();
  render(<CheckboxCard label="Test Ideas" checked onCheckedChange={check} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Test Ideas", checked: true }));
  expect(check).toHaveBeenCalledWith(false);
});
