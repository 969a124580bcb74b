import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import type { UserView } from "#contracts/accounts.ts";
import { INSTANCE_ELEMENT_ID } from "#contracts/pages/page-marks.ts";
import { AnalyticsPage } from "#web/pages/analytics/analytics-page.tsx";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { DASHBOARD, REPORT } from "#web/testing/analytics.ts";
import { PULSE } from "#web/testing/console-figures.ts";
import { pageSays } from "#web/testing/instance.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { ConsoleShell } from "./console-shell.tsx";
import { ConsoleTop } from "./console-top.tsx";

const CONSOLE = "GET /api/analytics/dashboard?range=7d";
const ANSWERS: Answers = {
  [CONSOLE]: { json: DASHBOARD },
  "GET /api/analytics/pulse?range=7d": { json: PULSE },
  "GET /api/analytics/dashboard?range=30d": { json: DASHBOARD },
  "GET /api/analytics/pulse?range=30d": { json: { ...PULSE, range: "30d" } },
  "GET /api/admin/feedback?status=new": { json: { entries: [], waiting: 4, next: null } },
  "GET /api/analytics/report?range=7d": { json: REPORT },
};

function visit(role: UserView["role"], answers: Answers = {}, hash = "") {
  window.history.replaceState(null, "", `/analytics${hash}`);
  const asked = stubServer({ ...ANSWERS, ...answers });
  const client = withoutRetry();
  client.setQueryData(SESSION_KEY, { id: "me", role });
  const page = <AnalyticsPage />;
  const shell = (
    <ConsoleShell user={{ ...maya, role }} widgets={null}>
      {page}
    </ConsoleShell>
  );
  renderWithQueries(role === "admin" ? shell : page, client);
  const askedForConsole = () =>
    asked.filter(({ path }) => path.startsWith("/api/analytics/dashboard")).length;
  return { asked, askedForConsole, person: userEvent.setup() };
}

/** Time stands still and moves by hand, once the page is there. */
async function openConsole(answers: Answers = {}) {
  // What is in files of its own is fetched before: fake time would not wait for it.
  await import("#web/features/analytics/overview/overview.tsx");
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = visit("admin", answers);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(50);
  return { ...page, pass };
}

function hidePage(isHidden: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isHidden ? "hidden" : "visible");
  window.dispatchEvent(new Event("visibilitychange"));
}

test("a member sees the report, and the console's figures are never asked for", async () => {
  const { asked } = visit("member");
  await screen.findByText("128.4K");
  expect(screen.getByRole("heading", { level: 1, name: "Analytics Dashboard" })).toBeTruthy();
  expect(screen.queryByRole("tab")).toBeNull();
  expect(asked.map(({ path }) => path)).toEqual(["/api/analytics/report?range=7d"]);
});

test("an admin sees the three groups of pages, the figures, and the way home", async () => {
  visit("admin");
  const rail = (await screen.findAllByRole("navigation", { name: "Console" }))[0] as HTMLElement;
  expect([...rail.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
    "Analytics",
    "Admin Panel",
    "Email Automation",
  ]);
  expect([...rail.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/analytics",
    "/analytics/revenue",
    "/analytics/report",
    "/analytics/people",
    "/analytics/engine",
    "/analytics/feedback",
    "/analytics/system",
    "/analytics/mails",
  ]);
  expect(await screen.findByText("Technical Metrics")).toBeTruthy();
  expect(screen.getByText(/^Last updated/u).textContent).toMatch(/^Last updated \d\d:\d\d:\d\d$/u);
  expect(await screen.findByText("Live")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("button", { name: /^Online now/u }).textContent).toBe("Online now 37");
  expect(rail.textContent).toContain("4 new");
});

test("the performance page says itself how fresh it is, so the top bar does not", async () => {
  window.history.replaceState(null, "", "/performance");
  stubServer(ANSWERS);
  renderWithQueries(<ConsoleTop />, withoutRetry());
  await screen.findByRole("button", { name: /^Online now/u });
  expect(screen.queryByRole("button", { name: "Refresh" })).toBeNull();
  expect(screen.queryByText(/^Last updated/u)).toBeNull();
});

test.each([
  ["#admin", "/analytics/people"],
  ["#email", "/analytics/mails"],
])("the former address %s leads to %s", async (hash, path) => {
  visit("admin", {}, hash);
  await vi.waitFor(() => expect(window.location.pathname).toBe(path));
});

