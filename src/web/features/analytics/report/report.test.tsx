import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { EMPTY_REPORT, REPORT } from "#web/testing/analytics.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { expectConsoleError } from "#web/testing/web-console.ts";
import { Report } from "./report.tsx";

/** As the console gets it: with the range, and with the period before. */
const COMPARED = {
  ...REPORT,
  period: {
    zone: "Pacific/Auckland",
    from: "2026-11-06T11:00:00.000Z",
    beforeFrom: "2026-10-30T11:00:00.000Z",
    areVisitsInUtc: true,
  },
  before: {
    totalEvents: REPORT.summary.totalEvents / 2,
    tasksGenerated: REPORT.summary.tasksGenerated * 2,
    tasksCompleted: 0,
    successRate: (REPORT.taskMetrics.successRate ?? 0) - 0.02,
    averageGenerationTime: REPORT.taskMetrics.averageGenerationTime,
    totalSessions: REPORT.userMetrics.totalSessions,
    feedbackCount: 0,
  },
};

const WEEK = "GET /api/analytics/report?range=7d";
const DAY = "GET /api/analytics/report?range=24h";

function open(answers: Answers) {
  // The range is kept in the address.
  history.replaceState(null, "", "/analytics/report");
  const asked = stubServer(answers);
  const { container } = renderWithQueries(<Report />, withoutRetry());
  const lines = (name: string) => {
    const sections = [...container.querySelectorAll("section")];
    const found = sections.find((section) => section.querySelector("h2")?.textContent === name);
    return [...(found?.querySelectorAll("li, tbody tr") ?? [])].map(({ textContent }) => textContent);
  };
  return { asked, lines, container, person: userEvent.setup() };
}

/** What was handed to the browser's downloads. */
function watchDownloads() {
  const saved: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL = (next: Blob) => {
        blob = next;
        return "blob:here";
      };
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return saved;
}

test("loading is said, then every figure stands in its panel", async () => {
  const { lines, container } = open({ [WEEK]: { json: REPORT } });
  expect(screen.getByRole("status").textContent).toBe("Loading analytics data...");
  await screen.findByText("Total Events");
  expect(
    [...container.querySelectorAll('[aria-label="Summary"] > li')].map((card) => card.textContent),
  ).toEqual([
    "Total Events128.4Kcaptured in this range",
    "Active Users512with a session in this range",
    "Tasks Generated3.4Kmade by the engine",
    "System HealthExcellent2.1K tasks completed",
  ]);
  expect(lines("Task Performance")).toEqual([
    "Success rate99%",
    "Completion rate63%",
    "Total generated3.4K",
    "Avg generation time1.2s",
  ]);
  expect(lines("Business Types")).toEqual([
    "E-commerce1.5K44%",
    "Food & Beverage80024%",
    "Consulting70021%",
    "Creative services40012%",
  ]);
  expect(screen.getByRole("img", { name: "4.3 out of 5" })).toBeTruthy();
  expect(lines("User Engagement")).toEqual(["Total sessions1.6K", "Feedback count64"]);
  expect(lines("Retention Rates")).toEqual(["Daily19 of 4641%", "Weekly12 of 3832%", "Monthlynobody yet—"]);
  expect(lines("System Health")).toEqual([
    "Uptime99.9%",
    "Response time142ms",
    "Error rate0.3%",
    "Throughput1.2K/h",
  ]);
  expect(lines("Business Insights")[0]).toBe(
    "Evenings are busiestMedium priorityActionable42% of all actions fall between 18:00 and 21:00 UTC.Confidence 93%",
  );
  expect(lines("Business Insights")[1]).not.toContain("Actionable");
  expect(lines("Recommendations")).toHaveLength(2);
  expect(container.querySelector("footer")?.textContent).toMatch(
    /^Report generated Nov 1[23], 2026.*Report ID: 0c5f4a7e-5f0e-4a51-9a3c-2f6f3d1f8a11$/u,
  );
});

test("the system's figures are explained", async () => {
  open({ [WEEK]: { json: REPORT } });
  await screen.findByText("Uptime");
  const told = (figure: string) => {
    const sign = screen.getByLabelText(`How ${figure} is counted`);
    fireEvent.click(sign);
    const { textContent } = screen.getByRole("tooltip");
    fireEvent.blur(sign);
    return textContent?.split(" n = ")[1];
  };
  expect(told("System Health")).toBe("190,400 requests.");
  expect(told("Uptime")).toBe("120,900 samples.");
  expect(told("Response time")).toBe("190,400.");
  expect(told("Error rate")).toBe("190,400.");
});

test("a plugin's badge has the usual look only above 95%", async () => {
  open({ [WEEK]: { json: REPORT } });
  const badge = async (rate: string) => (await screen.findByTitle(rate)).className;
  expect(await badge("97%")).toContain("bg-primary-soft");
  expect(await badge("95%")).toContain("bg-warning-soft");
});

test("a slow plugin is slow and no error, and says why", async () => {
  open({ [WEEK]: { json: REPORT } });
  const cells = async (plugin: string) => {
    const row = (await screen.findByRole("rowheader", { name: plugin })).closest("tr");
    return [...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent);
  };
  await screen.findByRole("rowheader", { name: "diversity" });
  expect(screen.queryByRole("rowheader", { name: "constraints" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "1 other plugin: no errors, none slow" }));
  // All ran 640 times: that stands once, above.
  expect(await cells("constraints")).toEqual([
    "Success rate100%",
    "Average time3ms",
    "Errors0",
    "Slow runs0",
  ]);
  expect(screen.getByText("640 runs each")).toBeTruthy();
  expect(await cells("diversity")).toEqual(expect.arrayContaining(["Errors19", "Slow runs4 (server busy)"]));
  expect(await cells("wording")).toEqual(expect.arrayContaining(["Errors32", "Slow runs9 (server busy 2)"]));
});

