import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { StepTrail } from "./step-trail.tsx";
import { Trail, type TrailStop } from "./trail.tsx";

const WEEK: TrailStop[] = [
  { id: "mon", state: "done", label: "Monday 9", caption: "Mon 9" },
  { id: "tue", state: "overdue", label: "Tuesday 10", mark: "10", caption: "Tue 10" },
  { id: "wed", state: "rest", label: "Wednesday 11" },
  { id: "thu", state: "now", label: "Thursday 12", mark: "12", caption: "Thu, today" },
  { id: "fri", state: "ahead", label: "Friday 13", mark: "13", caption: "Fri" },
];

test("every stop says its day and its state, and now is marked", () => {
  render(<Trail label="This week" size="slim" stops={WEEK} />);
  const stops = within(screen.getByRole("list", { name: "This week" })).getAllByRole("listitem");
  for (const [index, words] of [
    "Monday 9, done",
    "Tuesday 10, overdue",
    "Wednesday 11, rest day",
  ].entries()) {
    expect(within(stops[index] as HTMLElement).getByText(words)).toBeTruthy();
  }
  expect(stops.map((stop) => stop.getAttribute("aria-current"))).toEqual([null, null, null, "step", null]);
});

const stops = (...states: TrailStop["state"][]) =>
  states.map((state, index) => ({ id: String(index), state, label: `Day ${index}` }));

test.each([
  ["what was done, up to now", stops("done", "done", "now", "ahead"), [true, true, false]],
  ["through a rest day", stops("done", "rest", "rest", "now", "rest"), [true, true, true, false]],
  ["not through a day without anything done", stops("done", "quiet", "rest", "now"), [false, false, false]],
  ["not past quests that were left", WEEK, [false, false, false, false]],
  ["not from a week that began with rest", stops("rest", "now", "ahead"), [false, false]],
])("gold: %s", (_, week, gold) => {
  const { container } = render(<Trail label="This week" size="slim" stops={week} />);
  const lines = [...container.querySelectorAll("li > span.pointer-events-none")];
  expect(lines.map((line) => line.classList.contains("bg-walked"))).toEqual(gold);
});

test.each([
  [1, 12.5],
  [5, 62.5],
  [8, 100],
])("step %i of 8 fills %d % of the bar, drawn and said", (step, percent) => {
  const { container } = render(<StepTrail step={step} steps={8} />);
  const bar = screen.getByRole("progressbar", { name: "Steps" });
  const said = ["aria-valuemin", "aria-valuenow", "aria-valuemax"].map((name) => bar.getAttribute(name));
  expect(said).toEqual(["0", String(step), "8"]);
  expect(bar.getAttribute("aria-valuetext")).toBe(`Step ${step} of 8`);
  // Each half of a step's column has one piece of the line.
  const lines = [...container.querySelectorAll("li > span.pointer-events-none")];
  const walked = lines.filter((line) => line.classList.contains("bg-walked"));
  expect((walked.length / lines.length) * 100).toBe(percent);
});
