import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer, stubSignedInCookie } from "#web/testing/stub-server.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { OverviewTop } from "./overview-top.tsx";
import { SetupSection } from "./setup-card.tsx";

beforeEach(() => {
  forgetToasts();
  window.localStorage.clear();
});

const READ = "GET /api/admin/setup";
const step = (id: string, state: string, todo: string | null = null) => ({
  id,
  title: `Title of ${id}`,
  state,
  why: `Why ${id}.`,
  todo,
});
const setup = (steps: object[], more: object = {}) => ({
  json: {
    steps,
    publicUrl: "https://quest.example",
    testMailTo: "olivia@example.com",
    canSendMail: true,
    ...more,
  },
});
const OPEN = setup([
  step("sign_in", "done"),
  step("mail", "needs_you", "Set SMTP_URL and restart."),
  step("backup", "needs_you", "Run `npm run ops -- backup FILE` every night."),
  step("member", "can_wait"),
]);
const READY = setup([step("mail", "done"), step("member", "can_wait")]);

function open(answers: Answers, isSection = false, hasFigures = false) {
  stubSignedInCookie();
  const asked = stubServer({ "GET /api/auth/user": { json: maya }, ...answers });
  const client = withoutRetry();
  client.setQueryData(SESSION_KEY, maya);
  const firstFigures = hasFigures ? null : <h2>What will fill each figure</h2>;
  const top = <OverviewTop head={<h1>Overview</h1>} hasFigures={hasFigures} firstFigures={firstFigures} />;
  renderWithQueries(isSection ? <SetupSection /> : top, client);
  return { asked, hands: userEvent.setup() };
}

test("each step has its state, why and what to do; the first that needs somebody is next", async () => {
  open({ [READ]: OPEN });
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => within(row).getByText(/^(Done|Next|Needs you|Can wait)$/u).textContent)).toEqual([
    "Done",
    "Next",
    "Needs you",
    "Can wait",
  ]);
  expect(rows[1]?.textContent).toContain("Why mail.Set SMTP_URL and restart.");
  expect(screen.getByText("npm run ops -- backup FILE").tagName).toBe("CODE");
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("1");
});

test("with nothing open the first page shows nothing, and System all of it", async () => {
  const { asked } = open({ [READ]: READY });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText("Set up")).toBe(null);
  const { hands } = open({ [READ]: READY }, true);
  await hands.click(await screen.findByRole("button", { name: "Show" }));
  expect(screen.getByText("Title of mail")).toBeTruthy();
});

test("folded, it stays so until tomorrow, and can be opened again", async () => {
  const { hands } = open({ [READ]: OPEN });
  await hands.click(await screen.findByRole("button", { name: "Hide until tomorrow" }));
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  open({ [READ]: OPEN }, true);
  const [show] = await screen.findAllByRole("button", { name: "Show" });
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  if (show) await hands.click(show);
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
});

test("System begins with one line, also while something is open, and forgets how it was left", async () => {
  const { hands } = open({ [READ]: OPEN }, true);
  await hands.click(await screen.findByRole("button", { name: "Show" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  await hands.click(screen.getByRole("button", { name: "Hide" }));
  expect(window.localStorage.length).toBe(0);
});

test("before there are figures the page welcomes the operator, until the list is folded", async () => {
  const { hands } = open({ [READ]: OPEN });
  expect(await screen.findByRole("heading", { level: 1, name: "Welcome, Maya" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "What will fill each figure" })).toBeTruthy();
  const fold = screen.getByRole("button", { name: "Hide until tomorrow" });
  await hands.click(fold);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Overview");
  expect(screen.getByRole("heading", { name: "What will fill each figure" })).toBeTruthy();
  // The same button, so the focus stays.
  expect(document.activeElement).toBe(fold);
});

test("above figures it is one line that names the next step, until somebody opens it", async () => {
  const { hands } = open({ [READ]: OPEN }, false, true);
  expect(await screen.findByText("Next: Title of mail")).toBeTruthy();
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Overview");
  await hands.click(screen.getByRole("button", { name: "Show" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  await hands.click(screen.getByRole("button", { name: "Hide" }));
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});

test("a test mail is sent at a press, and what the mail server said is shown", async () => {
  const SEND = "POST /api/admin/mails/test";
  const { asked, hands } = open({
    [READ]: OPEN,
    [SEND]: { json: { ok: false, to: "olivia@example.com", error: "550 Relaying denied" } },
  });
  await hands.click(await screen.findByRole("button", { name: "Send me a test mail" }));
  await waitFor(() => expect(shownToasts()[0]?.description).toBe("550 Relaying denied"));
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ type: null });
});

test("where mails are refused there is no test mail to send", async () => {
  open({ [READ]: setup([step("mail", "needs_you", "Set SMTP_URL.")], { canSendMail: false }) });
  await screen.findByText("Title of mail");
  expect(screen.queryByRole("button", { name: "Send me a test mail" })).toBe(null);
});

test.each([
  ["sign_in", "Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET and restart.", "Copy the names"],
  ["address", "Set PUBLIC_URL to the https address of your proxy.", "Copy PUBLIC_URL"],
  ["payments", "Set the four STRIPE_ variables, or PAYMENTS=off, and restart.", "Copy PAYMENTS=off"],
  ["payments", "Point a webhook at PUBLIC_URL/api/webhooks/stripe.", "Copy the webhook's address"],
  ["backup", "Run `npm run ops -- backup FILE` every night.", "Copy the command"],
  ["member", "Share https://quest.example with somebody.", "Copy the address"],
])("%s has its own way on: %s", async (id, todo, label) => {
  open({ [READ]: setup([step("model", "needs_you"), step(id, "needs_you", todo)]) });
  await screen.findAllByRole("listitem");
  expect(screen.getByRole("button", { name: label })).toBeTruthy();
});

test("the next step is looked at again at a press", async () => {
  const { asked, hands } = open({
    [READ]: [
      setup([step("backup", "needs_you")]),
      setup([step("backup", "done"), step("mail", "needs_you")]),
    ],
  });
  await hands.click(await screen.findByRole("button", { name: "Check again" }));
  expect(await screen.findByText("Title of mail")).toBeTruthy();
  expect(asked.filter(({ path }) => path === "/api/admin/setup")).toHaveLength(2);
});
