import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { SentLog } from "../sent-log.tsx";
import { MailStudio } from "./mail-studio.tsx";

beforeEach(forgetToasts);

const BASE = "/api/admin/mail-texts";
const text = (type: string, change: object = {}) => ({
  type,
  version: 0,
  subject: `Subject of ${type}`,
  preheader: "Before",
  body: "Hi {{name}},\n\nwelcome back.",
  button: "Open",
  changedAt: null,
  changedBy: null,
  restoredFrom: null,
  ...change,
});
const TYPES = ["onboarding_incomplete_1h", "onboarding_incomplete_7d", "inactive_7d"];
const texts = (change: object = {}) => ({ json: { texts: TYPES.map((type) => text(type, change)) } });
const HTML = "<style>@media (prefers-color-scheme: dark) { p { color: white } }</style><p>Hi Maya</p>";
const PREVIEW = {
  json: { from: "SideQuest <x@y.z>", subject: "S", preheader: "P", html: HTML, text: "Hi Maya" },
};

async function open(answers: Answers = {}) {
  const asked = stubServer({
    [`GET ${BASE}`]: texts(),
    [`POST ${BASE}/inactive_7d/preview`]: PREVIEW,
    "GET /api/admin/email-targets?quick=true": {
      json: {
        targets: [],
        total: 5,
        byType: { onboarding_incomplete_1h: 4, onboarding_incomplete_7d: 0, inactive_7d: 1 },
        hasMore: false,
      },
    },
    "GET /api/admin/email-automation": {
      json: {
        isScheduled: true,
        transport: "smtp",
        sentLast30Days: 42,
        failedLast30Days: 0,
        sentByType: { onboarding_incomplete_1h: 30, onboarding_incomplete_7d: 12, inactive_7d: 0 },
        inDoubt: [],
      },
    },
    ...answers,
  });
  renderWithQueries(<MailStudio />, withoutRetry());
  await screen.findByLabelText("Subject");
  return { asked, hands: userEvent.setup() };
}

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("the preview is the server's mail, in a frame without scripts, and as plain text", async () => {
  const { hands } = await open();
  const frame = await screen.findByTitle("The mail on a computer");
  expect(frame.getAttribute("sandbox")).toBe("");
  // jsdom lays nothing out: 640 px of room are assumed.
  expect([frame.style.width, frame.style.transform]).toEqual(["700px", `scale(${640 / 700})`]);
  expect(frame.getAttribute("srcdoc")).toContain("@media not all { p");
  expect(frame.getAttribute("srcdoc")).toContain("<p>Hi Maya</p>");
  await hands.click(screen.getByRole("button", { name: "Preview in dark" }));
  const dark = screen.getByTitle("The mail on a computer, dark");
  expect(dark.getAttribute("srcdoc")).toContain("@media all { p");
  await hands.click(screen.getByRole("radio", { name: "Plain text" }));
  expect(screen.getByText("Hi Maya")).toBeTruthy();
});

test("an unknown or missing variable is named at its field, and nothing is sent", async () => {
  const { asked, hands } = await open();
  change("Text", "Hello {{nmae}}");
  expect(await screen.findByText(/\{\{nmae\}\} is not a variable/u)).toBeTruthy();
  change("Text", "Hello");
  expect(await screen.findByText("Text must have {{name}}, the reader's name.")).toBeTruthy();
  await hands.click(screen.getByRole("button", { name: "Save as version 1" }));
  expect(asked.filter(({ method }) => method === "PUT")).toEqual([]);
});

test("a changed text is saved with the version it was made from", async () => {
  const { asked, hands } = await open({
    [`PUT ${BASE}/inactive_7d`]: { json: text("inactive_7d", { version: 1 }) },
  });
  change("Subject", "Come back");
  await hands.click(screen.getByRole("button", { name: "Save as version 1" }));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("Text Saved"));
  expect(asked.find(({ method }) => method === "PUT")?.body).toMatchObject({
    basedOn: 0,
    subject: "Come back",
  });
});

