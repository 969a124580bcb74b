import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { drain } from "#web/platform/analytics/analytics-queue.ts";
import { quest, running } from "#web/testing/quests.ts";
import { card, EMPTY_DASHBOARD, renderDashboard } from "#web/testing/render-dashboard.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { toastHistory } from "#web/ui/toast/toast-store.ts";

const one = quest(1, 0, running);
const two = quest(2, 1);
const lastToast = () => {
  const [entry] = toastHistory();
  return entry && [entry.title, entry.description];
};

const left = (xpLeft: { own: number; mentor: number }): Answers => {
  const { json } = EMPTY_DASHBOARD["GET /api/tasks/summary"] as { json: object };
  return { "GET /api/tasks/summary": { json: { ...json, xpLeft } } };
};

test("the form checks title, then due date, in toasts and beside the field", async () => {
  const { asked, person } = renderDashboard({ quests: [one] });
  await card("Quest 1");
  await person.click(screen.getByRole("button", { name: "New quest" }));
  const due = await screen.findByLabelText<HTMLInputElement>("Due date");
  expect(due.value).toBe("2026-11-13T23:59");
  expect(screen.getByRole("radio", { name: "25" }).getAttribute("data-state")).toBe("checked");
  await person.clear(due);
  await person.type(screen.getByLabelText("Title"), "   {Enter}");
  expect(lastToast()).toEqual(["Title Required", "Please enter a quest title."]);
  expect(await screen.findByText("Please enter a quest title.")).toBeTruthy();
  await person.type(screen.getByLabelText("Title"), "Order jars{Enter}");
  expect(lastToast()).toEqual(["Due Date Required", "Please select a due date."]);
  expect(await screen.findByText("Please select a due date.")).toBeTruthy();
  expect(asked.some(({ method }) => method === "POST")).toBe(false);
});

test.each([
  ["the first own quest is a step of the funnel", [], ["first_task_created"]],
  ["a second own quest is none", [quest(8, 1, { origin: "own" })], []],
])("%s, and an own category stays with the person", async (_, before, steps) => {
  const created = quest(9, 1, { title: "Order jars", origin: "own", category: "Wax" });
  const { person } = renderDashboard({
    quests: [one, ...before],
    answers: { "POST /api/tasks": { json: created } },
  });
  await card("Quest 1");
  drain();
  await person.keyboard("n");
  await person.type(await screen.findByLabelText("Title"), "Order jars{Enter}");
  await waitFor(() => expect(toastHistory()).toHaveLength(1));
  expect(drain()).toMatchObject([
    ...steps.map((event) => ({ event })),
    { action: "task_create", element: "Other" },
  ]);
});

test.each([
  ["a 400", { status: 400, json: { error: "invalid_input", message: "Not so.", requestId: "r" } }],
  ["a 403", { status: 403, json: { error: "forbidden", message: "Not you.", requestId: "r" } }],
] as [string, Answers[string]][])(
  "after %s the form keeps what was typed, and the repeat has the same id",
  async (_, answer) => {
    const created = quest(9, 1, { title: "Order jars", origin: "own" });
    const { asked, person } = renderDashboard({
      quests: [one],
      answers: { "POST /api/tasks": [answer, { json: created }] as Answers[string] },
    });
    await card("Quest 1");
    await person.keyboard("n");
    await person.type(await screen.findByLabelText("Title"), "Order jars");
    await person.type(screen.getByLabelText("Description"), "Same supplier");
    await person.click(screen.getByRole("button", { name: "Create quest" }));
    await waitFor(() => expect(lastToast()).toEqual(["Error", "Something went wrong. Please try again."]));
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Order jars");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Description").value).toBe("Same supplier");
    await person.click(screen.getByRole("button", { name: "Create quest" }));
    await waitFor(() => expect(lastToast()).toEqual(["Task Created", "Order jars"]));
    const bodies = asked.filter(({ method }) => method === "POST").map(({ body }) => body as { id: string });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
      title: "Order jars",
      description: "Same supplier",
      xpReward: 25,
      category: "Marketing",
      difficulty: "Beginner",
      estimatedHours: 1,
      dueDate: "2026-11-13T23:59:00.000Z",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
);

