import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import type { UserView } from "#contracts/accounts.ts";
import { browser } from "#web/platform/browser.ts";
import { maya } from "#web/platform/maya.ts";
import { createQueryClient } from "#web/platform/query-client.ts";
import { type Answers, stubServer } from "#web/platform/stub-server.ts";
import { AccountDialog } from "./account-dialog.tsx";

const now = new Date();
const laptop = {
  id: "7b0c35c8-3d8b-4c5e-8f43-1f2f3a4b5c6d",
  device: "Firefox on Linux",
  createdAt: now.toISOString(),
  lastSeenAt: now.toISOString(),
  isCurrent: true,
};
const phone = {
  ...laptop,
  id: "0a9b8c7d-6e5f-4a3b-9c2d-1e0f9a8b7c6d",
  device: "Safari on iPhone",
  lastSeenAt: new Date(now.getTime() - 3 * 3_600_000).toISOString(),
  isCurrent: false,
};
const SESSIONS = { "GET /api/auth/sessions": { json: [laptop, phone] } };

let goTo: MockInstance<(path: string) => void>;

beforeEach(() => {
  goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
});

function renderDialog(answers: Answers, user: UserView = maya) {
  const asked = stubServer(answers);
  const onSignOut = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AccountDialog open user={user} onOpenChange={() => undefined} onSignOut={onSignOut} />
    </QueryClientProvider>,
  );
  return { asked, onSignOut };
}

test("it shows name, email, since when, and where the person is signed in", async () => {
  renderDialog(SESSIONS);
  const dialog = screen.getByRole("dialog", { name: "Maya Lindqvist" });
  expect(dialog.textContent).toContain("Member since October 14, 2025");
  expect(dialog.textContent).toContain("maya@example.com");
  const [here, there] = await screen.findAllByRole("listitem");
  expect(here?.textContent).toBe("Firefox on LinuxUsed just nowThis device");
  expect(there?.textContent).toContain("Safari on iPhoneUsed 3 hours ago");
  expect(within(here as HTMLElement).queryByRole("button")).toBeNull();
});

test("a missing email is said, not left blank", () => {
  renderDialog(SESSIONS, { ...maya, email: null });
  expect(screen.getByText("Your sign-in shared no email address.")).toBeTruthy();
});

test("another session is ended in place", async () => {
  const { asked } = renderDialog({
    ...SESSIONS,
    [`DELETE /api/auth/sessions/${phone.id}`]: { json: { ok: true } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Sign out Safari on iPhone" }));
  await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
  expect(screen.getByText("Firefox on Linux")).toBeTruthy();
  expect(asked).toHaveLength(2);
});

test("a session that could not be ended stays, with the reason", async () => {
  renderDialog({
    ...SESSIONS,
    [`DELETE /api/auth/sessions/${phone.id}`]: {
      status: 503,
      json: { error: "unavailable", message: "Back in a moment.", requestId: "r" },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Sign out Safari on iPhone" }));
  await screen.findByText("Back in a moment.");
  expect(screen.getByText("Safari on iPhone")).toBeTruthy();
});

test("a list that could not be read can be asked for again", async () => {
  const failed = { status: 500 };
  renderDialog({ "GET /api/auth/sessions": [failed, failed, { json: [laptop, phone] }] });
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }, { timeout: 4_000 }));
  await screen.findByText("Safari on iPhone");
});

test("signing out everywhere asks once more, in place, and can be taken back", async () => {
  const { asked } = renderDialog({ ...SESSIONS, "POST /api/auth/logout-everywhere": { json: { ended: 2 } } });
  const everywhere = () => screen.getByRole("button", { name: "Sign out everywhere" });
  await userEvent.click(everywhere());
  await userEvent.click(screen.getByRole("button", { name: "Stay signed in" }));
  await userEvent.click(everywhere());
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  expect(document.activeElement).toBe(everywhere());
  await userEvent.click(everywhere());
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/"));
});

test("Sign out leaves", async () => {
  const { onSignOut } = renderDialog(SESSIONS);
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  expect(onSignOut).toHaveBeenCalledOnce();
});
