import { act, configure, fireEvent, renderHook, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { ListedPerson } from "#contracts/admin/people.ts";
import { me, open, person, REFUSED, uuid } from "#web/testing/admin.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { useSelection } from "../use-selection.ts";
import { People } from "./people.tsx";

// Looking whether each element is hidden takes most of the time; what lies behind a dialog is asked for by name.
configure({ defaultHidden: true });
beforeEach(() => {
  forgetToasts();
  window.history.replaceState(null, "", "/analytics/people");
});

const LIST = "GET /api/admin/people?sort=seen&order=desc";
const listed = (number: number, more: Partial<ListedPerson> = {}): ListedPerson => ({
  ...person(number),
  planKind: "trial",
  segment: "Active",
  lastSeenAt: new Date().toISOString(),
  isFlagged: false,
  ...more,
});
const ines = listed(2, { username: "Ines Okafor" });
const jonas = listed(3, { username: "Jonas Weber", businessType: null, isDemo: true, lastSeenAt: null });
const self = listed(1, { username: me.username, role: "admin" });
const list = (people = [self, ines, jonas], next: string | null = null) => ({
  json: { people, found: null, next },
});
const COUNTS = {
  json: {
    open: 3,
    closed: 1,
    pending: 1,
    flagged: 0,
    plans: { paying: 0, past_due: 0, trial: 3, trial_ended: 0, churned: 0, granted: 0, legacy: 0, none: 0 },
    segments: { New: 0, Active: 3, "At risk": 0, Dormant: 0 },
  },
};

async function openPeople(answers: Answers = {}) {
  const opened = open(<People />, { [LIST]: list(), "GET /api/admin/people/counts": COUNTS, ...answers });
  await screen.findByRole("grid", { name: "people" });
  const asked = () =>
    opened.sent("GET").flatMap(({ path }) => (path.startsWith("/api/admin/people?") ? [path.slice(17)] : []));
  return { ...opened, lists: asked };
}

const rowOf = (name: string) => {
  const row = screen.getAllByRole("row").find((item) => within(item).queryByText(name));
  if (!row) throw new Error(`No row of ${name}`);
  return row;
};
const type = (text: string) =>
  fireEvent.change(within(screen.getByRole("dialog")).getByRole("textbox"), { target: { value: text } });
const confirm = (name: string) => within(screen.getByRole("dialog")).getByRole("button", { name });

test("each person with badge, role and demo mark; markup in names stays text", async () => {
  await openPeople({ [LIST]: list([self, listed(4, { username: "<b>Bold</b>", isFlagged: true }), jonas]) });
  expect(rowOf(me.username).textContent).toContain("OnboardedAdminYou");
  expect(rowOf("<b>Bold</b>").textContent).toContain("OnboardedFlagged, person4@example.com");
  expect(rowOf("Jonas Weber").textContent).toContain("PendingDemo");
  const cells = within(rowOf(me.username)).getAllByRole("gridcell");
  expect(cells.map(({ textContent }) => textContent).slice(2, 6)).toEqual([
    self.businessType,
    "Trial",
    "Active",
    String(self.level),
  ]);
  expect(rowOf("Jonas Weber").textContent).toContain("TrialActive");
  expect(rowOf("Jonas Weber").textContent).toMatch(/Never$/u);
});

test("nobody there is said in the specified words", async () => {
  open(<People />, { [LIST]: list([]), "GET /api/admin/people/counts": COUNTS });
  expect(await screen.findByText("No users found")).toBeTruthy();
});

test("arrows move, space selects, Enter opens; the address has the person", async () => {
  const { hands } = await openPeople({ [`GET /api/admin/people/${jonas.id}`]: REFUSED });
  rowOf(me.username).focus();
  await hands.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toBe(rowOf("Jonas Weber"));
  await hands.keyboard(" ");
  expect(rowOf("Jonas Weber").getAttribute("aria-selected")).toBe("true");
  await hands.keyboard("{Home} ");
  // One's own account cannot be selected.
  expect(rowOf(me.username).getAttribute("aria-selected")).toBe("false");
  await hands.keyboard("{End}{Enter}");
  expect(window.location.search).toBe(`?person=${jonas.id}`);
  expect(await screen.findByText("This person could not be read.")).toBeTruthy();
});

test("an open person has an address of their own, which keeps the filters of the list to return to", async () => {
  window.history.replaceState(null, "", `/analytics/people?plan=trial&person=${ines.id}`);
  open(<People />, {
    "GET /api/admin/people?planKind=trial&sort=seen&order=desc": list([ines]),
    "GET /api/admin/people/counts": COUNTS,
    [`GET /api/admin/people/${ines.id}`]: REFUSED,
  });
  fireEvent.click(await screen.findByRole("link", { name: "Open as a page" }));
  expect(window.location.search).toBe(`?plan=trial&person=${ines.id}&as=page`);
  expect(screen.queryByRole("region", { name: "User management" })).toBeNull();
  expect(await screen.findByText("This person could not be read.")).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "All people" }));
  expect(window.location.search).toBe("?plan=trial");
  expect(await screen.findByRole("grid", { name: "people" })).toBeTruthy();
});

