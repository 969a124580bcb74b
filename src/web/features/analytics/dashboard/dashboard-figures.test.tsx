import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DASHBOARD, EMPTY_DASHBOARD } from "#web/testing/analytics.ts";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { EngagementPanel } from "./engagement-panel.tsx";
import { FunnelPanel } from "./funnel-panel.tsx";
import { KpiTiles } from "./kpi-tiles.tsx";
import { ActionsPanel, FeaturesPanel, ToolsPanel, TrafficPanel } from "./list-panels.tsx";
import { PeakHoursChart } from "./peak-hours-chart.tsx";
import { RatingsPanel } from "./ratings-panel.tsx";
import { SegmentsPanel } from "./segments-panel.tsx";
import { SystemStatusPanel, TechnicalPanel } from "./system-panels.tsx";
import { TopUsersPanel } from "./top-users-panel.tsx";

const metrics = DASHBOARD.businessMetrics;
const words = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
const lines = (name: string) => words(screen.getByRole("region", { name }).querySelectorAll("li"));
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.lastChild?.textContent));

test("the six key figures, each with what it is made of", () => {
  render(<KpiTiles figures={DASHBOARD} />);
  expect(words(screen.getAllByRole("listitem"))).toEqual([
    "Total Users1.3K+46this week",
    "Active Users842last 30 days",
    "Online now37pinged within 90 s",
    "Retention64%541 of 845 returned",
    "Completion71%8.9K of 12.5K quests",
    "Total XP402K313 on average",
  ]);
});

test("nothing to divide by is a dash, never 0%", () => {
  render(<KpiTiles figures={{ ...EMPTY_DASHBOARD, onlineVisitors: 1_200 }} />);
  expect(words(screen.getAllByRole("listitem"))).toEqual([
    "Total Users0none new this week",
    "Active Users0last 30 days",
    "Online now0and 1.2K visitors",
    "Retention—nobody to return yet",
    "Completion—no quests yet",
    "Total XP0— on average",
  ]);
});

test("a tile's sign shows the formula and the sample size", () => {
  render(<KpiTiles figures={DASHBOARD} />);
  act(() => screen.getByRole("button", { name: "How Retention is counted" }).focus());
  expect(screen.getByRole("tooltip").textContent).toBe(
    "Of the people active 31 to 60 days ago, the share active again in the last 30 days. n = 845.",
  );
});

test("a list's n is what it was made from, not what it shows", () => {
  render(<DashboardFigures figures={DASHBOARD} />);
  const told = (list: string) => {
    const sign = screen.getByLabelText(`How ${list} is counted`);
    fireEvent.click(sign);
    const { textContent } = screen.getByRole("tooltip");
    fireEvent.blur(sign);
    return textContent?.split(" n = ")[1];
  };
  expect(told("Most active users")).toBe("1,284.");
  expect(told("Traffic Sources & Conversion")).toBe("9,870.");
  expect(told("Most clicked actions")).toBe("21,400.");
  expect(told("Tool Predictions")).toBe("3,640.");
  expect(told("Most Used Features")).toBe("17,950.");
});

test("the funnel shows the share that came from the previous step", () => {
  render(<FunnelPanel funnel={DASHBOARD.conversionFunnel} />);
  expect(lines("Conversion funnel")).toEqual([
    "Landing page views9.8K",
    "CTA clicks3.1K32% clicked",
    "Onboarding starts1.6K52% started",
    "Onboarding completions1.3K81% finished",
  ]);
});

test("engagement of the last seven days stands in a table too, with the depth over 2 h", () => {
  const quiet = { date: "2026-11-13", sessions: 0, avgSessionTime: null, avgActionsPerSession: null };
  render(<EngagementPanel days={[...DASHBOARD.userEngagement, quiet]} />);
  expect(rows()).toHaveLength(7);
  expect(rows()[0]).toEqual(["Sat 7", "29m", "19", "190", "24%"]);
  expect(rows()[6]).toEqual(["Fri 13", "—", "—", "0", "—"]);
});

