import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitAfter } from "#web/platform/api/live-connection.ts";
import { alertsOf, SNAPSHOT } from "#web/testing/performance.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { useNotifications } from "#web/ui/toast/use-notifications.ts";
import { PerformanceDashboard } from "./performance-dashboard.tsx";

const DASHBOARD = "GET /api/performance/dashboard";
const EXPORT = "GET /api/performance/export?format=csv";

/** Stands in for the browser's own: the test says when it opens, tells and closes. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: string[] = [];
  readonly url: string;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  receive(message: unknown) {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }
  send(text: string) {
    this.sent.push(text);
  }
  close(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const latest = () => FakeSocket.all.at(-1) as FakeSocket;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hidePage = (isHidden: boolean) => {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
  Object.defineProperty(document, "visibilityState", {
    value: isHidden ? "hidden" : "visible",
    configurable: true,
  });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => {
  hidePage(false);
  vi.useRealTimers();
});

function Said() {
  const { shown } = useNotifications();
  return <p data-testid="said">{shown.map(({ title, description }) => `${title}: ${description}`).join()}</p>;
}

async function open(answers: Answers = { [DASHBOARD]: { json: { data: SNAPSHOT } } }) {
  const asked = stubServer(answers);
  vi.stubGlobal("WebSocket", FakeSocket);
  const { container, unmount } = renderWithQueries(
    <>
      <PerformanceDashboard />
      <Said />
    </>,
    withoutRetry(),
  );
  await pass(50);
  const polls = () => asked.filter(({ path }) => path === "/api/performance/dashboard").length;
  const region = (name: string) => screen.getByRole("region", { name });
  return { container, polls, region, unmount };
}

test("every card holds its figures", async () => {
  const { region } = await open();
  expect(region("System Health").textContent).toBe(
    "System HealthWarningAverage response142msError rate0.3%Total requests28.4KActive alerts1",
  );
  const metrics = screen.getByRole("list", { name: "Performance metrics" });
  expect([...metrics.children].map(({ textContent }) => textContent)).toEqual([
    "API p95310ms",
    "Database query0.4ms",
    "Event-loop delay3ms",
    "Mentor first token—",
    "Live update lag18ms",
    "Queue depth4",
  ]);
  const bars = screen.getAllByRole("progressbar");
  expect(
    bars.map((bar) => [bar.getAttribute("aria-label"), /bg-(success|gold|danger)/u.exec(bar.innerHTML)?.[1]]),
  ).toEqual([
    ["Memory", "gold"],
    ["CPU", "success"],
    ["Cache hit rate", "success"],
  ]);
  expect(region("Resource Usage").textContent).toContain("Connections 41");
  expect(region("RAG Engine Performance").textContent).toContain(
    "Tasks generated3.4KAverage generation time1.2sSuccess rate99%Plugin enhancements11.8K",
  );
  const trends = [...region("Performance Trends").querySelectorAll("li")];
  expect(trends.map(({ textContent }) => textContent)).toEqual([
    "Response time142msdown −8%",
    "Throughput1.2K/hup +6%",
    "Error rate0.3%stable",
    "Memory usage78%up +9%",
  ]);
  expect(
    screen.getByRole("img", { name: /^Response time, last 30 minutes: between 142ms and 180ms/u }),
  ).toBeTruthy();
  expect(region("Active Alerts").textContent).toContain("Critical: Alert 1");
  expect(region("Active Alerts").textContent).not.toContain("Alert 99");
});

test.each([
  [0, "No active alerts"],
  [5, "Alert 5"],
  [7, "+2 more alerts"],
])("%s open alerts", async (count, text) => {
  const { region } = await open({
    [DASHBOARD]: { json: { data: { ...SNAPSHOT, alerts: alertsOf(count) } } },
  });
  expect(region("Active Alerts").textContent).toContain(text);
  expect(region("Active Alerts").querySelectorAll("li")).toHaveLength(Math.min(5, count));
});

test("while live it does not poll; when the connection is lost, it polls and reconnects", async () => {
  const { polls, region } = await open();
  expect(screen.getByText("Polling")).toBeTruthy();
  expect(polls()).toBe(1);
  await pass(10_000);
  expect(polls()).toBe(2);
  expect(latest().url).toBe("ws://localhost:3000/ws");
  act(() => latest().open());
  expect(screen.getByText("Live")).toBeTruthy();
  expect(latest().sent).toEqual(['{"type":"subscribe-performance"}']);
  const summary = { ...SNAPSHOT.summary, totalRequests: 77 };
  act(() => latest().receive({ type: "performance-update", data: { ...SNAPSHOT, summary } }));
  await pass(60_000);
  expect(polls()).toBe(2);
  expect(region("System Health").textContent).toContain("77");
  act(() => latest().close());
  expect(screen.getByText("Polling")).toBeTruthy();
  expect(FakeSocket.all).toHaveLength(1);
  await pass(2_100);
  expect(FakeSocket.all).toHaveLength(2);
  act(() => latest().open());
  expect(screen.getByText("Live")).toBeTruthy();
});

test("a message that cannot be read marks it not live, the next good one live again", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await open();
  act(() => latest().open());
  act(() => latest().receive("{ nonsense"));
  expect(screen.getByText("Polling")).toBeTruthy();
  expect(warn).toHaveBeenCalledTimes(1);
  act(() => latest().receive({ type: "performance-update", data: SNAPSHOT }));
  expect(screen.getByText("Live")).toBeTruthy();
  warn.mockRestore();
});

test("nothing happens while the tab is hidden", async () => {
  const { polls } = await open();
  act(() => latest().open());
  hidePage(true);
  const before = polls();
  await pass(120_000);
  expect([polls(), FakeSocket.all.length]).toEqual([before, 1]);
  hidePage(false);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a connection that is still being made when the page is left is closed once it stands", async () => {
  const { unmount } = await open();
  unmount();
  expect(latest().readyState).toBe(FakeSocket.CONNECTING);
  latest().open();
  expect([latest().readyState, latest().sent]).toEqual([3, []]);
});

test("many servers are told of", async () => {
  const many = { ...SNAPSHOT, summary: { ...SNAPSHOT.summary, servers: 3 } };
  const { region } = await open({ [DASHBOARD]: { json: { data: many } } });
  expect(region("System Health").textContent).toContain("Warningon 3 servers");
});

test("refused for good, it does not knock again", async () => {
  await open();
  act(() => latest().close(1008));
  await pass(120_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("Refresh turns for a second in live mode and asks over the connection", async () => {
  const { polls } = await open();
  act(() => latest().open());
  const refresh = screen.getByRole("button", { name: "Refresh" });
  fireEvent.click(refresh);
  expect(refresh.getAttribute("aria-busy")).toBe("true");
  expect(latest().sent).toHaveLength(2);
  await pass(950);
  expect(refresh.getAttribute("aria-busy")).toBe("true");
  await pass(100);
  expect(refresh.getAttribute("aria-busy")).toBeNull();
  expect(polls()).toBe(1);
});

test("without any figures it says so, and Retry asks again", async () => {
  await open({ [DASHBOARD]: [{ status: 503, text: "" }, { json: { data: SNAPSHOT } }] });
  expect(screen.getByRole("alert").textContent).toBe(
    "Performance Dashboard UnavailableThe performance monitoring system is not respondingRetry",
  );
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await pass(50);
  expect(screen.getByRole("region", { name: "System Health" })).toBeTruthy();
});

test("a later failure is a line above the last figures", async () => {
  const { region } = await open({ [DASHBOARD]: [{ json: { data: SNAPSHOT } }, { offline: true }] });
  await pass(10_100);
  expect(screen.getByRole("alert").textContent).toBe("Failed to fetch performance data");
  expect(region("System Health")).toBeTruthy();
});

test("an export says how it went", async () => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  URL.createObjectURL = () => "blob:here";
  URL.revokeObjectURL = () => undefined;
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await open({
    [DASHBOARD]: { json: { data: SNAPSHOT } },
    [EXPORT]: [{ text: "section,name" }, { status: 500, text: "" }],
  });
  const said = () => screen.getByTestId("said").textContent;
  fireEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  await pass(50);
  expect(said()).toBe("Export Successful: Performance data exported as CSV");
  fireEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  await pass(50);
  expect(said()).toBe("Export Failed: Failed to export performance data");
  warn.mockRestore();
});

test.each([
  [0, 0, 1_000],
  [0, 1, 2_000],
  [3, 0.5, 8_500],
  [20, 1, 30_000],
])("after %s failures and chance %s it waits %s ms", (failures, chance, ms) =>
  expect(waitAfter(failures, chance)).toBe(ms),
);