test("filters, sort and search stand in the address, each with its definition, and are asked of the server", async () => {
  const { hands, lists } = await openPeople({
    "GET /api/admin/people?planKind=churned&sort=seen&order=desc": list([ines]),
    "GET /api/admin/people?planKind=churned&segment=Dormant&sort=seen&order=desc": list([]),
    "GET /api/admin/people?planKind=churned&segment=Dormant&sort=name&order=asc": list([]),
  });
  await hands.click(screen.getByRole("button", { name: /^Churned/u }));
  expect(await screen.findByText("Churned: Paid once, pays no more, and has no other access.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Jonas Weber")).toBeNull());
  await hands.click(screen.getByRole("button", { name: "Person" }));
  expect(window.location.search).toBe("?plan=churned&sort=name&order=asc");
  await hands.click(screen.getByRole("button", { name: /^Dormant/u }));
  expect(await screen.findByText("Nobody is in all of these filters.")).toBeTruthy();
  expect(lists().at(-1)).toBe("?planKind=churned&segment=Dormant&sort=name&order=asc");
});

test("what the address says is what is shown first", async () => {
  window.history.replaceState(null, "", "/analytics/people?search=ines&sort=xp&order=asc");
  open(<People />, {
    "GET /api/admin/people?search=ines&sort=xp&order=asc": {
      json: { people: [ines], found: 1, next: null },
    },
    "GET /api/admin/people/counts": COUNTS,
  });
  expect(await screen.findByText("Ines Okafor")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("ines");
  expect(screen.getByText("1 person")).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "XP" }).getAttribute("aria-sort")).toBe("ascending");
});

