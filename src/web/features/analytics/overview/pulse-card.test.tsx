import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PulseView } from "#contracts/console/pulse.ts";
import { DASHBOARD, EMPTY_DASHBOARD } from "#web/testing/analytics.ts";
import { EMPTY_PULSE, PULSE } from "#web/testing/console-figures.ts";
import { FirstFigures } from "./first-figures.tsx";
import { PulseCard } from "./pulse-card.tsx";
import { pulseTiles } from "./pulse-tiles.ts";

const words = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
const tiles = () => words(screen.getAllByRole("tab"));
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.lastChild?.textContent));

test("eight figures of the range, each with its change and what it is made of", () => {
  render(<PulseCard pulse={PULSE} dashboard={DASHBOARD} isCompared />);
  const since = " since the period before";
  expect(tiles()).toEqual([
    `MRR+15%${since}$1,24062 active subscriptions`,
    `Trials running+5${since}4611 end within 7 days`,
    `Active Users+18%${since}26753% of all accounts`,
    `Total Users+74${since}50146 this week`,
    `Retention+2 pts${since}89%193 of 218 returned`,
    `Completion+3 pts${since}88%2.2K of 2.5K quests`,
    `Avg session−2%${since}5m 42s5.7 actions a session`,
    `Total XP+118K${since}623.1K1.2K on average`,
  ]);
});

test("without a comparison nothing is said of the period before", () => {
  render(<PulseCard pulse={PULSE} dashboard={DASHBOARD} isCompared={false} />);
  expect(tiles()[0]).toBe("MRR$1,24062 active subscriptions");
  expect(screen.queryByText("7 days before")).toBeNull();
  expect(words(screen.getAllByRole("columnheader"))).toEqual(["Day", "Active Users"]);
});

test("nothing to divide by is a dash, never 0%", () => {
  render(<PulseCard pulse={EMPTY_PULSE} dashboard={EMPTY_DASHBOARD} isCompared />);
  expect(tiles()[2]).toBe("Active Users0— of all accounts");
  expect(tiles()[4]).toBe("Retention—nobody to return yet");
  expect(tiles()[5]).toBe("Completion—no quests yet");
  expect(tiles()[6]).toBe("Avg session—— actions a session");
});

test("test money is called so", () => {
  render(<PulseCard pulse={{ ...PULSE, isTestMoney: true }} dashboard={DASHBOARD} isCompared />);
  expect(tiles()[0]).toContain("62 active, test money");
});

test("a tile chooses the one chart, which has a table and says the values step by step", () => {
  render(<PulseCard pulse={PULSE} dashboard={DASHBOARD} isCompared />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Active Users a day");
  fireEvent.mouseDown(screen.getByRole("tab", { name: /^MRR/u }), { button: 0 });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("MRR ");
  expect(rows()).toHaveLength(7);
  expect(rows()[6]).toEqual(["Sunday, Nov 15", "$1,240", "$1,080"]);
  const slider = screen.getByRole("slider", { name: "MRR, step by step" });
  act(() => slider.focus());
  expect(screen.getByRole("tooltip").textContent).toBe(
    "Sunday, Nov 15: $1,240, Sunday, Nov 8 before: $1,080",
  );
});

test("a chart has a zero baseline, joins a gap by dots and draws the period before dashed", () => {
  const series = [3, 4, null, 5, 6, 7, 8];
  const pulse = { ...PULSE, activeUsers: { ...PULSE.activeUsers, series } };
  const { container } = render(<PulseCard pulse={pulse} dashboard={DASHBOARD} isCompared />);
  const chart = container.querySelector("[role=tabpanel] svg.size-full") as Element;
  expect(words(chart.querySelectorAll("text[text-anchor=end]"))[0]).toBe("0");
  expect(chart.querySelectorAll("line.stroke-control").length).toBeGreaterThan(0);
  const dashes = [...chart.querySelectorAll("[stroke-dasharray]")].map((line) =>
    line.getAttribute("stroke-dasharray"),
  );
  expect(dashes).toEqual(["4 4", "1 5", "1 6"]);
});

test("Avg session opens the engagement of the last seven days", () => {
  render(<PulseCard pulse={PULSE} dashboard={DASHBOARD} isCompared />);
  fireEvent.mouseDown(screen.getByRole("tab", { name: /^Avg session/u }), { button: 0 });
  expect(screen.getByRole("heading", { name: "Engagement trends" })).toBeTruthy();
});

test("a chart's sign shows the formula and the sample size", () => {
  render(<PulseCard pulse={PULSE} dashboard={DASHBOARD} isCompared />);
  fireEvent.mouseDown(screen.getByRole("tab", { name: /^Retention/u }), { button: 0 });
  act(() => screen.getByRole("button", { name: "How Retention is counted" }).focus());
  expect(screen.getByRole("tooltip").textContent).toBe(
    "Of the people active in the period before the range, the share active again in the range. Who was here is known for 62 days. n = 218.",
  );
});

test("figures of UTC days say so, and their steps are these days", () => {
  const steps = PULSE.steps.map((step) => step.replace("T00:00", "T11:00"));
  const pulse: PulseView = {
    ...PULSE,
    zone: "Pacific/Auckland",
    steps,
    inUtc: {
      range: { ...PULSE, steps: PULSE.steps, zone: "UTC" },
      figures: ["activeUsers", "retention"],
    },
  };
  const tiles = pulseTiles(pulse, undefined, true);
  const per = (id: string) => tiles.find((tile) => tile.id === id)?.per;
  expect([per("active"), per("retention"), per("session")]).toEqual([
    "a UTC day",
    "here again, a UTC day",
    "a day",
  ]);
  const range = (id: string) => tiles.find((tile) => tile.id === id)?.range;
  expect([range("active")?.zone, range("active")?.steps]).toEqual(["UTC", PULSE.steps]);
  expect(range("session")?.steps).toEqual(steps);
});

test("before there are figures each is named once, with what will fill it", () => {
  const { container } = render(<FirstFigures pulse={EMPTY_PULSE} dashboard={undefined} />);
  expect([...container.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
    "MRR",
    "Trials running",
    "Active Users",
    "Total Users",
    "Retention",
    "Completion",
    "Avg session",
    "Total XP",
  ]);
  for (const source of container.querySelectorAll("dd > span")) expect(source.textContent).not.toBe("");
});
