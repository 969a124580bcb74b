import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { maya } from "#web/testing/maya.ts";
import { renderApp } from "#web/testing/render-app.tsx";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { openOverlay } from "#web/wiring/signals.ts";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetToasts();
});

test("someone who has not told about the business yet is asked, on every page", async () => {
  renderApp({ path: "/privacy", user: { ...maya, hasCompletedOnboarding: false } });
  expect(await screen.findByRole("dialog", { name: "What is your business called?" })).toBeTruthy();
});

test("an admin may look after the instance first; a member may not", async () => {
  const { unmount } = renderApp({
    path: "/performance",
    user: { ...maya, role: "admin", hasCompletedOnboarding: false },
  });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("dialog")).toBeNull();
  unmount();
  renderApp({ path: "/performance", user: { ...maya, hasCompletedOnboarding: false } });
  expect(await screen.findByRole("dialog", { name: "What is your business called?" })).toBeTruthy();
});

test("someone who has is not, and is welcomed once after the page was reloaded", async () => {
  window.sessionStorage.setItem("welcomeAboard", "1");
  renderApp({ path: "/privacy", user: maya });
  await waitFor(() =>
    expect(shownToasts()).toMatchObject([
      { title: "Welcome aboard!", description: "Your profile has been set up successfully." },
    ]),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(window.sessionStorage.getItem("welcomeAboard")).toBeNull();
});

test("the profile opens by its signal", async () => {
  const answers = {
    "GET /api/auth/sessions": { json: [] },
    "GET /api/tasks/hidden": { json: [] },
  };
  renderApp({ path: "/privacy", user: maya, answers });
  await screen.findByRole("button", { name: "Profile" });
  act(() => void openOverlay.emit("account"));
  expect(await screen.findByRole("dialog", { name: "Maya Lindqvist" })).toBeTruthy();
});