test("without connection a new quest is kept, shown, and sent once with the same id", async () => {
  const created = quest(9, 1, { title: "Order jars", origin: "own" });
  const { asked, person } = renderDashboard({
    quests: [one],
    answers: { "POST /api/tasks": [{ offline: true }, { json: created }] },
  });
  await card("Quest 1");
  await person.keyboard("n");
  await person.type(await screen.findByLabelText("Title"), "Order jars");
  await person.click(screen.getByRole("button", { name: "Create quest" }));
  await waitFor(() => expect(lastToast()).toEqual(["Quest kept", "It is sent when you are back online."]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  window.dispatchEvent(new Event("online"));
  const sent = () => asked.filter(({ method }) => method === "POST").map(({ body }) => body);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(sent()[0]);
});

test("a conflict is reported, the typed values stay, and the next attempt is a new quest", async () => {
  const message = "This quest was removed meanwhile. Create it once more to make a new one.";
  const { asked, person } = renderDashboard({
    quests: [one],
    answers: {
      "POST /api/tasks": [
        { status: 409, json: { error: "conflict", message, requestId: "r" } },
        { json: quest(9, 1, { title: "Order jars", origin: "own" }) },
      ],
    },
  });
  await card("Quest 1");
  await person.keyboard("n");
  await person.type(await screen.findByLabelText("Title"), "Order jars{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Order jars");
  await person.click(screen.getByRole("button", { name: "Create quest" }));
  await waitFor(() => expect(lastToast()).toEqual(["Task Created", "Order jars"]));
  const [first, second] = asked.flatMap(({ method, body }) =>
    method === "POST" ? [body as { id: string }] : [],
  );
  expect(second).toEqual({ ...first, id: expect.stringMatching(/^[0-9a-f-]{36}$/u) });
  expect(second?.id).not.toBe(first?.id);
});

test("an edit sends only what changed; a generated quest's reward is locked", async () => {
  const edited = { ...two, title: "Quest 2, better" };
  const { asked, person } = renderDashboard({
    quests: [one, two],
    answers: {
      [`PATCH /api/tasks/${two.id}`]: {
        json: { ...edited, streakStarted: false, earned: [], awardId: null },
      },
    },
  });
  await person.click(within(await card("Quest 2")).getByRole("button", { name: "Quest menu: Quest 2" }));
  await person.click(await screen.findByRole("menuitem", { name: "Edit" }));
  expect((await screen.findByRole("radio", { name: "50" })).hasAttribute("disabled")).toBe(true);
  expect(screen.getByText("This quest came with its reward.")).toBeTruthy();
  await person.type(screen.getByLabelText("Title"), ", better{Enter}");
  await waitFor(() => expect(lastToast()).toEqual(["Task Updated", "Quest 2, better"]));
  expect(asked.find(({ method }) => method === "PATCH")?.body).toEqual({ title: "Quest 2, better" });
});

test("near its cap the form says that an own quest would pay nothing now", async () => {
  const { person } = renderDashboard({ quests: [one], answers: left({ own: 25, mentor: 200 }) });
  await card("Quest 1");
  await person.keyboard("n");
  const rule = "Own quests pay up to 500 XP in 24 hours.";
  expect(await screen.findByText(rule)).toBeTruthy();
  await person.click(screen.getByRole("radio", { name: "50" }));
  expect(screen.getByText(`${rule} Completed now, this one would pay 0 XP.`)).toBeTruthy();
});

test("the form of a quest from the mentor says its cap beside the locked reward", async () => {
  const suggested = quest(2, 0, { origin: "mentor" });
  const { person } = renderDashboard({ quests: [suggested], answers: left({ own: 500, mentor: 0 }) });
  await person.click(within(await card("Quest 2")).getByRole("button", { name: "Quest menu: Quest 2" }));
  await person.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const note =
    "This quest came with its reward. Quests from the mentor pay up to 200 XP in 24 hours. Completed now, this one would pay 0 XP.";
  expect(await screen.findByText(note)).toBeTruthy();
});
