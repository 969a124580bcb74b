import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { UNSENT } from "#web/platform/storage/drafts.ts";
import { deviceStore } from "#web/platform/storage/storage.ts";
import { completed, founder, quest, running } from "#web/testing/quests.ts";
import { renderDashboard } from "#web/testing/render-dashboard.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { toastHistory } from "#web/ui/toast/toast-store.ts";

const one = quest(1, 0, running);
const path = `/api/tasks/${one.id}`;
const done = { ...completed(1, 0), streakStarted: false, earned: [], awardId: null };
const CLAIM = { ...founder, levelUp: false, newLevel: 4, awarded: 25, reason: null };
const region = (name: string) => screen.findByRole("region", { name });
const backOnline = () => window.dispatchEvent(new Event("online"));

test("a completion without connection is kept, shown as waiting, and sent once with its time and notes", async () => {
  const { asked, person } = renderDashboard({
    quests: [one, quest(2, 0)],
    answers: {
      [`PATCH ${path}`]: [{ offline: true }, { json: done }],
      "POST /api/auth/user/xp": { json: CLAIM },
    },
  });
  await person.type(within(await region("Quest 1")).getByLabelText("Notes"), "Cedar");
  await person.click(within(await region("Quest 1")).getByRole("button", { name: "Complete" }));
  const list = await region("Done today");
  expect(within(list).getByText("0 sent, 1 waiting")).toBeTruthy();
  expect(within(list).getByText("+25 XP when it is sent")).toBeTruthy();
  expect(toastHistory()).toEqual([]);
  backOnline();
  await waitFor(() => expect(within(list).queryByText("Waiting to send")).toBeNull());
  const sent = asked.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(toastHistory()[0]?.title).toBe("Task Completed!");
});

test("a start without connection is kept; its ticks wait for it", async () => {
  const description = "1. Write the scent.\n2. Add the size.";
  const waiting = quest(1, 0, { description });
  const { asked, person } = renderDashboard({
    quests: [waiting],
    answers: {
      [`PATCH ${path}`]: [
        { offline: true },
        { json: { ...waiting, ...running, streakStarted: false, earned: [], awardId: null } },
      ],
    },
  });
  await person.click(within(await region("Quest 1")).getByRole("button", { name: "Start" }));
  expect(await within(await region("Quest 1")).findByText("Not saved yet: we keep trying")).toBeTruthy();
  await person.click(await screen.findByRole("checkbox", { name: "Write the scent." }));
  backOnline();
  const bodies = () => asked.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  await waitFor(() => expect(bodies()).toHaveLength(3));
  expect(bodies()[1]).toMatchObject({ inProgress: true });
  expect(bodies()[2]).toEqual({ stepsDone: [1] });
});

test("a quick quest without connection leaves its line, stands in the list and is sent with the same id", async () => {
  const made = quest(9, 0, { title: "Order 20 jars", origin: "own" });
  const { asked, person } = renderDashboard({
    quests: [quest(1, 0)],
    answers: { "POST /api/tasks": [{ offline: true }, { json: made }] },
  });
  await screen.findByText("Something of your own, like: order 20 jars");
  fireEvent.pointerMove(document.body);
  const box = await screen.findByLabelText<HTMLInputElement>("Add a quest of your own");
  await person.type(box, "Order 20 jars{Enter}");
  await waitFor(() => expect(box.value).toBe(""));
  expect(within(await region("Then")).getByText("Order 20 jars")).toBeTruthy();
  backOnline();
  const sent = () => asked.filter(({ method, path }) => method === "POST" && path === "/api/tasks");
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual(sent()[0]?.body);
});

test("a kept completion that the server refuses goes back, and the person is told", async () => {
  const refusal = { error: "not_found", message: "No such quest.", requestId: "r" };
  const { person } = renderDashboard({
    quests: [one],
    answers: { [`PATCH ${path}`]: [{ offline: true }, { status: 404, json: refusal }] },
  });
  await person.click(within(await region("Quest 1")).getByRole("button", { name: "Complete" }));
  await region("Done today");
  backOnline();
  await waitFor(() =>
    expect(toastHistory()[0]?.description).toBe("Failed to complete task. Please try again."),
  );
  expect(await region("Quest 1")).toBeTruthy();
});

const fault = (status: number) => ({ status, json: { error: "internal", message: "No.", requestId: "r" } });
const sentTo = (asked: ReturnType<typeof renderDashboard>["asked"], method: string) =>
  asked.filter((call) => call.method === method && call.path.startsWith("/api/tasks"));

