import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { QuestView } from "#contracts/quests.ts";
import { completed, quest, running } from "#web/testing/quests.ts";
import { card, renderDashboard } from "#web/testing/render-dashboard.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { shownToasts, toastHistory } from "#web/ui/toast/toast-store.ts";

const description =
  "Scent first, price last.\n1. Write the scent.\n2. Add the size.\n3. Put the price.\nDone when it is saved.";
const waiting = quest(1, 0, { description });
const one = { ...waiting, ...running };
const path = `/api/tasks/${one.id}`;
const NOT_SAVED = "Not saved yet: we keep trying";

const saved = (more: Partial<QuestView>) => ({
  json: { ...one, ...more, streakStarted: false, earned: [], awardId: null },
});
const region = () => screen.findByRole("region", { name: "Quest 1" });
const step = async (name: string) => within(await region()).getByRole<HTMLInputElement>("checkbox", { name });
const time = async () => within(await region()).getByRole("timer", { name: "Counted time" }).textContent;

function render(answers: Answers = {}, quests: QuestView[] = [one]) {
  const rendered = renderDashboard({ quests, answers });
  const patches = () => rendered.asked.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  return { ...rendered, patches };
}

test("the text is read into summary, steps and done-sign, with the time since the start", async () => {
  render();
  const shown = within(await region());
  expect(shown.getByText("Scent first, price last.")).toBeTruthy();
  expect(shown.getAllByRole("checkbox").map((box) => box.parentElement?.textContent)).toEqual([
    "1Write the scent.",
    "2Add the size.",
    "3Put the price.",
  ]);
  expect(shown.getByText("It is saved.")).toBeTruthy();
  expect(shown.getByText("In progress, 0 of 3 steps")).toBeTruthy();
  expect(await time()).toMatch(/^00:24:1[89]$/u);
  expect(shown.getByText("of 1 h")).toBeTruthy();
});

test("a tick by keyboard shows at once and sends the whole list; a second one takes it off", async () => {
  const { patches, person } = render({
    [`PATCH ${path}`]: [saved({ stepsDone: [2] }), saved({ stepsDone: [1, 2] }), saved({ stepsDone: [1] })],
  });
  (await step("Add the size.")).focus();
  await person.keyboard(" ");
  expect((await step("Add the size.")).checked).toBe(true);
  (await step("Write the scent.")).focus();
  await person.keyboard(" ");
  await waitFor(() => expect(patches()).toEqual([{ stepsDone: [2] }, { stepsDone: [1, 2] }]));
  expect(await within(await region()).findByText("In progress, 2 of 3 steps")).toBeTruthy();
  expect((await step("Put the price.")).closest("li")?.getAttribute("aria-current")).toBe("step");
  (await step("Add the size.")).focus();
  await person.keyboard(" ");
  await waitFor(() => expect(patches().at(-1)).toEqual({ stepsDone: [1] }));
  expect((await step("Add the size.")).checked).toBe(false);
});

test("what the server has of ticks and time is there after a reload, and a pause stands", async () => {
  render({}, [{ ...one, stepsDone: [1, 3], workedSec: 522, countingSince: null }]);
  expect([(await step("Write the scent.")).checked, (await step("Add the size.")).checked]).toEqual([
    true,
    false,
  ]);
  expect(within(await region()).getByText("Paused, 2 of 3 steps")).toBeTruthy();
  expect(await time()).toBe("00:08:42");
  vi.setSystemTime(new Date(Date.now() + 60_000));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await time()).toBe("00:08:42");
});

test("pause stops the counted time only, and go on continues it", async () => {
  const pausedAt = { workedSec: 1_458, countingSince: null };
  const { patches, person } = render({
    [`PATCH ${path}`]: [
      saved(pausedAt),
      saved({ workedSec: 1_458, countingSince: "2026-11-12T12:10:00.000Z" }),
    ],
  });
  await person.click(within(await region()).getByRole("button", { name: "Pause" }));
  const goOn = await within(await region()).findByRole("button", { name: "Go on" });
  await waitFor(() => expect(patches()).toEqual([{ isCounting: false }]));
  vi.setSystemTime(new Date("2026-11-12T12:10:00Z"));
  await waitFor(async () => expect(await time()).toBe("00:24:18"));
  await person.click(goOn);
  await waitFor(() => expect(patches().at(-1)).toEqual({ isCounting: true }));
  vi.setSystemTime(new Date("2026-11-12T12:10:42Z"));
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(async () => expect(await time()).toBe("00:25:00"));
});

test("a tick without connection stays, says that it is not saved, and is sent with the connection", async () => {
  const { patches, person } = render({
    [`PATCH ${path}`]: [{ offline: true }, saved({ stepsDone: [1, 2] })],
  });
  await person.click(await step("Write the scent."));
  expect(await within(await region()).findByText(NOT_SAVED)).toBeTruthy();
  await person.click(await step("Add the size."));
  expect((await step("Write the scent.")).checked).toBe(true);
  window.dispatchEvent(new Event("online"));
  await waitFor(async () => expect(within(await region()).queryByText(NOT_SAVED)).toBeNull());
  expect(patches().at(-1)).toEqual({ stepsDone: [1, 2] });
  expect((await step("Add the size.")).checked).toBe(true);
});

