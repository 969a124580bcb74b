import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { QuestView } from "#contracts/quests.ts";
import { candles } from "#web/testing/business.ts";
import { maya } from "#web/testing/maya.ts";
import { renderApp } from "#web/testing/render-app.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { openMentor } from "#web/wiring/signals.ts";

beforeEach(() => sessionStorage.clear());

function quest(id: string, more: Partial<QuestView> = {}): QuestView {
  return {
    id,
    title: `Quest ${id}`,
    description: "",
    xpReward: 50,
    xpPaid: null,
    category: "Sales",
    difficulty: "Beginner",
    estimatedHours: 1,
    dueDate: "2030-01-01T23:59:00.000Z",
    createdAt: "2026-01-01T00:00:00.000Z",
    isCompleted: false,
    completedAt: null,
    completionNotes: null,
    inProgress: false,
    startedAt: null,
    origin: "own",
    reason: null,
    stepsDone: [],
    workedSec: 0,
    countingSince: null,
    ...more,
  };
}
const LABELS = quest("a", { title: "Order labels", description: "1. Call the printer\n2. Compare" });
const OLD = quest("b", {
  title: "Find a printer",
  isCompleted: true,
  completedAt: "2026-02-03T10:00:00.000Z",
  completionNotes: JSON.stringify({ v: 1, notes: "Ana prints" }),
});

async function openPalette(answers: Answers = {}, quests: QuestView[] = [LABELS]) {
  const rendered = renderApp({
    path: "/leaderboard",
    user: maya,
    answers: { "GET /api/tasks": { json: quests }, ...answers },
  });
  await screen.findByRole("button", { name: "Activity" });
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("dialog", { name: "Commands" });
  return rendered;
}
const options = () => screen.getAllByRole("option").map((option) => option.textContent);

test("a quest is found by a word of its steps; older ones come from the server, each once", async () => {
  const { asked } = await openPalette({ "GET /api/search?q=print": { json: [LABELS, OLD] } });
  await screen.findByRole("option", { name: /^Start “Order labels”/u });
  await userEvent.keyboard("print");
  await screen.findByRole("option", { name: /^Find a printer/u });
  expect(options()).toEqual([
    "Order labelsCall the printerDue Jan 1",
    "Find a printerDone Feb 3",
    "Create quest “print”",
    "Ask the mentor “print”",
  ]);
  // Debounced: no letter before the last was asked for alone.
  expect(asked.filter(({ path }) => path.startsWith("/api/search")).map(({ path }) => path)).toEqual([
    "/api/search?q=print",
  ]);
});

test("what the person wrote about the business leads to the profile", async () => {
  renderApp({ path: "/leaderboard", user: { ...maya, businessDescription: "Soy candles in glass" } });
  await screen.findByRole("button", { name: "Activity" });
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("dialog", { name: "Commands" });
  await userEvent.keyboard("candles");
  expect(options()[0]).toBe("ProfileSoy candles in glass");
});

test("what the person told about the business is found, and leads to that section of the profile", async () => {
  await openPalette({ "GET /api/business": { json: candles }, "GET /api/search?q=families": { json: [] } });
  await userEvent.keyboard("families");
  await screen.findByRole("option", { name: /^Profile: What SideQuest knows/u });
  expect(options()[0]).toBe("Profile: What SideQuest knowsyoung families");
});

test("the running quest leads, with Complete and Pause", async () => {
  const now = "2026-11-01T10:00:00.000Z";
  await openPalette({}, [LABELS, quest("r", { inProgress: true, startedAt: now, countingSince: now })]);
  await screen.findByRole("option", { name: /^Complete “Quest r”/u });
  expect(options().slice(0, 3)).toEqual(["Complete “Quest r”C", "Pause “Quest r”", "New questN"]);
});

test("a search that failed says so and can be sent again; what is loaded is found meanwhile", async () => {
  await openPalette({ "GET /api/search?q=print": [{ status: 500, json: {} }, { json: [OLD] }] });
  await userEvent.keyboard("print");
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Not all of your quests could be searched.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("option", { name: /^Find a printer/u });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("any words can be put to the mentor, unsent", async () => {
  const prompts: string[] = [];
  onTestFinished(openMentor.subscribe(({ prompt }) => prompts.push(prompt)));
  await openPalette({
    "GET /api/search?q=why%20not": { json: [] },
    "GET /api/rag/conversation": { json: { exchanges: [] } },
    "GET /api/rag/mentor": { json: { models: [], starters: [] } },
  });
  await userEvent.keyboard("why not");
  expect(options()).toEqual(["Create quest “why not”", "Ask the mentor “why not”"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(prompts).toEqual(["why not"]));
});

test("what was chosen last is offered first, in this tab and to this person", async () => {
  await openPalette({}, []);
  await userEvent.keyboard("shortcuts{Enter}");
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("dialog", { name: "Commands" });
  expect(options()[0]).toBe("Keyboard shortcuts?");
  expect(options().filter((text) => text?.startsWith("Keyboard"))).toHaveLength(1);
});
