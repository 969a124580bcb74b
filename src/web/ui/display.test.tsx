import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";
import { Badge } from "./badge.tsx";
import { ChartFrame } from "./charts/chart-frame.tsx";
import { LevelBadge } from "./level-badge.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Table } from "./table.tsx";
import { XpPill } from "./xp-pill.tsx";

test("a bar moves by transform only and never past its ends", () => {
  render(<ProgressBar label="XP in this level" value={140} max={100} />);
  const bar = screen.getByRole("progressbar", { name: "XP in this level" });
  expect(bar.getAttribute("aria-valuenow")).toBe("100");
  expect((bar.firstElementChild as HTMLElement).style.transform).toBe("translateX(0%)");
});

test("a bar without a maximum is empty", () => {
  render(<ProgressBar label="Growth" value={0} max={0} />);
  const fill = screen.getByRole("progressbar").firstElementChild as HTMLElement;
  expect(fill.style.transform).toBe("translateX(-100%)");
});

test("a face shows its picture, and initials when the picture is missing or broken", () => {
  const { container, rerender } = render(<Avatar name="Maya Lindqvist" src="/maya.png" />);
  fireEvent.error(container.querySelector("img") as HTMLImageElement);
  expect(container.textContent).toBe("ML");
  rerender(<Avatar name="Maya Lindqvist" src="/new.png" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/new.png");
});

test("short pills keep their unit for screen readers, and long badges their whole word", () => {
  render(
    <>
      <XpPill xp={12375} short />
      <LevelBadge level={4} short />
      <Badge>Content &amp; Marketing</Badge>
    </>,
  );
  expect(screen.getByText("12,375", { exact: false }).textContent).toBe("12,375 XP");
  expect(screen.getByText("4").textContent).toBe("Level 4");
  expect(screen.getByTitle("Content & Marketing")).toBeTruthy();
});

test("a chart carries its data as a table for those who cannot see it", () => {
  render(
    <ChartFrame title="Engagement trends" table={{ headings: ["Day", "Minutes"], rows: [["Fri 6", 21]] }}>
      <svg aria-hidden="true" />
    </ChartFrame>,
  );
  const table = within(screen.getByRole("region", { name: "Engagement trends" })).getByRole("table");
  expect(within(table).getByRole("rowheader", { name: "Fri 6" })).toBeTruthy();
  expect(within(table).getByRole("cell", { name: "21" })).toBeTruthy();
});

test("a table names its rows, and says when there are none", () => {
  const columns = [
    { id: "user", heading: "User", cell: (row: { name: string }) => row.name, isRowHeader: true },
    { id: "quests", heading: "Quests", cell: () => 41 },
  ];
  const shared = {
    caption: "Most active users",
    columns,
    rowKey: (row: { name: string }) => row.name,
  };
  render(<Table {...shared} rows={[{ name: "Ines Okafor" }]} />);
  expect(screen.getByRole("table", { name: "Most active users" })).toBeTruthy();
  expect(screen.getByRole("rowheader", { name: "Ines Okafor" })).toBeTruthy();
  expect(screen.getByRole("cell", { name: "41" })).toBeTruthy();
});