test("a tick that the server refuses goes back, and its words are shown", async () => {
  const refusal = { error: "invalid_input", message: "This quest has no such step.", requestId: "r" };
  const { person } = render({ [`PATCH ${path}`]: { status: 400, json: refusal } });
  await person.click(await step("Write the scent."));
  await waitFor(() => expect(toastHistory()[0]?.description).toBe("This quest has no such step."));
  expect((await step("Write the scent.")).checked).toBe(false);
});

test("the workspace shows the same ticks, time and notes, and changes them for both", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  const { person } = render({ [`PATCH ${path}`]: saved({ stepsDone: [1, 2] }) }, [
    { ...one, stepsDone: [1], workedSec: 522, countingSince: null },
  ]);
  await person.type(within(await region()).getByLabelText("Notes"), "Cedar");
  await person.click(within(await region()).getByRole("button", { name: "Quest menu: Quest 1" }));
  await person.click(await screen.findByRole("menuitem", { name: "Open workspace" }));
  const workspace = within(await screen.findByRole("dialog", { name: "Quest 1" }));
  expect(workspace.getByText(/Counted/u).textContent).toBe("Counted 00:08:42 of 1 h, paused");
  expect(workspace.getByRole<HTMLInputElement>("checkbox", { name: "Write the scent." }).checked).toBe(true);
  const notes = workspace.getByLabelText<HTMLTextAreaElement>("Notes");
  expect(notes.value).toBe("Cedar");
  // At once: the mentor, which is the tool of this quest, takes the focus when it opens.
  await person.click(notes);
  await person.paste(" first");
  await person.click(workspace.getByRole("checkbox", { name: "Add the size." }));
  const [close] = workspace.getAllByRole("button", { name: "Close" });
  if (close) await person.click(close);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Quest 1" })).toBeNull());
  expect((await step("Add the size.")).checked).toBe(true);
  expect(within(await region()).getByLabelText<HTMLTextAreaElement>("Notes").value).toBe("Cedar first");
});

test("on a phone the way back shows the rest of the page, and Continue leads into the workspace again", async () => {
  const { person } = render();
  const workspace = await region();
  expect(workspace.hasAttribute("data-workspace")).toBe(true);
  await person.click(within(workspace).getByRole("button", { name: "Back to Today" }));
  expect(document.querySelector("[data-workspace]")).toBeNull();
  const goOn = screen.getByRole("button", { name: "Continue" });
  expect(document.activeElement).toBe(goOn);
  await person.click(goOn);
  expect(workspace.hasAttribute("data-workspace")).toBe(true);
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  expect(document.activeElement).toBe(within(workspace).getByRole("button", { name: "Back to Today" }));
});

test("complete sends notes and counted time at once; not saved, nothing typed is lost", async () => {
  const { patches, person } = render({
    [`PATCH ${path}`]: [{ status: 400, text: "" }, { json: { ...saved({}).json, ...completed(1, 0) } }],
    "POST /api/auth/user/xp": { status: 409, text: "no" },
  });
  await person.type(within(await region()).getByLabelText("Notes"), "Cedar first");
  await person.click(within(await region()).getByRole("button", { name: "Complete" }));
  await waitFor(() =>
    expect(shownToasts()[0]?.description).toBe("Failed to complete task. Please try again."),
  );
  const notes = within(await region()).getByLabelText<HTMLTextAreaElement>("Notes");
  expect(notes.value).toBe("Cedar first");
  await person.click(within(await region()).getByRole("button", { name: "Complete" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Quest 1" })).toBeNull());
  const sent = patches().at(-1) as { completionNotes: string };
  const { timeSpentSec, ...rest } = JSON.parse(sent.completionNotes);
  expect(rest).toEqual({ v: 1, notes: "Cedar first" });
  expect(timeSpentSec).toBeGreaterThanOrEqual(1_458);
});

test("a waiting quest's title opens its whole text; Start begins it from there", async () => {
  const { patches, person } = render({
    [`PATCH ${path}`]: saved({}),
    "GET /api/tasks": [{ json: [{ ...waiting, reason: "You sell by mail." }] }, { json: [one] }],
  });
  const shown = within(await card("Quest 1"));
  expect(shown.queryByText(/Put the price/u)).toBeNull();
  await person.click(shown.getByRole("button", { name: "Quest 1" }));
  const opened = await screen.findByRole("dialog", { name: "Quest 1" });
  const reading = within(opened);
  for (const text of ["1 h", "+25 XP", "Due Thursday, Nov 12", "You sell by mail.", "It is saved."])
    expect(opened.textContent).toContain(text);
  expect(within(reading.getByRole("list", { name: "Steps" })).getAllByRole("listitem")).toHaveLength(3);
  for (const name of ["Shorter", "Another day", "Not Relevant", "Edit"])
    expect(reading.getByRole("button", { name })).toBeTruthy();
  await person.click(reading.getByRole("button", { name: "Start" }));
  await waitFor(() => expect(patches()[0]).toMatchObject({ inProgress: true }));
  expect(await region()).toBeTruthy();
});
