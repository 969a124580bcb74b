import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { EmailAutomation } from "./email-automation.tsx";

beforeEach(forgetToasts);

const STATE = "GET /api/admin/email-automation";
const SCAN = "GET /api/admin/email-targets";
const REFUSED = { status: 500, json: { error: "internal", message: "Something broke.", requestId: "r" } };
const doubtful = {
  id: "00000000-0000-4000-8000-000000000005",
  username: "Jonas Weber",
  email: "jonas@example.com",
  type: "inactive_7d",
  claimedAt: "2026-11-14T20:11:00.000Z",
};
const state = (more: object = {}) => ({
  json: {
    isScheduled: false,
    transport: "smtp",
    sentLast30Days: 1_234,
    sentByType: { onboarding_incomplete_1h: 200, onboarding_incomplete_7d: 34, inactive_7d: 1_000 },
    failedLast30Days: 2,
    inDoubt: [],
    ...more,
  },
});
const target = (number: number, type: string) => ({
  id: `person-${number}`,
  username: number === 1 ? "<i>Ines</i>" : `Person ${number}`,
  email: `person${number}@example.com`,
  type,
  createdAt: "2026-11-01T12:00:00.000Z",
  lastActivity: "2026-11-02T12:00:00.000Z",
  timeZone: "Asia/Singapore",
  goesOutAt: "2026-11-18T01:00:00.000Z",
});
const targets = (list: object[], total = list.length, hasMore = false) => ({
  json: {
    targets: list,
    total,
    byType: { onboarding_incomplete_1h: 0, onboarding_incomplete_7d: 0, inactive_7d: total },
    hasMore,
  },
});
const THREE = targets([
  target(1, "onboarding_incomplete_1h"),
  target(2, "onboarding_incomplete_7d"),
  target(3, "inactive_7d"),
]);

async function open(answers: Answers = {}) {
  const asked = stubServer({ [STATE]: state(), [SCAN]: THREE, ...answers });
  renderWithQueries(<EmailAutomation />, withoutRetry());
  await screen.findByText("Send by schedule");
  const sent = (method: string) => asked.filter((call) => call.method === method);
  return { asked, sent, hands: userEvent.setup() };
}

const scan = () => screen.getByRole("button", { name: "Scan targets" });
const confirm = (name: string) => within(screen.getByRole("dialog")).getByRole("button", { name });

test("nothing is scanned before somebody asks; then each target stands with its label", async () => {
  const { asked, hands } = await open();
  expect(asked.map(({ path }) => path)).not.toContain("/api/admin/email-targets");
  await hands.click(scan());
  const rows = within(await screen.findByRole("table"))
    .getAllByRole("row")
    .slice(1);
  expect(rows).toHaveLength(3);
  expect(rows.map((row) => row.textContent?.match(/1 Hour|Inactive 7 Days|7 Days/u)?.[0])).toEqual([
    "1 Hour",
    "7 Days",
    "Inactive 7 Days",
  ]);
  expect(screen.getByText("<i>Ines</i>")).toBeTruthy();
});

