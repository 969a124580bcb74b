import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import {
  FAILED,
  field,
  founder,
  now,
  renderDialog,
  resetBeforeEach,
  type,
} from "#web/testing/profile-dialog.tsx";
import { shownToasts } from "#web/ui/toast/toast-store.ts";

const { goTo } = resetBeforeEach();

const quest = {
  id: "9c0c35c8-3d8b-4c5e-8f43-1f2f3a4b5c6d",
  title: "Call ten shops",
  category: "Sales",
  reason: "Too shy",
  hiddenAt: now.toISOString(),
};

test("a hidden quest is listed with its reason and can be brought back", async () => {
  const restored = {
    id: quest.id,
    title: quest.title,
    description: "",
    xpReward: 25,
    category: "Sales",
    difficulty: "Beginner",
    estimatedHours: 1,
    dueDate: quest.hiddenAt,
    createdAt: quest.hiddenAt,
    isCompleted: false,
    completedAt: null,
    completionNotes: null,
    inProgress: false,
    stepsDone: [],
    workedSec: 0,
    countingSince: null,
    startedAt: null,
    origin: "own",
    xpPaid: null,
    reason: null,
  };
  renderDialog({
    "GET /api/tasks/hidden": { json: [quest] },
    [`POST /api/tasks/${quest.id}/restore`]: [FAILED, { json: restored }],
  });
  const restore = await screen.findByRole("button", { name: "Restore Call ten shops" });
  expect(restore.closest("li")?.textContent).toContain("Sales · Too shy");
  await userEvent.click(restore);
  await screen.findByText("Something broke.");
  await userEvent.click(restore);
  await screen.findByText("None. A quest you call not relevant is listed here.");
});

test("the public pages, which are another feature's, stand in their place", () => {
  renderDialog();
  expect(screen.getByText("My pages").closest("section")?.textContent).toBe("Shared pagesMy pages");
});

test("closing the account needs the typed words, and then leaves", async () => {
  const { asked } = renderDialog({
    "POST /api/profile/close": [FAILED, { json: { ok: true, purgedAt: now.toISOString() } }],
  });
  const button = () => screen.getByText("Close my account").closest("button") as HTMLElement;
  const closings = () => asked.filter(({ path }) => path === "/api/profile/close");
  await userEvent.click(button());
  const box = field('Type "delete my account" to confirm');
  expect(document.activeElement).toBe(box);
  type(box, "delete my accoun");
  await userEvent.click(button());
  expect(button().getAttribute("aria-disabled")).toBe("true");
  await userEvent.type(box, "{Enter}");
  expect(closings()).toEqual([]);
  type(box, "Delete my account");
  await userEvent.click(button());
  await screen.findByText("Something broke.");
  expect(goTo()).not.toHaveBeenCalled();
  await userEvent.click(button());
  await waitFor(() => expect(goTo()).toHaveBeenCalledExactlyOnceWith("/"));
  expect(closings()[1]?.body).toEqual({ confirmation: "delete my account" });
});

test("closing the account can be taken back before it is done", async () => {
  renderDialog();
  await userEvent.click(screen.getByText("Close my account"));
  await userEvent.click(screen.getByText("Keep it"));
  expect(screen.queryByLabelText(/to confirm/u)).toBeNull();
});

test("an export that fails says so", async () => {
  renderDialog({ "GET /api/export": FAILED });
  await userEvent.click(screen.getByRole("button", { name: "Export everything" }));
  await screen.findByText("Something broke.");
});

test("a picture from the sign-in is shown, and can be removed: then initials stand there", async () => {
  const face = { ...founder, profileImageUrl: "/avatars/1" };
  const remove = "DELETE /api/profile/picture";
  const { asked, queries } = renderDialog({ [remove]: [FAILED, { status: 204 }] }, face);
  queries.setQueryData(["/api/auth/user"], face);
  expect(document.querySelector("img[src='/avatars/1']")).not.toBeNull();
  const button = screen.getByText("Remove picture");
  await userEvent.click(button);
  expect(await screen.findByText("Something broke.")).toBeTruthy();
  await userEvent.click(button);
  await waitFor(() => expect(shownToasts().map(({ title }) => title)).toEqual(["Picture removed"]));
  expect(asked.filter(({ method }) => method === "DELETE")).toHaveLength(2);
  expect(queries.getQueryData(["/api/auth/user"])).toMatchObject({ profileImageUrl: null });
});

test("without a picture there is nothing to remove", () => {
  renderDialog();
  expect(screen.queryByText("Remove picture")).toBeNull();
});
