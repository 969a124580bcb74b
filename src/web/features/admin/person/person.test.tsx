import { configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { PersonView } from "#contracts/admin/person.ts";
import { me, open, person, REFUSED, uuid } from "#web/testing/admin.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { PersonPanel } from "./person-panel.tsx";

configure({ defaultHidden: true });
beforeEach(forgetToasts);

const ines = person(2, { username: "Ines Okafor" });
const AT = "2026-11-01T12:00:00.000Z";
const view = (more: Partial<PersonView> = {}): PersonView => ({
  person: ines,
  planKind: "trial",
  segment: "Active",
  paidUntil: null,
  cancelsAtEnd: false,
  facts: {
    lastSeenAt: AT,
    questsCompleted: 12,
    visits: 31,
    activeSeconds: 900,
    streakDays: 9,
    rating: 4.2,
    ratings: 3,
    businessName: "Okafor Soaps",
    businessStage: null,
    timeZone: "UTC",
    onboardedAt: AT,
    takesMail: true,
    flag: null,
  },
  payments: [],
  paid: [],
  mails: [],
  sessions: [],
  feedback: [],
  notes: [],
  ...more,
});
const PERSON = `GET /api/admin/people/${ines.id}`;
const entry = (id: string, kind: string, more: object = {}) => ({
  id,
  at: AT,
  kind,
  amount: null,
  detail: null,
  byName: null,
  ...more,
});

async function openPerson(answers: Answers = {}, shown = view()) {
  const onClose = vi.fn();
  const onGo = vi.fn();
  const part = (
    <PersonPanel
      id={shown.person.id}
      ids={[uuid(1), uuid(2), uuid(3)]}
      total={1_501}
      pageHref="/analytics/people?person=one&as=page"
      onGo={onGo}
      onClose={onClose}
    />
  );
  const opened = open(part, {
    [`GET /api/admin/people/${shown.person.id}`]: { json: shown },
    [`GET /api/admin/people/${shown.person.id}/timeline`]: { json: { entries: [], next: null } },
    ...answers,
  });
  await screen.findByRole("heading", { name: shown.person.username });
  return { ...opened, onClose, onGo };
}

const choose = async (hands: Awaited<ReturnType<typeof openPerson>>["hands"], act: string) => {
  await hands.click(screen.getByRole("button", { name: "Acts on Ines Okafor" }));
  await hands.click(await screen.findByRole("menuitem", { name: act }));
};
const type = (text: string) =>
  fireEvent.change(within(screen.getByRole("dialog")).getByRole("textbox"), { target: { value: text } });
const confirm = (name: string) => within(screen.getByRole("dialog")).getByRole("button", { name });

test("the timeline says what happened, in short sentences", async () => {
  await openPerson({
    [`${PERSON}/timeline`]: {
      json: {
        entries: [
          entry("a", "quest_completed", { amount: 50 }),
          entry("b", "mentor_asked", { amount: 6 }),
          entry("c", "paid", { amount: 2_000, detail: "usd" }),
          entry("d", "operator", { detail: "role_set admin", byName: "Ada" }),
          entry("e", "mail", { detail: "feedback_reply" }),
        ],
        next: null,
      },
    },
  });
  for (const text of [
    "Completed a quest, +50 XP",
    "Talked with the mentor, 6 messages",
    "Paid $20",
    "Ada made them an administrator",
    "Was sent a mail: Reply",
  ])
    expect(await screen.findByText(text)).toBeTruthy();
});

test("deleting stands in the menu, asks for the name, and closes the page of the person", async () => {
  const { sent, hands, onClose } = await openPerson({
    [`DELETE /api/admin/users/${ines.id}`]: [REFUSED, { status: 204 }],
  });
  await choose(hands, "Delete account…");
  expect(screen.getByRole("dialog").textContent).toContain("For 30 days you can restore it");
  await hands.click(confirm("Delete user"));
  expect(sent("DELETE")).toHaveLength(0);
  type(" ines okafor ");
  await hands.click(confirm("Delete user"));
  expect((await screen.findByRole("alert")).textContent).toBe("Something broke.");
  await hands.click(confirm("Delete user"));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(shownToasts()[0]).toMatchObject({ title: "User Deleted", variant: "success" });
});

test("resetting asks for the name and says that it cannot be undone", async () => {
  const { sent, hands } = await openPerson({
    [`POST /api/admin/users/${ines.id}/reset`]: { json: { ok: true } },
  });
  await choose(hands, "Reset progress…");
  expect(screen.getByRole("dialog").textContent).toContain("This cannot be undone.");
  type("Ines Okafor");
  await hands.click(confirm("Reset user"));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("User Reset"));
  expect(sent("POST")).toHaveLength(1);
});

