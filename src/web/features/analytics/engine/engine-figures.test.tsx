import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { REPORT } from "#web/testing/analytics.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { EngineFigures } from "./engine-figures.tsx";

function open(answer: object) {
  // The range is kept in the address.
  history.replaceState(null, "", "/analytics/engine?range=30d");
  stubServer({ "GET /api/analytics/report?range=30d": answer });
  renderWithQueries(
    <EngineFigures>
      <p>What it learned from</p>
    </EngineFigures>,
    withoutRetry(),
  );
}

test("the engine's figures of the range stand above what it learned from, its plugins below", async () => {
  open({ json: REPORT });
  const strip = within(await screen.findByRole("region", { name: "RAG Engine Performance" }));
  expect(strip.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "3.4K",
    "1.2s",
    "99%",
  ]);
  expect(screen.getByRole("table", { name: "Plugin Performance" })).toBeTruthy();
  expect(screen.getByText("What it learned from")).toBeTruthy();
});

test("figures that cannot be read do not hide what it learned from", async () => {
  open({ status: 500, json: { error: { code: "internal", message: "No." } } });
  expect(await screen.findByText("The engine's figures could not be read.")).toBeTruthy();
  expect(screen.getByText("What it learned from")).toBeTruthy();
});
