import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DASHBOARD, EMPTY_DASHBOARD } from "#web/testing/analytics.ts";
import { EMPTY_PULSE, PULSE } from "#web/testing/console-figures.ts";
import { EngagementPanel } from "../dashboard/engagement-panel.tsx";
import { PeakHoursChart } from "../dashboard/peak-hours-chart.tsx";
import { RatingsPanel } from "../dashboard/ratings-panel.tsx";
import { FunnelCard } from "./funnel-card.tsx";
import { ActiveUsersCard, TrafficCard, UsageCard } from "./list-cards.tsx";
import { OverviewPanels } from "./overview.tsx";
import { SegmentsCard } from "./segments-card.tsx";
import { SystemStrip, TechnicalStrip } from "./status-strips.tsx";

const metrics = DASHBOARD.businessMetrics;
const words = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
const lines = (name: string) => words(screen.getByRole("region", { name }).querySelectorAll("li"));
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.lastChild?.textContent));

const openTab = (name: string) =>
  fireEvent.mouseDown(screen.getByRole("tab", { name }), { button: 0, ctrlKey: false });

test("a list's n is what it was made from, not what it shows", () => {
  render(<OverviewPanels figures={DASHBOARD} trials={PULSE.funnel} />);
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
  openTab("Tools");
  expect(told("Tool Predictions")).toBe("3,640.");
  openTab("Features");
  expect(told("Most Used Features")).toBe("17,950.");
});

test("the funnel goes through trials to paid, each step with its share of the one before", () => {
  render(<FunnelCard funnel={DASHBOARD.conversionFunnel} trials={PULSE.funnel} />);
  expect(lines("Conversion funnel")).toEqual([
    "Landing page views9.8K people who looked",
    "CTA clicks3.1K32% clicked",
    "Onboarding starts1.6K52% started",
    "Onboarding completions1.3K81% finished",
    "Trials started524% began a trial",
    "Paid1138% of 29 ended trials",
  ]);
  expect(screen.getByText("0.1% of views become paid")).toBeTruthy();
});

test("a step after one of nobody has no bar", () => {
  const funnel = { ...DASHBOARD.conversionFunnel, ctaClicks: 0, onboardingStarts: 5 };
  const { container } = render(<FunnelCard funnel={funnel} trials={PULSE.funnel} />);
  const heights = [...container.querySelectorAll<HTMLElement>("li span[style*=height]")].map(
    ({ style }) => style.height,
  );
  expect(heights.slice(0, 3)).toEqual(["100%", "0%", "0%"]);
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
  render(<SegmentsCard segments={metrics.userSegments} />);
  expect(lines("User segmentation")).toEqual([
    "New1469m a session",
    "Active50826m a session",
    "At risk26811m a session",
    "Dormant3625m a session",
  ]);
});

test("the first five people by XP or by tasks, and what they call themselves stays text", () => {
  const script = "<script>alert(1)</script>";
  const people = Array.from({ length: 10 }, (_, index) => ({
    id: `person-${index}`,
    username: index === 0 ? script : `Person ${index}`,
    level: 18,
    tasksCompleted: 1_041 + index * 1_000,
    totalXP: 1_800,
  }));
  const { container } = render(<ActiveUsersCard figures={{ ...DASHBOARD, topUsers: people }} />);
  expect(lines("Most active users")).toHaveLength(5);
  expect(lines("Most active users")[0]).toMatch(/181K1\.8K$/u);
  expect(screen.getByText(script)).toBeTruthy();
  expect(container.querySelector("script")).toBeNull();
  openTab("By quests");
  expect(lines("Most active users")[0]).toContain("Person 9");
  fireEvent.click(screen.getByRole("button", { name: "All 10 people" }));
  expect(lines("Most active users")).toHaveLength(10);
});