test("a person is made an administrator after their name was typed", async () => {
  const { sent, hands } = await openPerson({
    [`PUT /api/admin/users/${ines.id}/role`]: { json: { ...ines, role: "admin" } },
  });
  await choose(hands, "Make an administrator…");
  await hands.click(confirm("Make administrator"));
  expect(sent("PUT")).toHaveLength(0);
  type("Ines Okafor");
  await hands.click(confirm("Make administrator"));
  await waitFor(() => expect(shownToasts()[0]?.description).toBe("Ines Okafor is an administrator now."));
  expect(sent("PUT").map(({ body }) => body)).toEqual([{ role: "admin" }]);
});

test("nobody deletes or demotes themselves", async () => {
  const { hands } = await openPerson(
    {},
    view({ person: { ...person(1), username: me.username, role: "admin" } }),
  );
  await hands.click(screen.getByRole("button", { name: `Acts on ${me.username}` }));
  for (const act of ["Delete account…", "Make a member…"])
    expect((await screen.findByRole("menuitem", { name: act })).getAttribute("aria-disabled")).toBe("true");
});

test("the legacy switch sends its new state, and reverts when refused", async () => {
  const path = `/api/admin/users/${ines.id}/legacy-access`;
  const { sent, hands } = await openPerson({ [`PUT ${path}`]: REFUSED });
  const knob = screen.getByRole("switch", { name: "Legacy access of Ines Okafor" });
  await hands.click(knob);
  await waitFor(() => expect(shownToasts()[0]?.variant).toBe("destructive"));
  expect(sent("PUT").map((call) => [call.path, call.body])).toEqual([[path, { legacyAccess: true }]]);
  expect(knob.getAttribute("aria-checked")).toBe("false");
});

test("one of four statuses", async () => {
  const path = `/api/admin/users/${ines.id}/subscription`;
  const { sent, hands } = await openPerson({
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

test("where there are no notes yet the tab says what they are for", async () => {
  const { hands } = await openPerson();
  await hands.click(screen.getByRole("tab", { name: "Notes" }));
  expect(screen.getByText("No notes yet")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Notes" })).toBeNull();
});

test("a note that failed is sent again under the same id", async () => {
  const { sent, hands, client } = await openPerson();
  await hands.click(screen.getByRole("tab", { name: "Notes" }));
  await hands.type(screen.getByRole("textbox", { name: "New note" }), "Called on Monday.");
  await hands.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  // It would cover the field.
  expect(shownToasts()).toEqual([]);
  await hands.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(sent("PUT")).toHaveLength(2));
  const [first, second] = sent("PUT");
  expect(second?.path).toBe(first?.path);
  expect(first?.body).toEqual({ text: "Called on Monday." });
  expect(client).toBeTruthy();
});

test("Escape closes, and the arrows go to the neighbours in the list", async () => {
  const { hands, onClose, onGo } = await openPerson();
  expect(screen.getByText("2 of 1,501")).toBeTruthy();
  await hands.click(screen.getByRole("button", { name: "Next person" }));
  expect(onGo).toHaveBeenCalledWith(uuid(3));
  await hands.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalled();
});