test("nobody due is said in the specified words", async () => {
  const { hands } = await open({ [SCAN]: targets([]) });
  await hands.click(scan());
  expect(await screen.findByText("No email targets found at this time")).toBeTruthy();
  await hands.click(screen.getByRole("button", { name: "Send all" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a scan that fails says so and can be repeated", async () => {
  const { hands } = await open({ [SCAN]: [REFUSED, THREE] });
  await hands.click(scan());
  await hands.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Person 2")).toBeTruthy();
});

test("sending to all names the count first, and then reports the result", async () => {
  const { sent, hands } = await open({
    [SCAN]: [targets([target(1, "inactive_7d")], 250), targets([], 0)],
    "POST /api/admin/send-emails": {
      json: {
        sent: 240,
        failed: 3,
        targets: 250,
        remaining: 7,
        hasMore: false,
        reasons: ["<b>550</b> no such mailbox"],
      },
    },
  });
  expect(sent("GET").map(({ path }) => path)).not.toContain("/api/admin/email-targets");
  // Whoever has not scanned yet sees first who would get a mail.
  await hands.click(await screen.findByRole("button", { name: "Send all" }));
  expect(await screen.findByRole("dialog", { name: "Send 250 mails now?" })).toBeTruthy();
  expect(sent("POST")).toHaveLength(0);
  expect(confirm("Send 250 mails").getAttribute("data-track")).toBe("Send all mails");
  await hands.click(confirm("Send 250 mails"));
  expect(await screen.findByText("240 sent, 3 failed, 250 targets, 7 remaining")).toBeTruthy();
  expect(screen.getByText("<b>550</b> no such mailbox")).toBeTruthy();
  expect(sent("POST").map(({ path, body }) => [path, body])).toEqual([["/api/admin/send-emails", {}]]);
  expect(shownToasts()[0]).toMatchObject({ title: "Some Mails Failed", variant: "destructive" });
  expect(await screen.findByText("No email targets found at this time")).toBeTruthy();
});

test("where not everyone was looked at, no count claims to be all", async () => {
  const { hands } = await open({
    [SCAN]: [targets([], 0, true), targets([target(1, "inactive_7d")], 1_250, true)],
    "POST /api/admin/send-emails": {
      json: { sent: 900, failed: 0, targets: 900, remaining: 0, hasMore: true, reasons: [] },
    },
  });
  await hands.click(scan());
  expect(await screen.findByText("No email targets found so far")).toBeTruthy();
  expect(screen.queryByText("No email targets found at this time")).toBeNull();
  await hands.click(scan());
  await screen.findByText("1,250 or more targets: not everyone could be looked at. The first 1 are listed.");
  await hands.click(screen.getByRole("button", { name: "Send all" }));
  const dialog = screen.getByRole("dialog", { name: "Send 1,250 or more mails now?" });
  expect(dialog.textContent).toContain("1,250 or more people get a mail at once");
  await hands.click(confirm("Send 1,250 or more mails"));
  expect(await screen.findByText("900 sent, 0 failed, 900 targets, 0 remaining")).toBeTruthy();
  expect(screen.getByText("One sending stops after a while. Send all again for the rest.")).toBeTruthy();
});

test("a sending that is refused stays in its dialog", async () => {
  const { hands } = await open({ "POST /api/admin/send-emails": REFUSED });
  await hands.click(scan());
  await screen.findByRole("table");
  await hands.click(screen.getByRole("button", { name: "Send all" }));
  await hands.click(confirm("Send 3 mails"));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("The mails were not sent"));
  expect(within(screen.getByRole("dialog")).getByRole("alert").textContent).toBe("Something broke.");
});

test.each([
  ["smtp", "SMTP"],
  ["outbox", "Outbox folder"],
  ["none", "Not configured"],
])("how mails leave is said plainly: %s", async (transport, words) => {
  const { hands } = await open({ [STATE]: state({ transport }) });
  expect(screen.getByText(words)).toBeTruthy();
  await hands.click(scan());
  await screen.findByRole("table");
  await hands.click(screen.getByRole("button", { name: "Send all" }));
  expect(screen.queryByRole("dialog") !== null).toBe(transport !== "none");
});

test("the schedule is switched, and stays as it was when refused", async () => {
  const { sent, hands } = await open({
    [STATE]: [state(), state({ isScheduled: true })],
    "PUT /api/admin/email-automation": [{ json: { isScheduled: true } }, REFUSED],
  });
  const knob = screen.getByRole("switch", { name: "Send by schedule" });
  await hands.click(knob);
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("Schedule On"));
  expect(sent("PUT").map(({ body }) => body)).toEqual([{ isScheduled: true }]);
  await hands.click(knob);
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("The schedule was not changed"));
  expect(knob.getAttribute("aria-checked")).toBe("true");
});

test("a mail in doubt is sent again only after the warning", async () => {
  const { sent, hands } = await open({
    [STATE]: [state({ inDoubt: [doubtful] }), state()],
    [`POST /api/admin/mails/${doubtful.id}/resend`]: { json: { ok: true, error: null } },
  });
  await hands.click(screen.getByRole("button", { name: "Resend to Jonas Weber" }));
  expect(screen.getByRole("dialog").textContent).toContain("gets it twice");
  expect(sent("POST")).toHaveLength(0);
  await hands.click(confirm("Send again"));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("Mail Sent"));
  expect(sent("POST").map(({ path }) => path)).toEqual([`/api/admin/mails/${doubtful.id}/resend`]);
  await waitFor(() => expect(screen.queryByText("In doubt")).toBe(null));
});

test("while every outcome is known, nothing speaks of doubt; the mails come right after how they are sent", async () => {
  stubServer({ [STATE]: state(), [SCAN]: THREE });
  renderWithQueries(<EmailAutomation studio={<p>The mails</p>} />, withoutRetry());
  await screen.findByText("Send by schedule");
  expect(screen.queryByText("In doubt")).toBe(null);
  expect(screen.getByText("The mails").previousElementSibling?.ariaLabel).toBe("Sending");
});

test("a mail that could not be sent again says why", async () => {
  const { hands } = await open({
    [STATE]: state({ inDoubt: [doubtful] }),
    [`POST /api/admin/mails/${doubtful.id}/resend`]: { json: { ok: false, error: "Mailbox full." } },
  });
  await hands.click(screen.getByRole("button", { name: "Resend to Jonas Weber" }));
  await hands.click(confirm("Send again"));
  await waitFor(() =>
    expect(shownToasts()[0]).toMatchObject({ description: "Mailbox full.", variant: "destructive" }),
  );
});
