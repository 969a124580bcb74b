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
