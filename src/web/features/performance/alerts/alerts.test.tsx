import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { forgetToasts } from "#web/ui/toast/toast-store.ts";
import { Acknowledge } from "./acknowledge.tsx";
import { AlertChannels } from "./alert-channels.tsx";
import { AlertLog } from "./alert-log.tsx";

beforeEach(forgetToasts);

const LOG = "GET /api/admin/alerts";
const CHANNELS = "GET /api/admin/alert-channels";
const ID = "00000000-0000-4000-8000-000000000001";
const SEEN = { acknowledgedAt: "2026-11-17T12:05:00.000Z", acknowledgedBy: "Olivia Operator" };
const alert = (change: object = {}) => ({
  id: ID,
  type: "critical",
  title: "CPU above 90%",
  message: "95% on average in the last 5 minutes.",
  openedAt: "2026-11-17T12:00:00.000Z",
  resolvedAt: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  told: [],
  ...change,
});
const delivery = (change: object) => ({
  id: crypto.randomUUID(),
  event: "opened",
  channel: "webhook",
  target: "hooks.example.com",
  state: "sent",
  attempts: 1,
  error: null,
  at: "2026-11-17T12:00:10.000Z",
  ...change,
});
const page = (...alerts: object[]) => ({ json: { alerts, next: null } });
const channels = (change: object = {}) => ({
  json: { emails: [], mailTransport: "smtp", webhookHost: null, recent: [], ...change },
});

function open(part: "log" | "channels" | "acknowledge", answers: Answers) {
  const asked = stubServer(answers);
  const parts = { log: <AlertLog />, channels: <AlertChannels />, acknowledge: <Acknowledge alertId={ID} /> };
  renderWithQueries(parts[part], withoutRetry());
  return { asked, hands: userEvent.setup() };
}

test("the history says who acknowledged an alert, and what was not delivered", async () => {
  const failed = delivery({ state: "failed", attempts: 8, error: "The webhook answered 503" });
  open("log", { [LOG]: page(alert({ ...SEEN, told: [delivery({ channel: "mail" }), failed] })) });
  const row = await screen.findByRole("listitem");
  expect(within(row).getByText("Critical")).toBeTruthy();
  expect(row.textContent).toContain("Acknowledged by Olivia Operator");
  expect(row.textContent).toContain(
    "1 of 2 messages sent; Webhook to hooks.example.com: given up after 8 attempts, The webhook answered 503",
  );
});

test("without alerts the history says so", async () => {
  open("log", { [LOG]: page() });
  expect(await screen.findByText("No alert so far")).toBeTruthy();
});

test("an open alert is acknowledged at a press, then stands with the name", async () => {
  const { asked, hands } = open("acknowledge", {
    [`${LOG}?open=true`]: [page(alert()), page(alert(SEEN))],
    [`POST /api/admin/alerts/${ID}/acknowledge`]: { json: alert(SEEN) },
  });
  await hands.click(await screen.findByRole("button", { name: "Acknowledge CPU above 90%" }));
  expect(await screen.findByText("Seen by Olivia Operator")).toBeTruthy();
  expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("with nothing set there is no test to send, and the variables are named", async () => {
  open("channels", { [CHANNELS]: channels() });
  expect(await screen.findByText("ALERT_WEBHOOK_URL is not set.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBe(null);
});

test("a test alert is sent, and an address that mails cannot reach is marked", async () => {
  const { asked, hands } = open("channels", {
    [CHANNELS]: channels({ emails: ["ops@example.com"], mailTransport: "none" }),
    "POST /api/admin/alerts/test": { json: { targets: 1 } },
  });
  expect(await screen.findByText(/these mails reach nobody/u)).toBeTruthy();
  await hands.click(screen.getByRole("button", { name: "Send test alert" }));
  await waitFor(() => expect(asked.some(({ method }) => method === "POST")).toBe(true));
});