test("six ratings out of 5 with bars and counts", () => {
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

const facts = (name: string) => words(screen.getByRole("region", { name }).querySelectorAll("dl > div"));

test("what the server is doing right now, coloured by how full it is", () => {
  const now = { ...DASHBOARD.realTimeMetrics, systemHealth: { cpu: 90, memory: 75 } };
  render(<SystemStrip onlineUsers={37} metrics={now} />);
  expect(facts("Real-Time System Status")).toEqual([
    "Live users37",
    "Active tasks212",
    "Queued ops4",
    "CPU90%",
    "Memory75%",
  ]);
  expect(screen.getByText("90%").className).toContain("text-danger");
  expect(screen.getByText("75%").className).toContain("text-warning");
});

test("technical figures, and a dash for each that nothing was measured for", () => {
  const { rerender } = render(<TechnicalStrip metrics={DASHBOARD.technicalMetrics} />);
  expect(facts("Technical Metrics")).toEqual([
    "Response time142ms",
    "Error rate0.3%",
    "Bounce rate38%",
    "Crash rate0.0%",
  ]);
  rerender(<TechnicalStrip metrics={EMPTY_DASHBOARD.technicalMetrics} />);
  expect(facts("Technical Metrics")).toEqual([
    "Response time—",
    "Error rate—",
    "Bounce rate—",
    "Crash rate—",
  ]);
});

test("sources and tools with their rates; the rest of a long list is one press away", () => {
  const sources = Array.from({ length: 7 }, (_, index) => ({
    source: `site${index}.example`,
    visitors: 700 - index,
    conversionRate: index / 10,
  }));
  const figures = { ...DASHBOARD, marketingInsights: { trafficSources: sources } };
  render(
    <>
      <TrafficCard figures={figures} />
      <UsageCard figures={DASHBOARD} />
    </>,
  );
  expect(lines("Traffic Sources & Conversion")).toHaveLength(5);
  expect(lines("Traffic Sources & Conversion")[0]).toBe("site0.example7000%");
  fireEvent.click(screen.getByRole("button", { name: "All 7 sources" }));
  expect(lines("Traffic Sources & Conversion")).toHaveLength(7);
  openTab("By conversion");
  expect(lines("Traffic Sources & Conversion")[0]).toBe("site6.example69460%");
  openTab("Tools");
  expect(lines("Tool Predictions")[1]).toBe("AI Mentor1.4K84%");
});

test("at most five actions, in words, and five features", () => {
  const sixth = { action: "share", element: "", count: 1 };
  const figures = {
    ...DASHBOARD,
    topActions: [...DASHBOARD.topActions, sixth],
    topFeatures: [...DASHBOARD.topFeatures, { featureName: "6th", usageCount: 1, avgTimeSpent: 1 }],
  };
  render(<UsageCard figures={figures} />);
  expect(lines("Most clicked actions")).toEqual([
    "Start questquest card5.2K",
    "Complete quest4.8K",
    "Mentorbutton3.1K",
    "Open tool2.6K",
    "Generate more910",
  ]);
  openTab("Features");
  expect(lines("Most Used Features")).toEqual([
    "Weekly Schedule5m9.4K",
    "AI Mentor4m3.1K",
    "Task Workspace18m2.2K",
    "Leaderboard41s1.2K",
    "Toolbox9s870",
  ]);
});

test("on the first day every panel says what it waits for", () => {
  render(
    <>
      <OverviewPanels figures={EMPTY_DASHBOARD} trials={EMPTY_PULSE.funnel} />
      <EngagementPanel days={EMPTY_DASHBOARD.userEngagement} />
    </>,
  );
  const said = (name: string) =>
    screen.getByRole("region", { name }).querySelector(".border-dashed p")?.textContent;
  expect(said("Conversion funnel")).toBe("No visits yet");
  expect(said("Engagement trends")).toBe("No sessions yet");
  expect(said("Peak usage hours")).toBe("No activity yet");
  expect(said("User segmentation")).toBe("Nobody to group yet");
  expect(said("Most active users")).toBe("No users found");
  expect(said("Traffic Sources & Conversion")).toBe("No traffic source data yet");
  expect(said("Most clicked actions")).toBe("No action data yet");
  openTab("Tools");
  expect(said("Tool Predictions")).toBe("No tool prediction data yet");
  openTab("Features");
  expect(said("Most Used Features")).toBe("No feature usage data yet");
  expect(screen.getByText("No speed ratings yet")).toBeTruthy();
});
