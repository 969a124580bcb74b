import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SNAPSHOT } from "#web/testing/performance.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { SystemPage } from "./system-page.tsx";

/** Never opens. */
class SilentSocket {
  send() {}
  close() {}
}

async function open(page: React.ReactNode) {
  stubServer({ "GET /api/performance/dashboard": { json: { data: SNAPSHOT } } });
  vi.stubGlobal("WebSocket", SilentSocket);
  renderWithQueries(page, withoutRetry());
  return await screen.findByRole("region", { name: "System Health" });
}

const follows = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test("System repeats nothing of the console's top bar, and shows the charts right below the health", async () => {
  const health = await open(<SystemPage />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("System");
  for (const name of ["Refresh", "Dashboard"])
    expect(screen.queryByRole("button", { name }) ?? screen.queryByRole("link", { name })).toBe(null);
  expect(screen.queryByText(/^(Live|Polling)$/u)).toBe(null);
  expect(screen.queryByRole("region", { name: "Performance Trends" })).toBe(null);
  expect(screen.getByRole("button", { name: "Export CSV" })).toBeTruthy();
  const [charts, resources] = ["Performance over time", "Resource Usage"].map((name) =>
    screen.getByRole("region", { name }),
  ) as [HTMLElement, HTMLElement];
  expect([follows(health, charts), follows(charts, resources)]).toEqual([true, true]);
  expect(screen.getByRole("region", { name: "Requests" }).textContent).toContain("API p95310ms");
});

test("/performance keeps its title, controls and trends", async () => {
  await open(<SystemPage isPerformance />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Performance Dashboard");
  expect(screen.getByRole("button", { name: "Refresh" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Dashboard" })).toBeTruthy();
  expect(screen.getByText("Polling")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Performance Trends" })).toBeTruthy();
});
