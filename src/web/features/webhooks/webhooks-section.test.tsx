import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { WebhookDeliveryView, WebhookView } from "#contracts/webhooks/webhooks.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { WebhooksSection } from "./webhooks-section.tsx";

const WEBHOOK: WebhookView = {
  id: "3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7",
  url: "https://hooks.example.com/sidequest",
  events: ["quest.completed"],
  createdAt: "2026-03-02T10:00:00.000Z",
  pausedAt: null,
  pausedBy: null,
  failingSince: null,
};
const ADDRESS = `/api/profile/webhooks/${WEBHOOK.id}`;
const DELIVERY: WebhookDeliveryView = {
  id: "1",
  event: "quest.completed",
  state: "sent",
  attempts: 1,
  createdAt: "2026-03-02T10:00:00.000Z",
  settledAt: "2026-03-02T10:00:01.000Z",
  nextAt: null,
  error: null,
};

function show(webhooks: readonly WebhookView[], answers: Answers = {}) {
  const asked = stubServer({ "GET /api/profile/webhooks": { json: webhooks }, ...answers });
  renderWithQueries(<WebhooksSection />, withoutRetry());
  return { hands: userEvent.setup(), sent: () => asked.filter(({ method }) => method !== "GET") };
}

test("an address is added with its events, and its secret is shown", async () => {
  const added = { webhook: WEBHOOK, secret: "sidequest_hook_secret" };
  const { hands, sent } = show([], { "POST /api/profile/webhooks": { json: added } });
  const add = () => hands.click(screen.getByRole("button", { name: "Add webhook" }));
  await hands.type(await screen.findByRole("textbox", { name: "Address" }), "hooks.example.com");
  await add();
  expect(screen.getByText(/Enter the whole address/u)).toBeTruthy();
  await hands.clear(screen.getByRole("textbox", { name: "Address" }));
  await hands.type(screen.getByRole("textbox", { name: "Address" }), WEBHOOK.url);
  await hands.click(screen.getByRole("checkbox", { name: "Quest completed" }));
  await add();
  expect(screen.getByText("Choose at least one.")).toBeTruthy();
  await hands.click(screen.getByRole("checkbox", { name: "Week reviewed" }));
  await hands.click(screen.getByRole("checkbox", { name: "Quest completed" }));
  await add();
  const secret = await screen.findByRole("textbox", { name: "The signing secret of hooks.example.com" });
  expect(secret).toHaveProperty("value", "sidequest_hook_secret");
  expect(document.activeElement).toBe(secret);
  expect(sent().map(({ body }) => body)).toEqual([
    { url: WEBHOOK.url, events: ["quest.completed", "week.reviewed"] },
  ]);
  expect(screen.getByRole("textbox", { name: "Address" })).toHaveProperty("value", "");
});

test("a refusal is shown in the server's words, and what was typed stays", async () => {
  const refusal = {
    error: "invalid_input",
    message: "This address is on a private network.",
    requestId: "1",
  };
  const { hands } = show([], { "POST /api/profile/webhooks": { status: 400, json: refusal } });
  await hands.type(await screen.findByRole("textbox", { name: "Address" }), "https://10.0.0.1/x");
  await hands.click(screen.getByRole("button", { name: "Add webhook" }));
  expect(await screen.findByText("This address is on a private network.")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Address" })).toHaveProperty("value", "https://10.0.0.1/x");
});

test("a test says whether it arrived", async () => {
  const failed = { ...DELIVERY, event: "test", state: "failed", error: "The webhook answered 404" };
  const { hands } = show([WEBHOOK], {
    [`POST ${ADDRESS}/test`]: [{ json: failed }, { json: { ...DELIVERY, event: "test" } }],
  });
  await hands.click(await screen.findByRole("button", { name: "Send a test to hooks.example.com" }));
  expect(await screen.findByText("The test did not arrive. The webhook answered 404.")).toBeTruthy();
  await hands.click(screen.getByRole("button", { name: "Send a test to hooks.example.com" }));
  expect(await screen.findByText("The test arrived.")).toBeTruthy();
});

test("deliveries show what became of each", async () => {
  const waiting: WebhookDeliveryView = {
    ...DELIVERY,
    id: "2",
    event: "money.added",
    state: "waiting",
    attempts: 2,
    settledAt: null,
    nextAt: "2026-03-02T10:05:00.000Z",
    error: "The webhook answered 500",
  };
  const underWay = { ...waiting, id: "3", attempts: 1, error: null };
  const { hands } = show([WEBHOOK], {
    [`GET ${ADDRESS}/deliveries`]: { json: [waiting, DELIVERY, underWay] },
  });
  await hands.click(await screen.findByRole("button", { name: "Deliveries to hooks.example.com" }));
  const rows = within(await screen.findByRole("list", { name: "Latest deliveries" })).getAllByRole(
    "listitem",
  );
  expect(rows[0]?.textContent).toMatch(
    /Money entry addedTrying again.*2 attempts. The webhook answered 500.*Next try/u,
  );
  expect(rows[1]?.textContent).toMatch(/Quest completedArrived/u);
  expect(rows[2]?.textContent).toMatch(/Money entry addedWaiting/u);
});

test("pausing, resuming, changing events and deleting; deleting asks first", async () => {
  const paused = { ...WEBHOOK, pausedAt: "2026-03-03T10:00:00.000Z", pausedBy: "failing" as const };
  const { hands, sent } = show([paused], {
    [`PATCH ${ADDRESS}`]: [{ json: WEBHOOK }, { json: { ...WEBHOOK, events: ["money.added"] } }],
    [`DELETE ${ADDRESS}`]: { status: 204 },
  });
  expect(await screen.findByText(/Nothing arrived there for 3 days/u)).toBeTruthy();
  await hands.click(screen.getByRole("button", { name: "Resume hooks.example.com" }));
  await screen.findByRole("button", { name: "Pause hooks.example.com" });
  expect(screen.queryByText(/Nothing arrived there for 3 days/u)).toBeNull();
  const list = within(screen.getByRole("list", { name: "Your webhooks" }));
  await hands.click(list.getByRole("button", { name: "Events of hooks.example.com" }));
  await hands.click(list.getByRole("checkbox", { name: "Quest completed" }));
  await hands.click(list.getByRole("button", { name: "Save events" }));
  expect(list.getByText(/Choose at least one/u)).toBeTruthy();
  await hands.click(list.getByRole("checkbox", { name: "Money entry added" }));
  await hands.click(list.getByRole("button", { name: "Save events" }));
  expect(await list.findByText("Money entry added")).toBeTruthy();
  await hands.click(list.getByRole("button", { name: "Delete hooks.example.com" }));
  expect(sent().map(({ body }) => body)).toEqual([{ isPaused: false }, { events: ["money.added"] }]);
  await hands.click(list.getByRole("button", { name: "Delete webhook" }));
  expect(await screen.findByText("hooks.example.com is deleted.")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Your webhooks" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Add a webhook" }));
});

test("two addresses of one host have names of their own", async () => {
  show([WEBHOOK, { ...WEBHOOK, id: "2", url: "https://hooks.example.com/x" }]);
  expect(await screen.findByRole("button", { name: "Pause hooks.example.com…idequest" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Pause hooks.example.com/x" })).toBeTruthy();
});

test("with 5 there is no form, and the reason stands in its place", async () => {
  show(Array.from({ length: 5 }, (_, index) => ({ ...WEBHOOK, id: String(index) })));
  expect(await screen.findByText(/You have 5/u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add webhook" })).toBeNull();
});