test("what somebody else saved meanwhile is said, and the typed text stays", async () => {
  const refused = { error: "conflict", message: "Somebody else has just changed this text.", requestId: "r" };
  const { hands } = await open({ [`PUT ${BASE}/inactive_7d`]: { status: 409, json: refused } });
  change("Subject", "Mine");
  await hands.click(screen.getByRole("button", { name: "Save as version 1" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Somebody else");
  expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("Mine");
});

test("an earlier version is restored from the list", async () => {
  const versions = [
    text("inactive_7d", { version: 1, changedAt: "2026-11-17T12:00:00.000Z", changedBy: "Olivia" }),
    text("inactive_7d", { subject: "As it came" }),
  ];
  const { asked, hands } = await open({
    [`GET ${BASE}`]: texts({ version: 1, changedAt: "2026-11-17T12:00:00.000Z", changedBy: "Olivia" }),
    [`GET ${BASE}/inactive_7d/versions`]: { json: { versions } },
    [`POST ${BASE}/inactive_7d/restore`]: { json: text("inactive_7d", { version: 2, restoredFrom: 0 }) },
  });
  await hands.click(screen.getByRole("button", { name: "All versions" }));
  const list = await screen.findByRole("list", { name: "versions" });
  expect(within(list).getByText("As it came")).toBeTruthy();
  await hands.click(within(list).getByRole("button", { name: "Restore version 0" }));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("Text Restored"));
  expect(asked.find(({ path }) => path.endsWith("/restore"))?.body).toEqual({ version: 0, basedOn: 1 });
});

test("the log says what became of each mail, and can be narrowed to one state", async () => {
  const mail = (state: string, error: string | null) => ({
    id: crypto.randomUUID(),
    userId: `id-${state}`,
    username: `Person ${state}`,
    email: "p@example.com",
    type: "inactive_7d",
    state,
    at: "2026-11-17T12:00:00.000Z",
    attempts: 1,
    error,
  });
  const page = (...mails: object[]) => ({ json: { mails, next: null } });
  stubServer({
    "GET /api/admin/mails?state=all": page(mail("sent", null), mail("failed", "550 No such person")),
    "GET /api/admin/mails?state=failed": page(mail("failed", "550 No such person")),
  });
  renderWithQueries(<SentLog />, withoutRetry());
  expect(await screen.findByText("The mail server took it.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Person sent" }).getAttribute("href")).toBe(
    "/analytics/people?person=id-sent",
  );
  expect(screen.getByText("550 No such person")).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("radio", { name: "Failed" }));
  await waitFor(() => expect(screen.queryByText("Person sent")).toBe(null));
});

test("each rule says how many are due and how many were sent", async () => {
  await open();
  const rule = (name: string) => screen.getByRole("radio", { name }).closest("label")?.textContent;
  await waitFor(() => expect(rule("1 Hour")).toContain("4 due, 30 sent in 30 days"));
  expect(rule("Inactive 7 Days")).toContain("1 due, 0 sent in 30 days");
});

test("a test mail has the text as it is typed, and none goes out while it has a problem", async () => {
  const { asked, hands } = await open({
    "POST /api/admin/mails/test": { json: { ok: true, to: "olivia@example.com", error: null } },
  });
  change("Subject", "Not saved yet");
  await hands.click(screen.getByRole("button", { name: "Test mail to me" }));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("Test Mail Sent"));
  expect(asked.find(({ path }) => path.endsWith("/mails/test"))?.body).toEqual({
    type: "inactive_7d",
    draft: {
      subject: "Not saved yet",
      preheader: "Before",
      body: "Hi {{name}},\n\nwelcome back.",
      button: "Open",
    },
  });
  change("Subject", "Hi {{nobody}}");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Test mail to me" }).disabled).toBe(true);
});
