import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { deviceStore } from "#web/platform/storage/storage.ts";
import { completed, founder, quest, running } from "#web/testing/quests.ts";
import { renderDashboard } from "#web/testing/render-dashboard.tsx";
import { toastHistory } from "#web/ui/toast/toast-store.ts";

const one = quest(1, 0, running);
const path = `/api/tasks/${one.id}`;
const done = { ...completed(1, 0), streakStarted: false, earned: [], awardId: null };
const CLAIM = { ...founder, levelUp: false, newLevel: 4, awarded: 25, reason: null };
const region = (name: string) => screen.findByRole("region", { name });
const backOnline = () => window.dispatchEvent(new Event("online"));

const sentTo = (asked: ReturnType<typeof renderDashboard>["asked"], method: string) =>
  asked.filter((call) => call.method === method && call.path.startsWith("/api/tasks"));

const typeQuest = async (person: ReturnType<typeof renderDashboard>["person"]) => {
  await screen.findByText("Something of your own, like: order 20 jars");
  fireEvent.pointerMove(document.body);
  const box = await screen.findByLabelText<HTMLInputElement>("Add a quest of your own");
  await person.type(box, "Order 20 jars{Enter}");
  await waitFor(() => expect(box.value).toBe(""));
};

const told = (notes: string) => JSON.stringify({ v: 1, notes });
const doneElsewhere = (notes: string) => ({
  ...done,
  completedAt: "2026-11-12T09:00:00.000Z",
  completionNotes: told(notes),
  awardId: "00000000-0000-4000-8000-00000000000a",
  wasCompleted: true,
});

test.each([
  ["directly", []],
  ["from the queue", [{ offline: true } as const]],
])("a quest that was completed elsewhere is told in one quiet line, without cheer: %s", async (_, before) => {
  const { asked, person } = renderDashboard({
    quests: [one],
    answers: { [`PATCH ${path}`]: [...before, { json: doneElsewhere("Clove\n\nCedar") }] },
  });
  await person.type(within(await region("Quest 1")).getByLabelText("Notes"), "Cedar");
  await person.click(within(await region("Quest 1")).getByRole("button", { name: "Complete" }));
  backOnline();
  await waitFor(() =>
    expect(toastHistory()[0]).toMatchObject({
      title: "Already done",
      description: "“Quest 1” was completed on another device. Your notes were added to it.",
    }),
  );
  expect(toastHistory()).toHaveLength(1);
  expect(asked.some((call) => call.path === "/api/auth/user/xp")).toBe(false);
  expect(screen.queryByRole("region", { name: "Not taken" })).toBeNull();
});

test("notes for which a quest has no room stay on the device until they are removed", async () => {
  const { person } = renderDashboard({
    quests: [one],
    answers: { [`PATCH ${path}`]: { json: doneElsewhere("Clove") } },
  });
  await person.type(within(await region("Quest 1")).getByLabelText("Notes"), "Cedar");
  await person.click(within(await region("Quest 1")).getByRole("button", { name: "Complete" }));
  const list = within(await region("Not taken"));
  expect(list.getByText("Cedar")).toBeTruthy();
  expect(deviceStore.keys().filter((key) => key.includes("refused-quests"))).toHaveLength(1);
  await person.click(list.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Not taken" })).toBeNull());
  expect(deviceStore.keys().filter((key) => key.includes("refused-quests"))).toEqual([]);
});

test("the notes of a quest that is gone stay, and can be sent again", async () => {
  const { asked, person } = renderDashboard({
    quests: [one],
    answers: {
      [`PATCH ${path}`]: [
        { status: 404, json: { error: "not_found", message: "No such quest.", requestId: "r" } },
        { json: done },
      ],
      "POST /api/auth/user/xp": { json: CLAIM },
    },
  });
  await person.type(within(await region("Quest 1")).getByLabelText("Notes"), "Cedar");
  await person.click(within(await region("Quest 1")).getByRole("button", { name: "Complete" }));
  const list = within(await region("Not taken"));
  expect(list.getByText(/No such quest/u)).toBeTruthy();
  await person.click(list.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sentTo(asked, "PATCH")).toHaveLength(2));
  expect(sentTo(asked, "PATCH")[1]?.body).toEqual(sentTo(asked, "PATCH")[0]?.body);
  await waitFor(() => expect(screen.queryByRole("region", { name: "Not taken" })).toBeNull());
});

test("each refused quest is kept with all its words, and one can be changed and sent", async () => {
  const refusal = { status: 409, json: { error: "conflict", message: "Too many.", requestId: "r" } };
  const { asked, person } = renderDashboard({
    quests: [quest(1, 0)],
    answers: {
      "POST /api/tasks": [
        { offline: true },
        { offline: true },
        refusal,
        refusal,
        { json: quest(9, 0, { title: "Order 30 jars" }) },
      ],
    },
  });
  await typeQuest(person);
  await person.type(screen.getByLabelText("Add a quest of your own"), "Call Tom{Enter}");
  await waitFor(() => expect(sentTo(asked, "POST")).toHaveLength(2));
  backOnline();
  const list = within(await region("Not taken"));
  expect(await list.findByText("Order 20 jars")).toBeTruthy();
  await person.click(list.getAllByRole("button", { name: "Edit" })[0] as HTMLElement);
  const form = within(await screen.findByRole("dialog", { name: "New quest" }));
  const title = form.getByLabelText<HTMLInputElement>("Title");
  expect(title.value).toBe("Order 20 jars");
  await person.clear(title);
  await person.type(title, "Order 30 jars");
  await person.click(form.getByRole("button", { name: "Create quest" }));
  await waitFor(() => expect(screen.queryByText("Order 20 jars")).toBeNull());
});

test("ticks that fit no step any more are left out, and that is said", async () => {
  const description = "1. Write the scent.\n2. Add the size.";
  const ticked = quest(1, 0, { ...running, description });
  const { asked, person } = renderDashboard({
    quests: [ticked],
    answers: {
      [`PATCH ${path}`]: [
        { offline: true },
        { status: 400, json: { error: "invalid_input", message: "No.", requestId: "r" } },
        { json: done },
      ],
      "POST /api/auth/user/xp": { json: CLAIM },
    },
  });
  await person.click(await screen.findByRole("checkbox", { name: "Write the scent." }));
  await waitFor(() => expect(sentTo(asked, "PATCH")).toHaveLength(1));
  await person.click(within(await region("Quest 1")).getByRole("button", { name: "Complete" }));
  backOnline();
  await waitFor(() => expect(toastHistory().map(({ title }) => title)).toContain("Completed without ticks"));
  expect(sentTo(asked, "PATCH").at(-1)?.body).not.toHaveProperty("stepsDone");
});

test("a quest that was changed elsewhere before its creation was answered stays so, and that is said", async () => {
  const changed = quest(9, 0, { title: "Order 40 jars", origin: "own" });
  const { person } = renderDashboard({
    quests: [quest(1, 0)],
    answers: { "POST /api/tasks": [{ offline: true }, { json: changed }] },
  });
  await typeQuest(person);
  backOnline();
  await waitFor(() =>
    expect(toastHistory()[0]).toMatchObject({
      title: "Changed on another device",
      description: "“Order 40 jars” stays as it was changed there.",
    }),
  );
});
