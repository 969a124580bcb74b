import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { createQueryClient } from "#web/platform/api/query-client.ts";
import { candles } from "#web/testing/business.ts";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { KnownSection } from "./known-section.tsx";

function renderSection(answers: Answers = {}) {
  const asked = stubServer({ "GET /api/business": { json: candles }, ...answers });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <KnownSection />
    </QueryClientProvider>,
  );
  return { asked, person: userEvent.setup() };
}
const writes = (asked: ReturnType<typeof renderSection>["asked"]) =>
  asked.flatMap(({ method, path, body }) => (method === "GET" ? [] : [[path, body]]));
const row = async (label: string) => {
  const text = await screen.findByText(label);
  const item = text.closest("li");
  if (!item) throw new Error(`no row: ${label}`);
  return item;
};

test("the guess is called one, and another model is saved at once", async () => {
  const { asked, person } = renderSection({
    "PUT /api/business": {
      json: { ...candles, model: "food", modelName: "Food and drink", isModelGuessed: false },
    },
  });
  expect(await screen.findByText(/^We think: Handmade goods\./u)).toBeTruthy();
  await person.click(screen.getByRole("combobox", { name: "How it makes money" }));
  await person.click(await screen.findByRole("option", { name: "Food and drink" }));
  expect(await screen.findByText("Your next week goes by this.")).toBeTruthy();
  expect(screen.queryByText(/^We think/u)).toBeNull();
  expect(writes(asked)).toEqual([["/api/business", { model: "food" }]]);
});

test("the limit that a quest too big has set is shown, and lifted at once", async () => {
  const { asked, person } = renderSection({
    "GET /api/business": { json: { ...candles, hoursAtMost: 1 } },
    "PUT /api/business": { json: candles },
  });
  const limit = await screen.findByRole("combobox", { name: "Longest quest" });
  expect(limit.textContent).toBe("1 hour");
  await person.click(limit);
  await person.click(await screen.findByRole("option", { name: "Any length" }));
  expect(await screen.findByText("Your next week goes by this.")).toBeTruthy();
  expect(limit.textContent).toBe("Any length");
  expect(writes(asked)).toEqual([["/api/business", { hoursAtMost: "16" }]]);
});

test("each fact says what is known, from where and since when", async () => {
  renderSection();
  expect((await row("A price is set")).textContent).toContain("from a quest you finished, Nov 3, 2026");
  expect((await row("You talked with people")).textContent).toContain("follows from the rest");
  expect((await row("You know the rules")).textContent).toContain("Not known");
  const page = await row("A page or listing is public");
  expect(page.textContent).toContain("from your description");
  expect(within(page).getByRole("radio", { name: "No" }).getAttribute("aria-checked")).toBe("true");
});

test("correcting a fact saves it and says what it changes", async () => {
  const { asked, person } = renderSection({
    "PUT /api/business/facts/rules": {
      json: {
        ...candles,
        facts: candles.facts.map((fact) =>
          fact.key === "rules" ? { ...fact, value: "yes", source: "profile" } : fact,
        ),
      },
    },
  });
  await person.click(
    within(await row("You know the rules")).getByRole("radio", { name: "Yes", hidden: true }),
  );
  expect(await screen.findByText("Your next week goes by this.")).toBeTruthy();
  expect((await row("You know the rules")).textContent).toContain("you said so");
  expect(writes(asked)).toEqual([["/api/business/facts/rules", { value: "yes" }]]);
});

test("what is known can be forgotten; what follows from the rest, or is not known, cannot", async () => {
  const { asked, person } = renderSection({ "PUT /api/business/facts/price": { json: candles } });
  await row("A price is set");
  await person.click(screen.getByRole("button", { name: "Forget: A price is set", hidden: true }));
  expect(await screen.findByText("Your next week goes by this.")).toBeTruthy();
  expect(writes(asked)).toEqual([["/api/business/facts/price", { value: "unknown" }]]);
  for (const label of ["You talked with people", "You know the rules"])
    expect(within(await row(label)).queryByRole("button", { hidden: true, name: /^Forget/u })).toBeNull();
});

test("words that stand in for unknown ones are a placeholder; only what was typed is saved", async () => {
  const { asked, person } = renderSection({ "PUT /api/business": { json: candles } });
  const where = await screen.findByRole<HTMLInputElement>("textbox", {
    name: "Where you sell or publish it",
  });
  expect([where.value, where.placeholder]).toEqual(["", "your market stall"]);
  expect(screen.queryByRole("button", { name: "Save these words" })).toBeNull();
  await person.type(where, "Etsy");
  await person.click(screen.getByRole("button", { name: "Save these words" }));
  await screen.findByText("Your next week goes by this.");
  expect(writes(asked)).toEqual([["/api/business", { soldAt: "Etsy" }]]);
});

test("what cannot be read can be tried again", async () => {
  const refused = { status: 503, json: { error: "unavailable", message: "Not now.", requestId: "r" } };
  const { person } = renderSection({ "GET /api/business": [refused, refused, { json: candles }] });
  await person.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await row("A price is set")).toBeTruthy();
});
