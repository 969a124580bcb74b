import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { pageSays } from "#web/testing/instance.ts";
import { maya } from "#web/testing/maya.ts";
import {
  founder,
  laptop,
  name,
  phone,
  renderDialog,
  resetBeforeEach,
  SESSIONS,
  type,
} from "#web/testing/profile-dialog.tsx";

const { goTo } = resetBeforeEach();

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

test.each([
  ["member", ["Analytics", "Performance"]],
  ["admin", ["Console", "Performance"]],
] as const)("a %s finds the pages of figures: %s", (role, labels) => {
  renderDialog(SESSIONS, { ...founder, role });
  const links = within(screen.getByLabelText("Figures")).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(labels);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/analytics", "/performance"]);
});

test("where reports are for admins, a member's profile names none", () => {
  pageSays({ reports: "admins" });
  renderDialog(SESSIONS);
  expect(screen.queryByLabelText("Figures")).toBeNull();
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
  expect(asked.filter(({ method }) => method === "DELETE")).toHaveLength(1);
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
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
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
  await waitFor(() => expect(goTo()).toHaveBeenCalledExactlyOnceWith("/"));
});

test("Sign out leaves", async () => {
  const { onSignOut } = renderDialog(SESSIONS);
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

test("the two tabs are there, and the second shows what it was given", async () => {
  renderDialog();
  const tabs = screen.getAllByRole("tab");
  expect(tabs.map(({ textContent }) => textContent)).toEqual(["Profile & Schedule", "Social Connections"]);
  type(name(), "Moonlight");
  await userEvent.click(screen.getByRole("tab", { name: "Social Connections" }));
  expect(screen.getByText("Handles")).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "Profile & Schedule" }));
  expect(name().value).toBe("Moonlight");
});
