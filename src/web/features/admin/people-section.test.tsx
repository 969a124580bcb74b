import { act, configure, fireEvent, renderHook, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { readDashboard } from "#contracts/analytics.ts";
import { me, open, person, REFUSED, uuid } from "#web/testing/admin.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { PeopleSection } from "./people-section.tsx";
import { useSelection } from "./use-selection.ts";

// Looking whether each element is hidden takes most of the time; what lies behind a dialog is asked for by name.
configure({ defaultHidden: true });
beforeEach(forgetToasts);

const LIST = "GET /api/admin/users";
const ines = person(2, { username: "Ines Okafor" });
const jonas = person(3, { username: "Jonas Weber", businessType: null, isDemo: true });
const self = person(1, { username: me.username, role: "admin" });
const list = (users = [self, ines, jonas], next: string | null = null) => ({
  json: { users, total: users.length, next },
});

async function openPeople(answers: Answers = {}) {
  const opened = open(<PeopleSection />, { [LIST]: list(), ...answers });
  await screen.findByRole("list", { name: "people" });
  return opened;
}

const rowOf = (name: string) => {
  const row = screen.getAllByRole("listitem").find((item) => within(item).queryByText(name));
  if (!row) throw new Error(`No row of ${name}`);
  return row;
};
const type = (text: string) =>
  fireEvent.change(within(screen.getByRole("dialog")).getByRole("textbox"), { target: { value: text } });
const confirm = (name: string) => within(screen.getByRole("dialog")).getByRole("button", { name });

test("each person with badge, role and demo mark; markup in names stays text", async () => {
  await openPeople({ [LIST]: list([self, person(4, { username: "<b>Bold</b>" }), jonas]) });
  expect(rowOf(me.username).textContent).toContain("OnboardedAdminYou");
  expect(rowOf("<b>Bold</b>").textContent).toContain("Onboarded");
  expect(rowOf("Jonas Weber").textContent).toContain("PendingDemo");
});

test("nobody there is said in the specified words", async () => {
  await openPeople({ [LIST]: list([]) });
  expect(screen.getByText("No users found")).toBeTruthy();
});

test("deleting asks for the name, and refreshes the lists and the dashboard", async () => {
  const { sent, hands, client } = await openPeople({
    [LIST]: [list(), list([self, jonas])],
    [`DELETE /api/admin/users/${ines.id}`]: { status: 204 },
  });
  client.setQueryData([readDashboard.path], {});
  await hands.click(screen.getByRole("button", { name: "Delete Ines Okafor" }));
  expect(screen.getByRole("dialog").textContent).toContain("For 30 days you can restore it");
  await hands.click(confirm("Delete user"));
  type("Ines");
  await hands.click(confirm("Delete user"));
  expect(sent("DELETE")).toHaveLength(0);
  type(" ines okafor ");
  await hands.click(confirm("Delete user"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("DELETE").map(({ path }) => path)).toEqual([`/api/admin/users/${ines.id}`]);
  expect(shownToasts()[0]).toMatchObject({ title: "User Deleted", variant: "success" });
  expect(screen.queryByText("Ines Okafor")).toBeNull();
  expect(client.getQueryState([readDashboard.path])?.isInvalidated).toBe(true);
  // The row took the focus along.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list", { name: "people" })));
});

test("a refused deletion says why, in the dialog and as a toast, and keeps what was typed", async () => {
  const { hands } = await openPeople({ [`DELETE /api/admin/users/${ines.id}`]: REFUSED });
  await hands.click(screen.getByRole("button", { name: "Delete Ines Okafor" }));
  type("Ines Okafor");
  await hands.click(confirm("Delete user"));
  expect((await screen.findByRole("alert")).textContent).toBe("Something broke.");
  expect(shownToasts()[0]).toMatchObject({
    title: "Ines Okafor was not deleted",
    description: "Something broke.",
    variant: "destructive",
  });
  expect(within(screen.getByRole("dialog")).getByRole<HTMLInputElement>("textbox").value).toBe("Ines Okafor");
});

test("resetting asks for the name and says that it cannot be undone", async () => {
  const { sent, hands } = await openPeople({
    [`POST /api/admin/users/${ines.id}/reset`]: { json: { ok: true } },
  });
  await hands.click(screen.getByRole("button", { name: "Reset Ines Okafor" }));
  expect(screen.getByRole("dialog").textContent).toContain("This cannot be undone.");
  await hands.click(confirm("Reset user"));
  expect(sent("POST")).toHaveLength(0);
  type("Ines Okafor");
  await hands.click(confirm("Reset user"));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("User Reset"));
  expect(sent("POST").map(({ path, body }) => [path, body])).toEqual([
    [`/api/admin/users/${ines.id}/reset`, {}],
  ]);
});

test("nobody selects or deletes themselves", async () => {
  const { hands } = await openPeople();
  const own = screen.getByRole<HTMLInputElement>("checkbox", { name: "Your own account cannot be selected" });
  expect(own.disabled).toBe(true);
  await hands.click(
    screen.getByRole("button", { name: "Delete: not your own account, that is done in the profile" }),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  await hands.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  expect(screen.getByText("2 selected")).toBeTruthy();
});

test("bulk deletion sends who is ticked, and shows why each of the others stayed", async () => {
  const { sent, hands } = await openPeople({
    "POST /api/admin/users/bulk-delete": {
      json: {
        deleted: 1,
        failed: 1,
        results: [
          { id: ines.id, ok: true, message: null },
          { id: jonas.id, ok: false, message: "No such person." },
        ],
      },
    },
  });
  await hands.click(screen.getByRole("checkbox", { name: "Select Ines Okafor" }));
  await hands.click(screen.getByRole("checkbox", { name: "Select Jonas Weber" }));
  await hands.click(screen.getByRole("button", { name: "Delete selected" }));
  expect(screen.getByRole("dialog").textContent).toContain("Ines Okafor, Jonas Weber");
  await hands.click(confirm("Delete users"));
  expect(sent("POST")).toHaveLength(0);
  type("delete");
  await hands.click(confirm("Delete users"));
  expect((await screen.findByText("Jonas Weber: No such person.")).closest("[role=alert]")).toBeTruthy();
  expect(sent("POST").map(({ body }) => body)).toEqual([{ userIds: [ines.id, jonas.id] }]);
  expect(shownToasts()[0]).toMatchObject({ title: "Not All Users Deleted", variant: "destructive" });
});

test("at most 100 are ticked at once", () => {
  const people = Array.from({ length: 101 }, (_, index) => person(index + 10));
  const { result } = renderHook(() => useSelection(people, me.id));
  act(() => result.current.toggleAll(true));
  expect(result.current).toMatchObject({ isFull: true, isAll: true });
  act(() => result.current.toggle(uuid(110), true));
  expect(result.current.selected).toHaveLength(100);
});

test("the legacy switch sends its new state, and reverts when refused", async () => {
  const path = `/api/admin/users/${ines.id}/legacy-access`;
  const { sent, hands } = await openPeople({
    [LIST]: [list(), list([self, { ...ines, legacyAccess: true }, jonas])],
    [`PUT ${path}`]: [{ json: { ...ines, legacyAccess: true } }, REFUSED],
  });
  const knob = screen.getByRole("switch", { name: "Legacy access of Ines Okafor" });
  await hands.click(knob);
  await waitFor(() => expect(shownToasts()[0]?.description).toBe("Ines Okafor: legacy access is on."));
  expect(sent("PUT").map((call) => [call.path, call.body])).toEqual([[path, { legacyAccess: true }]]);
  await hands.click(knob);
  await waitFor(() => expect(shownToasts()[0]?.variant).toBe("destructive"));
  expect(knob.getAttribute("aria-checked")).toBe("true");
});

test("one of four statuses", async () => {
  const path = `/api/admin/users/${ines.id}/subscription`;
  const { sent, hands } = await openPeople({
    [`PUT ${path}`]: { json: { ...ines, subscriptionStatus: "subscribed" } },
  });
  screen.getByRole("combobox", { name: "Subscription status of Ines Okafor" }).focus();
  await hands.keyboard("{Enter}");
  const words = screen.getAllByRole("option").map((option) => option.textContent);
  expect(words).toEqual(["Unsubscribed", "Trial", "Subscribed", "Legacy"]);
  await hands.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(shownToasts()[0]?.description).toBe("Ines Okafor: Subscribed."));
  expect(sent("PUT").map((call) => [call.path, call.body])).toEqual([[path, { status: "subscribed" }]]);
});

test("searching waits for a pause in the typing", async () => {
  const { sent } = await openPeople({ [`${LIST}?search=ines`]: list([ines]) });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const box = screen.getByRole("searchbox");
  for (const text of ["i", "in", "ine", "ines"]) {
    fireEvent.change(box, { target: { value: text } });
    await pass(100);
  }
  const shown = async () => {
    await pass(100);
    return screen.queryByText("Jonas Weber");
  };
  await expect.poll(shown).toBeNull();
  expect(sent("GET").map(({ path }) => path)).toEqual(["/api/admin/users", "/api/admin/users?search=ines"]);
});

test("the next page is asked for by its cursor", async () => {
  const next = `2026-11-01T12:00:00.000Z~${uuid(3)}`;
  const { hands } = await openPeople({
    [LIST]: list([ines], next),
    [`${LIST}?${new URLSearchParams({ before: next })}`]: list([jonas]),
  });
  await hands.click(screen.getByRole("button", { name: "Load more people" }));
  expect(await screen.findByText("Jonas Weber")).toBeTruthy();
  expect(screen.getByText("Ines Okafor")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Load more people" })).toBeNull();
});

test("closed accounts stand apart and can be restored", async () => {
  const closed = { ...ines, closedAt: "2026-11-10T12:00:00.000Z", closedBy: "admin" as const };
  const { sent, hands } = await openPeople({
    [`${LIST}?closed=true`]: [list([closed]), list([])],
    [`POST /api/admin/users/${ines.id}/restore`]: { json: { ok: true } },
  });
  await hands.click(screen.getByRole("radio", { name: "Closed" }));
  await hands.click(await screen.findByRole("button", { name: "Restore Ines Okafor" }));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("User Restored"));
  expect(sent("POST").map(({ path }) => path)).toEqual([`/api/admin/users/${ines.id}/restore`]);
  expect(await screen.findByText("No users found")).toBeTruthy();
});

test("a list that cannot be read says so and can be asked again", async () => {
  const { hands } = open(<PeopleSection />, { [LIST]: [REFUSED, list()] });
  await hands.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Ines Okafor")).toBeTruthy();
});