test("engagement is drawn: bars from zero, a line that is dashed over a day without sessions", () => {
  const days = DASHBOARD.userEngagement.map((day, index) =>
    index === 2 ? { ...day, sessions: 1, avgSessionTime: null, avgActionsPerSession: null } : day,
  );
  const { container } = render(<EngagementPanel days={days} />);
  const count = (selector: string) => container.querySelectorAll(`svg ${selector}`).length;
  expect([count("path.fill-heat-1"), count("path.fill-primary"), count("circle.fill-gold")]).toEqual([
    5, 1, 6,
  ]);
  expect([count("[stroke-dasharray]"), count("line.stroke-control")]).toEqual([1, 1]);
  expect(words(container.querySelectorAll("svg text[text-anchor=end]"))).toEqual([
    "0s",
    "10m",
    "20m",
    "30m",
    "40m",
  ]);
  const slider = screen.getByRole("slider", { name: "Engagement trends, day by day" });
  act(() => slider.focus());
  expect(screen.getByRole("tooltip").textContent).toBe("Thu 12: 251 sessions, 32m and 22 actions on average");
  fireEvent.change(slider, { target: { value: "2" } });
  expect(screen.getByRole("tooltip").textContent).toBe("Sun 8: 1 session");
});

test("hours are coloured by their share of the peak, which is named in UTC", () => {
  const { container } = render(<PeakHoursChart hours={DASHBOARD.userBehaviorPatterns.peakUsageHours} />);
  const cell = (hour: string) => container.querySelector(`[data-value-index="${Number(hour)}"]`);
  expect(cell("01")?.innerHTML).toContain("bg-heat-0");
  expect(cell("00")?.innerHTML).toContain("bg-heat-1");
  expect(cell("12")?.innerHTML).toContain("bg-heat-2");
  expect(cell("20")?.innerHTML).toContain("bg-heat-3");
  expect(cell("20")?.textContent).toBe("peak20");
  act(() => screen.getByRole("slider", { name: "Peak usage hours, hour by hour" }).focus());
  expect(screen.getByRole("tooltip").textContent).toMatch(/^23:00 UTC, \d+ actions$/u);
  expect(screen.getByText("Hours in UTC. Peak 20:00 with 412 actions.")).toBeTruthy();
  expect(rows()).toHaveLength(24);
  expect(rows()[20]).toEqual(["20:00", "412"]);
});

test("segments with their people and their average session", () => {
  render(<SegmentsPanel segments={metrics.userSegments} />);
  expect(lines("User segmentation")).toEqual([
    "New1469m a session",
    "Active50826m a session",
    "At risk26811m a session",
    "Dormant3625m a session",
  ]);
});

test("at most ten people, and what they call themselves stays text", () => {
  const script = "<script>alert(1)</script>";
  const people = Array.from({ length: 11 }, (_, index) => ({
    id: `person-${index}`,
    username: index === 0 ? script : `Person ${index}`,
    level: 18,
    tasksCompleted: 1_041,
    totalXP: 1_800,
  }));
  const { container } = render(<TopUsersPanel users={people} all={1_284} />);
  expect(rows()).toHaveLength(10);
  expect(rows()[0]?.slice(2)).toEqual(["18", "1K", "1.8K"]);
  expect(screen.getByText(script)).toBeTruthy();
  expect(container.querySelector("script")).toBeNull();
});

test("six ratings out of 5 with stars and counts", () => {
  render(<RatingsPanel ratings={metrics} />);
  expect(lines("Ratings")).toEqual([
    "AI Task Performance4.4/5212 ratings",
    "AI Model Performance4.2/5198 ratings",
    "UI Performance4.5/5176 ratings",
    "Visual Design4.6/5176 ratings",
    "Navigation4.3/5176 ratings",
    "Loading Speed4.1/5176 ratings",
  ]);
  expect(screen.getByRole("img", { name: "4.6 out of 5" })).toBeTruthy();
});

test("without ratings each card says so, and what will fill it", () => {
  render(<RatingsPanel ratings={EMPTY_DASHBOARD.businessMetrics} />);
  expect(lines("Ratings")).toEqual([
    "AI Task PerformanceNo AI task data yetFills from the AI rating widget.",
    "AI Model PerformanceNo AI model data yetFills from the AI rating widget.",
    "UI PerformanceNo UI data yetFills from the UI rating widget.",
    "Visual DesignNo visual design data yetFills from the UI rating widget.",
    "NavigationNo navigation data yetFills from the UI rating widget.",
    "Loading SpeedNo speed ratings yetFills from the UI rating widget.",
  ]);
});

