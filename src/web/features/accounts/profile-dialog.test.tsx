import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import type { UserView } from "#contracts/accounts.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { emptySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { createQueryClient } from "#web/platform/api/query-client.ts";
import { browser } from "#web/platform/browser.ts";
import { setSessionEnded } from "#web/platform/session/session-end.ts";
import { pageSays } from "#web/testing/instance.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { ProfileDialog } from "./profile-dialog.tsx";

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
  lastSeenAt: new Date(now.getTime() - 3 * MS_PER_HOUR).toISOString(),
  isCurrent: false,
};
const SESSIONS = {
  "GET /api/auth/sessions": { json: [laptop, phone] },
  "GET /api/tasks/hidden": { json: [] },
};
const GET = "GET /api/auth/user";
const PUT = "PUT /api/profile";
const FAILED = { status: 500, json: { error: "internal", message: "Something broke.", requestId: "r" } };

const weeklySchedule = emptySchedule();
weeklySchedule.monday = { available: true, startTime: "19:00", endTime: "21:00" };
const founder: UserView = {
  ...maya,
  businessName: "Wick & Willow",
  businessType: "Marketing Agency",
  businessStage: "Pre-Launch",
  businessDescription: "Candles.",
  goals: "Generate Revenue",
  experience: "Complete Beginner",
  timeCommitment: "5-10 hours/week",
  weeklySchedule,
};

/** What every save sends. */
const EIGHT = {
  username: "Maya Lindqvist",
  businessName: "Wick & Willow",
  businessType: "Marketing Agency",
  businessDescription: "Candles.",
  goals: "Generate Revenue",
  experience: "Complete Beginner",
  timeCommitment: "5-10 hours/week",
  weeklySchedule,
};

let goTo: MockInstance<(path: string) => void>;

beforeEach(() => {
  goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
  window.sessionStorage.clear();
  forgetToasts();
  setSessionEnded(false);
});

function renderDialog(answers: Answers = {}, user: UserView = founder) {
  const asked = stubServer({ ...SESSIONS, [GET]: { json: user }, ...answers });
  const onSignOut = vi.fn();
  const onOpenChange = vi.fn();
  function Opened() {
    const [open, setOpen] = useState(true);
    const change = (next: boolean) => {
      onOpenChange(next);
      setOpen(next);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open again
        </button>
        <ProfileDialog
          open={open}
          user={user}
          onOpenChange={change}
          onSignOut={onSignOut}
          social={<p>Handles</p>}
          sharedPages={<p>My pages</p>}
        />
      </>
    );
  }
  const queries = createQueryClient();
  const view = renderWithQueries(<Opened />, queries);
  const sent = () => asked.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { asked, queries, sent, onSignOut, onOpenChange, ...view };
}

// By label and by text, not by role: jsdom takes a second to work out the roles of so large a dialog.
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const name = () => field("Business name");
const save = () => fireEvent.click(screen.getByText("Save changes"));
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

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
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/"));
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
  expect(window.sessionStorage.getItem("drafts")).toBeNull();
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

test("a stored value outside the profile's list is one more option, and saved only when changed", async () => {
  const { sent } = renderDialog({ [PUT]: { json: founder } });
  const box = screen.getByRole("combobox", { name: "Business type" });
  expect(box.textContent).toBe("Marketing Agency");
  fireEvent.keyDown(box, { key: "Enter" });
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options).toEqual([
    "E-commerce",
    "SaaS",
    "Consulting",
    "Content Creation",
    "Freelancing",
    "Other",
    "Marketing Agency",
  ]);
  fireEvent.click(screen.getByRole("option", { name: "SaaS" }));
  save();
  await waitFor(() => expect(sent()).toEqual([{ ...EIGHT, businessType: "SaaS" }]));
});

test("times stand only beside available days, and a day that was off keeps its times", async () => {
  const { sent } = renderDialog({ [PUT]: { json: founder } });
  const times = () => screen.queryAllByLabelText(/^(Mon|Tues)day (from|until)$/u);
  expect(times()).toHaveLength(2);
  const monday = field("Monday");
  fireEvent.click(monday);
  expect(times()).toHaveLength(0);
  fireEvent.click(field("Tuesday"));
  fireEvent.click(monday);
  expect(times().map((box) => (box as HTMLInputElement).value)).toEqual(["19:00", "21:00", "09:00", "17:00"]);
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    ...EIGHT,
    weeklySchedule: {
      ...weeklySchedule,
      tuesday: { available: true, startTime: "09:00", endTime: "17:00" },
    },
  });
});

test("an end that is not after the start is said beside the day and not saved", async () => {
  const { sent } = renderDialog({ [PUT]: { json: founder } });
  const until = field("Monday until");
  type(until, "19:00");
  expect(screen.getByRole("alert").textContent).toBe("The end must be after the start.");
  save();
  expect(sent()).toEqual([]);
  type(until, "9pm");
  fireEvent.blur(until);
  expect(screen.getByRole("alert").textContent).toBe("Enter both times, like 09:00.");
  type(until, "2030");
  fireEvent.keyDown(until, { key: "Enter" });
  expect(screen.queryByRole("alert")).toBeNull();
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ weeklySchedule: { monday: { endTime: "20:30" } } });
});

test("half a time on a day that is then switched off harms nothing", async () => {
  const { sent } = renderDialog({ [PUT]: { json: founder } });
  type(field("Monday until"), "x");
  fireEvent.blur(field("Monday until"));
  fireEvent.click(field("Monday"));
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    weeklySchedule: { monday: { available: false, startTime: "19:00", endTime: "17:00" } },
  });
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
  expect(goTo).not.toHaveBeenCalled();
  await userEvent.click(button());
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/"));
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