test("the range stands in the address, and every figure follows it", async () => {
  const { asked, person } = visit("admin");
  await screen.findByText("Technical Metrics");
  await person.click(screen.getByRole("radio", { name: "30 days" }));
  expect(window.location.search).toBe("?range=30d");
  await vi.waitFor(() =>
    expect(asked.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/api/analytics/dashboard?range=30d", "/api/analytics/pulse?range=30d"]),
    ),
  );
});

test("rail and tabs keep range and comparison over a change of page", async () => {
  const { person } = visit("admin");
  await screen.findByText("Technical Metrics");
  await person.click(screen.getByRole("radio", { name: "30 days" }));
  act(() => {
    history.replaceState(null, "", `${window.location.href}&compare=none&person=someone`);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  for (const nav of screen.getAllByRole("navigation", { name: "Console" })) {
    const links = [...nav.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toContain("/analytics/revenue?range=30d&compare=none");
    expect(links.every((link) => link?.endsWith("?range=30d&compare=none"))).toBe(true);
  }
});

test("figures are read every 30 s, but not while the page is hidden", async () => {
  const { askedForConsole, pass } = await openConsole();
  expect(askedForConsole()).toBe(1);
  await pass(29_000);
  expect(askedForConsole()).toBe(1);
  await pass(1_000);
  expect(askedForConsole()).toBe(2);
  act(() => hidePage(true));
  await pass(120_000);
  expect(askedForConsole()).toBe(2);
  act(() => hidePage(false));
  await pass(100);
  expect(askedForConsole()).toBe(3);
});

test("an answer that fails is a red line; the last figures stay, until the next answer", async () => {
  const { pass } = await openConsole({
    [CONSOLE]: [{ json: DASHBOARD }, { status: 503, text: "" }, { offline: true }, { json: DASHBOARD }],
  });
  await pass(30_100);
  const line = screen.getByRole("alert");
  expect(line.textContent).toBe("Error: HTTP 503: Status text");
  expect(line.className).toContain("text-danger");
  expect(screen.getByText("Technical Metrics")).toBeTruthy();
  expect(screen.queryByText("Live")).toBeNull();
  await pass(30_000);
  expect(screen.getByRole("alert").textContent).toBe("Error: Failed to fetch analytics");
  await pass(30_000);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("Live")).toBeTruthy();
});

test("Refresh asks at once, for all figures, and says Updating meanwhile", async () => {
  const { askedForConsole, asked, pass } = await openConsole();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answering = fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => held.then(() => answering(path, init)));
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await pass(50);
  expect(screen.getByText("Updating")).toBeTruthy();
  release();
  await pass(50);
  expect(screen.getByText("Live")).toBeTruthy();
  expect(askedForConsole()).toBe(2);
  expect(asked.filter(({ path }) => path.startsWith("/api/analytics/pulse"))).toHaveLength(2);
});

test("the console says loudly that payments are in test mode, and members do not see it", async () => {
  visit("admin");
  const note = await screen.findByRole("note", { name: "Payments" });
  expect(note.textContent).toContain("Payments are in test mode: no money is taken");
  cleanup();
  visit("member");
  await screen.findByText("128.4K");
  expect(screen.queryByRole("note", { name: "Payments" })).toBeNull();
});

test("with keys of Stripe's test mode the console says so as loudly", async () => {
  pageSays({ payments: "stripe", isStripeTest: true });
  visit("admin");
  const note = await screen.findByRole("note", { name: "Payments" });
  expect(note.textContent).toContain("Stripe is in test mode: no money is taken");
  expect(note.textContent).toContain("Set the keys of Stripe's live mode");
});

test.each(["stripe", "off"])("with payments %s the console has nothing to warn of", async (payments) => {
  const block = document.createElement("script");
  block.type = "application/json";
  block.id = INSTANCE_ELEMENT_ID;
  block.textContent = JSON.stringify({
    signIn: "local",
    supportEmail: "a@b.example",
    payments,
    modelHosts: [],
  });
  document.head.append(block);
  onTestFinished(() => block.remove());
  visit("admin");
  await screen.findByText("Admin Panel");
  expect(screen.queryByRole("note", { name: "Payments" })).toBeNull();
});