test("what the server is doing right now, coloured by how full it is", () => {
  const now = { ...DASHBOARD.realTimeMetrics, systemHealth: { cpu: 90, memory: 75 } };
  render(<SystemStatusPanel onlineUsers={37} metrics={now} />);
  expect(lines("Real-Time System Status")).toEqual(["37Live users", "212Active tasks", "4Queued ops"]);
  const bar = (name: string) => screen.getByRole("progressbar", { name }).firstElementChild?.className;
  expect(bar("CPU")).toContain("bg-danger");
  expect(bar("Memory")).toContain("bg-gold");
  expect(screen.getByText("90%")).toBeTruthy();
});

test("technical figures, and a dash for each that nothing was measured for", () => {
  const { rerender } = render(<TechnicalPanel metrics={DASHBOARD.technicalMetrics} />);
  expect(lines("Technical Metrics")).toEqual([
    "Response time142ms",
    "Error rate0.3%",
    "Bounce rate38%",
    "Crash rate0.0%",
  ]);
  rerender(<TechnicalPanel metrics={EMPTY_DASHBOARD.technicalMetrics} />);
  expect(lines("Technical Metrics")).toEqual([
    "Response time—",
    "Error rate—",
    "Bounce rate—",
    "Crash rate—",
  ]);
});

test("sources and tools with their rates", () => {
  render(
    <>
      <TrafficPanel sources={DASHBOARD.marketingInsights.trafficSources} all={9_870} />
      <ToolsPanel tools={metrics.toolPredictions} all={3_640} />
    </>,
  );
  expect(lines("Traffic Sources & Conversion")[0]).toBe("Direct4.1K visitors14%");
  expect(lines("Tool Predictions")[1]).toBe("AI Mentor1.4K uses84%");
});

test("at most five actions, in words, and five features", () => {
  const sixth = { action: "share", element: "", count: 1 };
  render(
    <>
      <ActionsPanel actions={[...DASHBOARD.topActions, sixth]} all={21_400} />
      <FeaturesPanel
        features={[...DASHBOARD.topFeatures, { featureName: "6th", usageCount: 1, avgTimeSpent: 1 }]}
        all={17_950}
      />
    </>,
  );
  expect(lines("Most clicked actions")).toEqual([
    "Start questquest card5.2K",
    "Complete quest4.8K",
    "Mentorbutton3.1K",
    "Open tool2.6K",
    "Generate more910",
  ]);
  expect(lines("Most Used Features")).toEqual([
    "Weekly Schedule5m9.4K",
    "AI Mentor4m3.1K",
    "Task Workspace18m2.2K",
    "Leaderboard41s1.2K",
    "Toolbox9s870",
  ]);
});

test("on the first day every panel says what it waits for", () => {
  const { container } = render(<DashboardFigures figures={EMPTY_DASHBOARD} />);
  const said = words(container.querySelectorAll("h2")).map((title) => {
    const body = [...container.querySelectorAll("section")].find((section) =>
      section.textContent?.startsWith(title),
    );
    return [title, body?.querySelector(".border-dashed p")?.textContent];
  });
  expect(said).toEqual([
    ["Conversion funnel", "No visits yet"],
    ["Engagement trends", "No sessions yet"],
    ["Peak usage hours", "No activity yet"],
    ["User segmentation", "Nobody to group yet"],
    ["Most active users", "No users found"],
    ["Ratings", "AI Task Performance"],
    ["Real-Time System Status", undefined],
    ["Technical Metrics", undefined],
    ["Traffic Sources & Conversion", "No traffic source data yet"],
    ["Most clicked actions", "No action data yet"],
    ["Tool Predictions", "No tool prediction data yet"],
    ["Most Used Features", "No feature usage data yet"],
  ]);
  expect(screen.getAllByText(/^Fills /u)).toHaveLength(15);
});
