import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { UserView } from "#contracts/accounts.ts";
import { emptySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { maya } from "#web/testing/maya.ts";
import {
  EIGHT,
  FAILED,
  field,
  founder,
  GET,
  name,
  PUT,
  renderDialog,
  resetBeforeEach,
  save,
  type,
} from "#web/testing/profile-dialog.tsx";
import { shownToasts } from "#web/ui/toast/toast-store.ts";

resetBeforeEach();

test("saving sends the eight fields and what else changed, says so and closes", async () => {
  const { sent, onOpenChange } = renderDialog({ [PUT]: { json: { ...founder, businessName: "Moonlight" } } });
  type(name(), "Moonlight");
  fireEvent.click(field("Send me mail"));
  fireEvent.click(field("Show my business name"));
  fireEvent.click(field("Show my business name"));
  await userEvent.click(screen.getByRole("radio", { name: "An alias" }));
  save();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(sent()).toEqual([
    { ...EIGHT, businessName: "Moonlight", takesMail: false, leaderboardPrivacy: "alias" },
  ]);
  expect(shownToasts()).toMatchObject([{ title: "Profile Updated", variant: "success" }]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
});

test("what was changed elsewhere since the page was opened stays", async () => {
  const elsewhere = emptySchedule();
  elsewhere.friday = { available: true, startTime: "08:00", endTime: "10:00" };
  const now: UserView = { ...founder, goals: "Find Customers", weeklySchedule: elsewhere };
  const { sent } = renderDialog({ [GET]: { json: now }, [PUT]: { json: { ...now, username: "Maya" } } });
  type(field("Your name"), "Maya");
  save();
  await waitFor(() =>
    expect(sent()).toEqual([
      { ...EIGHT, username: "Maya", goals: "Find Customers", weeklySchedule: elsewhere },
    ]),
  );
});

test("where the stored profile cannot be read, nothing is saved over it", async () => {
  const { sent } = renderDialog({ [GET]: FAILED });
  type(name(), "Moonlight");
  save();
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: "Update Failed" }]));
  expect(sent()).toEqual([]);
  expect(name().value).toBe("Moonlight");
});

test("the business name stays off shared pages until it is switched on", async () => {
  const { sent } = renderDialog({ [PUT]: { json: { ...founder, sharesBusinessName: true } } });
  const box = field("Show my business name on shared pages and pictures");
  expect(box.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(box);
  save();
  await waitFor(() => expect(sent()).toEqual([{ ...EIGHT, sharesBusinessName: true }]));
});

test("what nobody filled in yet travels as null, a schedule too", async () => {
  const { sent } = renderDialog({ [PUT]: { json: maya } }, maya);
  type(field("Your name"), "Maya");
  save();
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        username: "Maya",
        businessName: null,
        businessType: null,
        businessDescription: null,
        goals: null,
        experience: null,
        timeCommitment: null,
        weeklySchedule: null,
      },
    ]),
  );
});

test("nothing changed sends nothing", async () => {
  const { sent, onOpenChange } = renderDialog();
  save();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(sent()).toEqual([]);
});

test.each([
  ["an error of the server", FAILED],
  ["a lost connection", { offline: true as const }],
  [
    "an ended session",
    { status: 401, json: { error: "unauthenticated", message: "Please sign in.", requestId: "r" } },
  ],
])("%s keeps what was typed, also over a reload", async (_, answer) => {
  const { unmount, onOpenChange } = renderDialog({ [PUT]: answer });
  type(name(), "Moonlight");
  save();
  await waitFor(() =>
    expect(shownToasts()).toMatchObject([
      {
        title: "Update Failed",
        description: "Failed to update profile. Please try again.",
        variant: "destructive",
      },
    ]),
  );
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(name().value).toBe("Moonlight");
  unmount();
  renderDialog();
  expect(name().value).toBe("Moonlight");
});

test("a refusal is shown with its reason until something is changed", async () => {
  renderDialog({
    [PUT]: { status: 400, json: { error: "invalid_input", message: "Too odd a name.", requestId: "r" } },
  });
  type(name(), "?");
  save();
  await screen.findByText("Too odd a name.");
  type(name(), "!");
  expect(screen.queryByText("Too odd a name.")).toBeNull();
});

test("another person's unsaved text is not shown", async () => {
  const { unmount } = renderDialog();
  type(name(), "Moonlight");
  unmount();
  renderDialog({}, { ...founder, id: "3e0c35c8-3d8b-4c5e-8f43-1f2f3a4b5c6d" });
  expect(name().value).toBe("Wick & Willow");
});

test("Cancel throws the changes away; closing by the cross keeps them", async () => {
  renderDialog();
  type(name(), "Moonlight");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(await screen.findByRole("button", { name: "Open again" }));
  expect(name().value).toBe("Moonlight");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(await screen.findByRole("button", { name: "Open again" }));
  expect(name().value).toBe("Wick & Willow");
});

test("a name of 40 characters is saved whatever they are, a longer one is not", async () => {
  const { sent } = renderDialog({ [PUT]: { json: founder } });
  type(field("Your name"), "🦊".repeat(41));
  save();
  expect(await screen.findByText("At most 40 characters.")).toBeTruthy();
  expect(sent()).toEqual([]);
  type(field("Your name"), "🦊".repeat(40));
  save();
  await waitFor(() => expect(sent()).toEqual([{ ...EIGHT, username: "🦊".repeat(40) }]));
});

test("a zone that is none, or no name, is not saved", async () => {
  const { sent } = renderDialog();
  type(field("Time zone"), "Mars/Base");
  type(field("Your name"), " ");
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Please enter a name.",
    "Choose a zone from the list.",
  ]);
  save();
  expect(sent()).toEqual([]);
  expect(document.activeElement).toBe(field("Your name"));
});