test("searching waits for a pause in the typing", async () => {
  const { lists } = await openPeople({
    "GET /api/admin/people?search=ines&sort=seen&order=desc": list([ines]),
  });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (const text of ["i", "in", "ine", "ines"]) {
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
    await pass(100);
  }
  const shown = async () => {
    await pass(100);
    return screen.queryByText("Jonas Weber");
  };
  await expect.poll(shown).toBeNull();
  expect(lists()).toEqual(["?sort=seen&order=desc", "?search=ines&sort=seen&order=desc"]);
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
  await hands.click(screen.getByRole("checkbox", { name: "Select all shown" }));
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

test("a plan is set for everybody who is ticked, and one message says how many", async () => {
  const path = (id: string) => `PUT /api/admin/users/${id}/subscription`;
  const { sent, hands } = await openPeople({
    [path(ines.id)]: { json: { ...ines, subscriptionStatus: "legacy" } },
    [path(jonas.id)]: REFUSED,
  });
  await hands.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await hands.click(screen.getByRole("button", { name: "Set plan" }));
  await hands.click(await screen.findByRole("menuitem", { name: "Legacy" }));
  expect((await screen.findByText("Jonas Weber: Something broke.")).closest("[role=alert]")).toBeTruthy();
  expect(sent("PUT").map(({ body }) => body)).toEqual([{ status: "legacy" }, { status: "legacy" }]);
  expect(shownToasts().map(({ title, description }) => [title, description])).toEqual([
    ["Not All Plans Set", "1 user set to Legacy, 1 refused."],
  ]);
  expect(screen.queryByRole("region", { name: "Selected people" })).toBeNull();
});

test("the file of the selected people is asked of the server by their ids", async () => {
  const { sent, hands } = await openPeople({
    [`GET /api/admin/users/export?ids=${ines.id},${jonas.id}`]: REFUSED,
  });
  await hands.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await hands.click(screen.getByRole("button", { name: "Export CSV of selected people" }));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("Export Failed"));
  expect(sent("GET").at(-1)?.path).toBe(`/api/admin/users/export?ids=${ines.id},${jonas.id}`);
});

test("phones show the boxes on demand, and hiding them selects nobody", async () => {
  const { hands } = await openPeople();
  const box = () => screen.getByRole("checkbox", { name: "Select Ines Okafor" });
  const toggle = screen.getByRole("button", { name: "Select people" });
  expect(box().closest("td")?.className).toContain("max-sm:hidden");
  await hands.click(toggle);
  expect(box().closest("td")?.className).not.toContain("max-sm:hidden");
  await hands.click(box());
  expect(rowOf("Ines Okafor").getAttribute("aria-selected")).toBe("true");
  await hands.click(toggle);
  expect(rowOf("Ines Okafor").getAttribute("aria-selected")).toBe("false");
  expect(toggle.getAttribute("aria-pressed")).toBe("false");
});

test("at most 100 are ticked at once", () => {
  const people = Array.from({ length: 101 }, (_, index) => person(index + 10));
  const { result } = renderHook(() => useSelection(people, me.id));
  act(() => result.current.toggleAll(true));
  expect(result.current).toMatchObject({ isFull: true, isAll: true });
  act(() => result.current.toggle(uuid(110), true));
  expect(result.current.selected).toHaveLength(100);
});

test("the next page is asked for by its place", async () => {
  const next = `1700000000000000~${uuid(3)}`;
  const { hands } = await openPeople({
    [LIST]: list([ines], next),
    [`${LIST}&${new URLSearchParams({ after: next })}`]: list([jonas]),
  });
  await hands.click(screen.getByRole("button", { name: "Load more people" }));
  expect(await screen.findByText("Jonas Weber")).toBeTruthy();
  expect(screen.getByText("Ines Okafor")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Load more people" })).toBeNull();
});

test("closed accounts stand apart and can be restored", async () => {
  const closed = { ...ines, closedAt: "2026-11-10T12:00:00.000Z", closedBy: "admin" as const };
  const { sent, hands } = await openPeople({
    "GET /api/admin/people?closed=true&sort=joined": [list([closed]), list([])],
    [`POST /api/admin/users/${ines.id}/restore`]: { json: { ok: true } },
  });
  await hands.click(screen.getByRole("radio", { name: "Closed" }));
  await hands.click(await screen.findByRole("button", { name: "Restore Ines Okafor" }));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("User Restored"));
  expect(sent("POST").map(({ path }) => path)).toEqual([`/api/admin/users/${ines.id}/restore`]);
  expect(await screen.findByText("No users found")).toBeTruthy();
});

test("a list that cannot be read says so and can be asked again", async () => {
  const { hands } = open(<People />, { [LIST]: [REFUSED, list()], "GET /api/admin/people/counts": COUNTS });
  await hands.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Ines Okafor")).toBeTruthy();
});
