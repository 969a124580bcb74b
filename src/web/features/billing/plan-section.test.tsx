import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { PLANS, renderWithPlan } from "#web/testing/billing.ts";
import { maya } from "#web/testing/maya.ts";
import type { Answers } from "#web/testing/stub-server.ts";
import { shownToasts } from "#web/ui/toast/toast-store.ts";
import { PlanSection } from "./plan-section.tsx";

const INVOICE = {
  id: "in_2",
  number: "SQ-0002",
  status: "paid",
  total: { amount: 2_000, currency: "usd" },
  createdAt: "2026-11-15T12:00:00.000Z",
  periodStart: "2026-11-15T12:00:00.000Z",
  periodEnd: "2026-12-15T12:00:00.000Z",
  url: null,
};
const button = (name: string) => screen.getByRole("button", { name });
const render = (plan: (typeof PLANS)[keyof typeof PLANS], answers: Answers = {}) =>
  renderWithPlan(<PlanSection user={maya} />, plan, {
    "GET /api/subscription/invoices": { json: [] },
    ...answers,
  });

test.each([
  ["paid", "$20 per month, renews on December 15, 2026.", ["Cancel subscription"]],
  ["cancelled", "Ends on December 15, 2026. Nothing more is charged.", ["Resume subscription"]],
  ["failed", /^Your last payment did not go through\./u, ["Pay again", "Cancel subscription"]],
  ["granted", "Given to you free of charge. Nothing renews.", []],
  ["legacy", /everything is on, free\.$/u, []],
  ["none", "New quests and the mentor come with a plan.", ["See the free trial"]],
  ["trial", "18 days left, until November 30, 2026.", ["Subscribe now"]],
  ["expired", "Your free trial ended on November 10, 2026. Your quests stay yours.", ["Subscribe now"]],
  ["lapsed", "Your subscription ended on November 11, 2026. Your quests stay yours.", ["Subscribe now"]],
] as const)("%s is said in plain words, with what can be done", async (plan, text, actions) => {
  render(PLANS[plan]);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(actions);
  expect(screen.getByText("Test mode")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Invoices" }) !== null).toBe(
    ["paid", "cancelled", "failed", "lapsed"].includes(plan),
  );
});

test("during the trial it says what subscribing costs today, and opens the card form directly", async () => {
  const { person } = render(PLANS.trial);
  await screen.findByText(
    /charged \$20 today and your month starts today: the 18 free days that are left would go unused/u,
  );
  await person.click(button("Subscribe now"));
  await screen.findByRole("dialog", { name: "Subscribe to SideQuest" });
});

test("cancelling takes two clicks and says to when the access lasts", async () => {
  const { asked, person } = render(PLANS.paid, {
    "POST /api/subscription/cancel": { json: PLANS.cancelled },
  });
  await screen.findByText("Subscribed");
  await person.click(button("Cancel subscription"));
  screen.getByText(/^You keep full access until December 15, 2026\. Nothing more is charged\./u);
  expect(document.activeElement).toBe(button("Confirm"));
  await person.click(button("Confirm"));
  await screen.findByText("Ends on December 15, 2026. Nothing more is charged.");
  expect(shownToasts()[0]).toMatchObject({
    title: "Subscription cancelled",
    description: "You have full access until December 15, 2026.",
  });
  expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("cancelling with an open payment says that the access ends now", async () => {
  const { person } = render(PLANS.failed);
  await person.click(await screen.findByRole("button", { name: "Cancel subscription" }));
  screen.getByText(/^Your access ends now, and the open payment is not charged\./u);
  await person.click(button("Keep it"));
  expect(button("Cancel subscription")).toBeTruthy();
});

const RENEWING = { ...PLANS.paid, paidUntil: "2026-11-12T11:30:00.000Z" };

test("between a month's end and its charge no day that is past is named", async () => {
  const { person } = render(RENEWING, { "POST /api/subscription/cancel": { json: PLANS.lapsed } });
  await screen.findByText("$20 per month, renewing now.");
  await person.click(button("Cancel subscription"));
  screen.getByText(
    /^If the new month is paid already, you keep it to its end\. If not, your access ends now/u,
  );
  expect(document.body.textContent).not.toContain("November 12");
});

test.each([
  ["2026-11-11T12:00:00.000Z", "Your subscription ended on November 11, 2026. Your quests stay yours."],
  ["2026-12-12T12:00:00.000Z", "Your subscription has ended. Your quests stay yours."],
])("a cancellation that ends the plan at once says so, paid until %s", async (paidUntil, text) => {
  const { person } = render(RENEWING, {
    "POST /api/subscription/cancel": { json: { ...PLANS.lapsed, paidUntil } },
  });
  await person.click(await screen.findByRole("button", { name: "Cancel subscription" }));
  await person.click(button("Confirm"));
  await screen.findByText(text);
  expect(shownToasts()[0]).toMatchObject({
    title: "Subscription cancelled",
    description: "It has ended at once. Nothing more is charged.",
  });
});

test("a cancellation that fails says so where it was asked", async () => {
  const { person } = render(PLANS.paid, {
    "POST /api/subscription/cancel": { status: 502, json: { error: "internal", message: "Not now." } },
  });
  await person.click(await screen.findByRole("button", { name: "Cancel subscription" }));
  await person.click(button("Confirm"));
  expect((await screen.findByRole("alert")).textContent).toBe("Not now.");
});

test("a cancellation can be taken back", async () => {
  const { person } = render(PLANS.cancelled, { "POST /api/subscription/resume": { json: PLANS.paid } });
  await person.click(await screen.findByRole("button", { name: "Resume subscription" }));
  await screen.findByText("$20 per month, renews on December 15, 2026.");
  expect(shownToasts()[0]?.title).toBe("Subscription resumed");
});

test("invoices: number, day, amount and state, with a link where the provider has a page", async () => {
  const invoices = [
    { ...INVOICE, status: "open", url: "https://pay.example/in_2" },
    { ...INVOICE, id: "in_1", number: "SQ-0001", total: { amount: 2_050, currency: "usd" } },
    { ...INVOICE, id: "in_0", number: null, status: "void" },
  ];
  render(PLANS.paid, { "GET /api/subscription/invoices": { json: invoices } });
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "SQ-0002November 15, 2026$20Open",
    "SQ-0001November 15, 2026$20.50Paid",
    "Not numbered yetNovember 15, 2026$20Void",
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "https://pay.example/in_2",
  ]);
});

test("no invoices, and invoices that cannot be read", async () => {
  const { person } = render(PLANS.paid, {
    "GET /api/subscription/invoices": [{ status: 502, text: "" }, { json: [] }],
  });
  await screen.findByText("Your invoices could not be read.");
  await person.click(button("Retry"));
  await screen.findByText("None yet. Each payment leaves one here.");
});

test("a plan that cannot be read can be asked for again", async () => {
  const { person } = render(PLANS.legacy, {
    "GET /api/subscription/status": [{ status: 500, text: "" }, { json: PLANS.legacy }],
  });
  await screen.findByText("Your plan could not be read.");
  await person.click(button("Retry"));
  await waitFor(() => screen.getByText("Legacy"));
});
