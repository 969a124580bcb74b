import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { PLAN_KINDS } from "#domain/admin/plan-kinds.ts";
import { SEGMENTS } from "#domain/analytics/segments.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { setTheme } from "#web/platform/theme/theme.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { openOverlay } from "#web/wiring/signals.ts";
import { MorePage } from "./more-page.tsx";

const alert = (id: string) => ({
  id,
  type: "warning",
  title: "Memory above 75%",
  message: "80%.",
  openedAt: "2026-11-17T12:00:00.000Z",
  resolvedAt: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  told: [],
});

function open({ alerts = [alert("a"), alert("b")], due = 4 } = {}) {
  history.replaceState(null, "", "/analytics/more?range=30d");
  stubServer({
    "GET /api/admin/people/counts": {
      json: {
        open: 501,
        closed: 3,
        pending: 0,
        flagged: 0,
        plans: Object.fromEntries(PLAN_KINDS.map((kind) => [kind, 0])),
        segments: Object.fromEntries(SEGMENTS.map((segment) => [segment, 0])),
      },
    },
    "GET /api/admin/alerts?open=true": { json: { alerts, next: null } },
    "GET /api/admin/email-targets?quick=true": {
      json: {
        targets: [],
        total: due,
        byType: { onboarding_incomplete_1h: due, onboarding_incomplete_7d: 0, inactive_7d: 0 },
        hasMore: false,
      },
    },
    "GET /api/admin/feedback?status=new": { json: { entries: [], waiting: 7, next: null } },
  });
  const client = withoutRetry();
  // An operator who skipped onboarding.
  client.setQueryData(SESSION_KEY, { ...maya, role: "admin", hasCompletedOnboarding: false });
  renderWithQueries(<MorePage />, client);
  return (name: string) => screen.getByRole("link", { name: new RegExp(`^${name}`, "u") });
}

test("each page says what waits there, and keeps the range", async () => {
  const link = open();
  await waitFor(() => expect(link("System").textContent).toBe("System2 active alerts"));
  await waitFor(() => expect(link("Mails").textContent).toBe("Mails4 people are due"));
  await waitFor(() => expect(link("People").textContent).toBe("People501 accounts"));
  await waitFor(() => expect(link("Feedback").textContent).toBe("Feedback7 new"));
  expect(link("Revenue").textContent).toBe("RevenueMRR, trials, churn");
  expect(link("Revenue").getAttribute("href")).toBe("/analytics/revenue?range=30d");
});

test("where nothing waits a page says what it is for", async () => {
  const link = open({ alerts: [], due: 0 });
  await waitFor(() => expect(link("People").textContent).toBe("People501 accounts"));
  expect(link("System").textContent).toBe("SystemHealth, alerts, audit log");
  expect(link("Mails").textContent).toBe("MailsWho is due, rules, schedule");
});

test("Find, the theme and the feedback buttons are there, also before onboarding", async () => {
  open();
  let opened: string | undefined;
  onTestFinished(
    openOverlay.subscribe((name) => {
      opened = name;
    }),
  );
  onTestFinished(() => setTheme("light"));
  const person = userEvent.setup();
  await person.click(screen.getByRole("button", { name: "Find a person, page or act" }));
  expect(opened).toBe("commands");
  await person.click(screen.getByRole("button", { name: /^Dark theme/u }));
  expect(document.documentElement.classList.contains("dark")).toBe(true);
  expect(screen.getByRole("button", { name: /^Light theme/u })).toBeTruthy();
  for (const name of ["Rate the AI", "Rate the UI"])
    expect(screen.getByRole("button", { name })).toBeTruthy();
});