test("panels without anything say what the specification wants", async () => {
  open({ [WEEK]: { json: { ...EMPTY_REPORT, summary: { ...EMPTY_REPORT.summary, totalEvents: 1 } } } });
  await screen.findByText("No insights available yet. More data needed.");
  expect(screen.getByText("No recommendations available. System performing well.")).toBeTruthy();
});

test("a range in which nothing happened is no report", async () => {
  open({ [WEEK]: { json: EMPTY_REPORT } });
  await screen.findByRole("heading", { name: "No Analytics Data" });
  expect(screen.queryByText("Total Events")).toBeNull();
});

test("a report that cannot be read says so, and Retry asks again", async () => {
  const { person } = open({ [WEEK]: [{ status: 500, text: "" }, { json: REPORT }] });
  const card = await screen.findByRole("alert");
  expect(card.textContent).toBe(
    "Analytics UnavailableUnable to load analytics data. This could be because the Analytics Plugin is not yet configured or there's insufficient data.Retry",
  );
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("128.4K")).toBeTruthy();
});

test("a refresh that fails keeps the report on screen", async () => {
  const { person } = open({ [WEEK]: [{ json: REPORT }, { status: 500, text: "" }] });
  await screen.findByText("128.4K");
  await person.click(screen.getByRole("button", { name: "Refresh" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to fetch analytics data");
  expect(screen.getByText("128.4K")).toBeTruthy();
});

test("another range is asked for while the old report stays", async () => {
  const day = { ...REPORT, range: "24h", summary: { ...REPORT.summary, totalEvents: 77 } };
  const { asked, person } = open({ [WEEK]: { json: REPORT }, [DAY]: { json: day } });
  await screen.findByText("128.4K");
  expect(screen.getByRole("radio", { name: "7 days" }).getAttribute("aria-checked")).toBe("true");
  expect(screen.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual([
    "Last 24h",
    "7 days",
    "30 days",
    "90 days",
  ]);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answering = fetch;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    await held;
    return answering(path, init);
  });
  await person.click(screen.getByRole("radio", { name: "Last 24h" }));
  expect(screen.getByText("128.4K")).toBeTruthy();
  release();
  expect(await screen.findByText("77")).toBeTruthy();
  expect(asked.map(({ path }) => path)).toEqual([
    "/api/analytics/report?range=7d",
    "/api/analytics/report?range=24h",
  ]);
});

test("it is read again every five minutes", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { asked } = open({ [WEEK]: { json: REPORT } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(299_000);
  expect(asked).toHaveLength(1);
  await pass(1_100);
  expect(asked).toHaveLength(2);
});

test("an export is saved as the server wrote it, named after the report", async () => {
  const saved = watchDownloads();
  const exported = `GET /api/analytics/export?reportId=${REPORT.reportId}`;
  const { person, asked } = open({
    [WEEK]: { json: REPORT },
    [`${exported}&format=json`]: { text: '{"reportId":"0c5f"}' },
    [`${exported}&format=csv`]: { text: "figure,value\n" },
  });
  await screen.findByText("128.4K");
  for (const format of ["JSON", "CSV"]) {
    await person.click(screen.getByRole("combobox", { name: "Export" }));
    await person.click(await screen.findByRole("option", { name: format }));
  }
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved.map(({ name, blob }) => [name, blob.size, blob.type])).toEqual([
    [`analytics-report-${REPORT.reportId}.json`, 19, "application/json"],
    [`analytics-report-${REPORT.reportId}.csv`, 13, "text/csv;charset=utf-8"],
  ]);
  expect(asked.at(-1)?.credentials).toBe("include");
});

test("an export that fails is logged and told nobody", async () => {
  expectConsoleError(/The report could not be exported/u);
  const saved = watchDownloads();
  const { person } = open({
    [WEEK]: { json: REPORT },
    [`GET /api/analytics/export?reportId=${REPORT.reportId}&format=csv`]: { status: 404, text: "gone" },
  });
  await screen.findByText("128.4K");
  await person.click(screen.getByRole("combobox", { name: "Export" }));
  await person.click(await screen.findByRole("option", { name: "CSV" }));
  // biome-ignore lint/suspicious/noConsole: what the test is about
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(saved).toEqual([]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("in the console the report has the range of the other pages and its comparison", async () => {
  history.replaceState(null, "", "/analytics/report");
  stubServer({ [WEEK]: { json: COMPARED } });
  renderWithQueries(<Report isInConsole />, withoutRetry());
  const tile = async () => (await screen.findByText(/^captured in this range/u)).textContent;
  expect(await tile()).toBe("captured in this range, +100%");
  expect(screen.getByText(/^made by the engine/u).textContent).toBe("made by the engine, −50%");
  expect(screen.getByText("+2 pts")).toBeTruthy();
  expect(screen.getByText(/Nov 7 to Nov 13, 2026/u).textContent).toContain("Pacific/Auckland");
  // Most figures here have no period before: it cannot be chosen here.
  expect(screen.queryByLabelText("Comparison")).toBeNull();
  expect(screen.getByText("Events, sessions and active people by UTC day.")).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("radio", { name: "Last 24h" }));
  expect(window.location.search).toBe("?range=24h");
  act(() => {
    history.replaceState(null, "", "/analytics/report?compare=none");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(await tile()).toBe("captured in this range");
});

test("members have no comparison, and no range head", async () => {
  open({ [WEEK]: { json: COMPARED } });
  expect((await screen.findByText(/^captured in this range/u)).textContent).toBe("captured in this range");
  expect(screen.queryByLabelText("Comparison")).toBeNull();
});