test.each([401, 429, 500, 503])("a completion that meets %i waits, and is sent again", async (status) => {
  const { asked, person } = renderDashboard({
    quests: [one],
    answers: {
      [`PATCH ${path}`]: [fault(status), { json: done }],
      "POST /api/auth/user/xp": { json: CLAIM },
    },
  });
  await person.type(within(await region("Quest 1")).getByLabelText("Notes"), "Cedar");
  await person.click(within(await region("Quest 1")).getByRole("button", { name: "Complete" }));
  const list = await region("Done today");
  expect(within(list).getByText("0 sent, 1 waiting")).toBeTruthy();
  expect(toastHistory()).toEqual([]);
  backOnline();
  await waitFor(() => expect(within(list).queryByText("Waiting to send")).toBeNull());
  expect(sentTo(asked, "PATCH")[1]?.body).toEqual(sentTo(asked, "PATCH")[0]?.body);
});

test.each([401, 503])("a start that meets %i runs, says so, and is sent again", async (status) => {
  const started = { ...quest(1, 0), ...running, streakStarted: false, earned: [], awardId: null };
  const { asked, person } = renderDashboard({
    quests: [quest(1, 0)],
    answers: { [`PATCH ${path}`]: [fault(status), { json: started }] },
  });
  await person.click(within(await region("Quest 1")).getByRole("button", { name: "Start" }));
  expect(await within(await region("Quest 1")).findByText("Not saved yet: we keep trying")).toBeTruthy();
  backOnline();
  await waitFor(() => expect(sentTo(asked, "PATCH")).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText("Not saved yet: we keep trying")).toBeNull());
});

test.each([400, 403, 404, 409, 422])("a completion that meets %i is told at once", async (status) => {
  const { asked, person } = renderDashboard({
    quests: [one],
    answers: { [`PATCH ${path}`]: fault(status) },
  });
  await person.click(within(await region("Quest 1")).getByRole("button", { name: "Complete" }));
  await waitFor(() =>
    expect(toastHistory()[0]?.description).toBe("Failed to complete task. Please try again."),
  );
  expect(await region("Quest 1")).toBeTruthy();
  // Nothing waits, so nothing is sent again.
  expect(deviceStore.keys().filter((key) => key.includes(UNSENT))).toEqual([]);
  expect(sentTo(asked, "PATCH")).toHaveLength(1);
});

const typeQuest = async (person: ReturnType<typeof renderDashboard>["person"]) => {
  await screen.findByText("Something of your own, like: order 20 jars");
  fireEvent.pointerMove(document.body);
  const box = await screen.findByLabelText<HTMLInputElement>("Add a quest of your own");
  await person.type(box, "Order 20 jars{Enter}");
  await waitFor(() => expect(box.value).toBe(""));
};

test("a new quest that meets a fault of the server is kept, and that is said", async () => {
  const made = quest(9, 0, { title: "Order 20 jars", origin: "own" });
  const { asked, person } = renderDashboard({
    quests: [quest(1, 0)],
    answers: { "POST /api/tasks": [fault(503), { json: made }] },
  });
  await typeQuest(person);
  expect(within(await region("Then")).getByText("Order 20 jars")).toBeTruthy();
  expect(toastHistory()[0]).toMatchObject({
    title: "Quest kept",
    description: "Not saved yet: we keep trying",
  });
  backOnline();
  await waitFor(() => expect(sentTo(asked, "POST")).toHaveLength(2));
  expect(sentTo(asked, "POST")[1]?.body).toEqual(sentTo(asked, "POST")[0]?.body);
});

test("a quest that still waits to be made can be started: the start waits behind it", async () => {
  const { asked, person } = renderDashboard({
    quests: [quest(1, 0)],
    answers: { "POST /api/tasks": { offline: true } },
  });
  await typeQuest(person);
  await person.click(within(await region("Then")).getByRole("button", { name: /Start/u }));
  expect(
    await within(await region("Order 20 jars")).findByText("Not saved yet: we keep trying"),
  ).toBeTruthy();
  expect(sentTo(asked, "PATCH")).toEqual([]);
  const [{ id = "" } = {}] = sentTo(asked, "POST").map(({ body }) => body as { id?: string });
  const made = { ...quest(9, 0, { title: "Order 20 jars", origin: "own" }), id };
  stubServer({
    "POST /api/tasks": { json: made },
    [`PATCH /api/tasks/${id}`]: {
      json: { ...made, ...running, streakStarted: false, earned: [], awardId: null },
    },
    "GET /api/tasks": { json: [{ ...made, ...running }] },
  });
  backOnline();
  await waitFor(() => expect(screen.queryByText("Not saved yet: we keep trying")).toBeNull());
});
