import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { maya } from "#web/testing/maya.ts";
import { renderApp } from "#web/testing/render-app.tsx";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { openMentor, openOverlay } from "#web/wiring/signals.ts";

beforeEach(forgetToasts);

async function onLeaderboard() {
  renderApp({
    path: "/leaderboard",
    user: maya,
    answers: {
      "GET /api/logbook": { json: { entries: [], next: null } },
      "GET /api/rag/conversation": { json: { exchanges: [] } },
      "GET /api/rag/mentor": { json: { models: [], starters: [] } },
    },
  });
  await screen.findByRole("button", { name: "Activity" });
}

function withMentor() {
  const prompts: string[] = [];
  onTestFinished(openMentor.subscribe(({ prompt }) => prompts.push(prompt)));
  return prompts;
}

test("? lists every shortcut, and gives the focus back", async () => {
  await onLeaderboard();
  const bell = screen.getByRole("button", { name: "Activity" });
  bell.focus();
  await userEvent.keyboard("{Shift>}?{/Shift}");
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect([...dialog.querySelectorAll("dt")].map((term) => term.textContent)).toEqual([
    "N",
    "S",
    "C",
    "CtrlK",
    "M",
    "?",
    "F8",
    "Esc",
  ]);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(bell));
});

test("M asks for the mentor, on every page", async () => {
  await onLeaderboard();
  const prompts = withMentor();
  await userEvent.keyboard("m");
  expect(prompts).toEqual([""]);
  expect(await screen.findByRole("dialog", { name: "AI Mentor" })).toBeTruthy();
  expect(shownToasts()).toEqual([]);
});

test("before onboarding there is no mentor, and a notification says where it will be", async () => {
  const admin = { ...maya, role: "admin", hasCompletedOnboarding: false } as const;
  renderApp({ path: "/performance", user: admin });
  await screen.findByRole("heading", { level: 1 });
  await userEvent.keyboard("m");
  expect(shownToasts()[0]?.description).toBe("The mentor waits on your dashboard.");
});

test("neither is meant while something is open, while someone types, or with another key held", async () => {
  await onLeaderboard();
  const prompts = withMentor();
  await userEvent.keyboard("{Control>}m{/Control}{Meta>}m{/Meta}{Alt>}m{/Alt}{Shift>}M{/Shift}");
  await userEvent.click(screen.getByRole("button", { name: "Activity" }));
  await screen.findByRole("dialog", { name: "Activity" });
  await userEvent.keyboard("m?");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const field = document.body.appendChild(document.createElement("input"));
  onTestFinished(() => field.remove());
  field.focus();
  await userEvent.keyboard("m?");
  expect(field.value).toBe("m?");
  expect(prompts).toEqual([]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the palette runs them too, and opens the logbook", async () => {
  await onLeaderboard();
  const prompts = withMentor();
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("dialog", { name: "Commands" });
  await userEvent.keyboard("mentor{Enter}");
  await waitFor(() => expect(prompts).toEqual([""]));
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("dialog", { name: "Commands" });
  await userEvent.keyboard("shortcuts{Enter}");
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("dialog", { name: "Commands" });
  await userEvent.keyboard("logbook{Enter}");
  await screen.findByRole("dialog", { name: "Founder's Logbook" });
});

test("anything on the page may ask for the logbook", async () => {
  await onLeaderboard();
  act(() => void openOverlay.emit("logbook"));
  await screen.findByRole("dialog", { name: "Founder's Logbook" });
  await screen.findByText("A blank first page");
});
