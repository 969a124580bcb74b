import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { PerformanceHistory } from "./performance-history.tsx";

const NO = { status: 500, json: { error: { code: "internal", message: "No." } } };

test("the range of the charts stands in the address, beside that of the console", async () => {
  history.replaceState(null, "", "/analytics/system?range=30d&span=7d");
  const asked = stubServer({
    "GET /api/performance/history?range=7d": NO,
    "GET /api/performance/history?range=1h": NO,
    "GET /api/performance/history?range=24h": NO,
  });
  renderWithQueries(<PerformanceHistory />, withoutRetry());
  await screen.findByText("The stored figures could not be read.");
  expect(asked.map(({ path }) => path)).toEqual(["/api/performance/history?range=7d"]);
  const person = userEvent.setup();
  await person.click(screen.getByRole("radio", { name: "1h" }));
  expect(window.location.search).toBe("?range=30d&span=1h");
  await person.click(screen.getByRole("radio", { name: "24h" }));
  expect(window.location.search).toBe("?range=30d");
});

const line = (value: number | null) => ({ value, before: null, series: [value], seriesBefore: [] });
const historyOf = (value: number | null) => ({
  json: {
    range: "24h",
    steps: ["2026-11-19T10:00:00.000Z"],
    responseTime: line(value),
    p95: line(value),
    throughput: line(value),
    errorRate: line(value),
    memoryUsage: line(value),
    cpuUsage: line(value),
    uptime: value,
  },
});
const openDay = (value: number | null) => {
  window.history.replaceState(null, "", "/analytics/system");
  stubServer({ "GET /api/performance/history?range=24h": historyOf(value) });
  renderWithQueries(<PerformanceHistory />, withoutRetry());
};

test("before anything is measured one card says so", async () => {
  openDay(null);
  expect(await screen.findAllByText("Nothing measured yet")).toHaveLength(1);
  expect(screen.queryByText("CPU on average")).toBeNull();
});

test("figures say of which time they are", async () => {
  openDay(1);
  expect((await screen.findByRole("region", { name: "Over the whole 24h" })).textContent).toContain(
    "CPU on average",
  );
  expect(screen.getByRole("region", { name: "Memory usage" }).textContent).toContain("1% avg of 24h");
});
