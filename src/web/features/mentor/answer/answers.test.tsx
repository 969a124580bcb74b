import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { QuestView } from "#contracts/quests.ts";
import { answer, box, bubbles, button, exchange, lastToast, openMentorPanel } from "#web/testing/mentor.tsx";

const names = (name: string) => screen.queryAllByRole("button", { name });

test("only the last answer can be regenerated; earlier attempts stay behind arrows", async () => {
  const { chats, person } = await openMentorPanel({ exchanges: [exchange(1), exchange(2)] });
  expect(names("Regenerate")).toHaveLength(1);
  await person.click(button("Regenerate"));
  const chat = await chats.nth(0);
  expect(chat.body).toMatchObject({
    prompt: "Question 2",
    messageId: exchange(2).id,
    again: true,
    conversationHistory: [
      { text: "Question 1", sender: "user" },
      { text: "Answer 1", sender: "ai" },
    ],
  });
  expect(names("Regenerate")).toHaveLength(0);
  await chat.send("delta", { text: "Another" });
  expect(await bubbles()).not.toContain("Answer 2");
  await chat.send("done", answer("Another answer"));
  expect(await bubbles()).toContain("Another answer");
  expect(await bubbles()).toContain("Attempt 2/2");
  await person.click(button("Previous attempt"));
  expect(await bubbles()).toContain("Answer 2");
  expect(await bubbles()).toContain("Attempt 1/2");
  expect(button("Previous attempt").getAttribute("aria-disabled")).toBe("true");
  await person.click(button("Next attempt"));
  expect(await bubbles()).toContain("Another answer");
});

test("a failed regeneration leaves the answer and the box as they were", async () => {
  const { chats, person } = await openMentorPanel({ exchanges: [exchange(1)] });
  await person.type(box(), "Half a thought");
  await person.click(button("Regenerate"));
  const chat = await chats.nth(0);
  await chat.respond(Response.json({ error: "conflict", message: "Five attempts." }, { status: 409 }));
  await waitFor(() => expect(lastToast()).toEqual(["Error", "Five attempts."]));
  expect(box().value).toBe("Half a thought");
  expect(await bubbles()).toContain("Answer 1");
  await person.click(button("Try again"));
  expect((await chats.nth(1)).body).toMatchObject({ again: true, messageId: exchange(1).id });
});

test("a question that was never answered can be asked again under its id", async () => {
  const { chats, person } = await openMentorPanel({ exchanges: [exchange(1, { attempts: [] })] });
  expect(await bubbles()).toContain("No answer came.");
  await person.click(button("Try again"));
  const chat = await chats.nth(0);
  expect(chat.body).toMatchObject({ prompt: "Question 1", messageId: exchange(1).id, again: false });
  await chat.send("done", answer("Here"));
  expect(await bubbles()).toContain("Here");
});

test("Copy takes the answer's own text", async () => {
  const { person } = await openMentorPanel({ exchanges: [exchange(1)] });
  await person.click(button("Copy"));
  expect(await navigator.clipboard.readText()).toBe("Answer 1");
  expect(await screen.findByText("Copied")).toBeTruthy();
});

test("without a clipboard Copy selects and copies, and gives the focus back", async () => {
  const { person } = await openMentorPanel({ exchanges: [exchange(1)] });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
  let copied = "";
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  await person.click(button("Copy"));
  await screen.findByText("Copied");
  expect(copied).toBe("Answer 1");
  expect(document.activeElement).toBe(button("Copy"));
  document.execCommand = () => false;
  await person.click(button("Copy"));
  expect(await screen.findByText("Not copied")).toBeTruthy();
});

test("what an answer is based on shows on request, and not where nothing is known", async () => {
  const based = exchange(2);
  if (based.attempts[0]) based.attempts[0].basis = { cards: ["Pricing"], profile: [], quests: ["Quest 7"] };
  const stopped = exchange(1);
  if (stopped.attempts[0]) stopped.attempts[0].model = "";
  const { person } = await openMentorPanel({ exchanges: [stopped, based] });
  const [toggle] = names("Details of this answer");
  expect(names("Details of this answer")).toHaveLength(1);
  expect(screen.queryByText("Pricing")).toBeNull();
  if (toggle) await person.click(toggle);
  expect(toggle?.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText("Pricing")).toBeTruthy();
  expect(screen.getByText("Quest 7")).toBeTruthy();
  expect(screen.queryByText("Your profile")).toBeNull();
});

const suggestion = {
  suggestionId: "11111111-1111-4111-8111-111111111111",
  title: "Ask ten people",
  description: "Five by message.",
  category: "Sales & Revenue",
  difficulty: "Beginner",
  xpReward: 25,
  isAdded: false,
} as const;

function suggesting(more: object = {}) {
  const suggested = exchange(1);
  if (suggested.attempts[0]) suggested.attempts[0].suggestedTask = { ...suggestion, ...more };
  return [suggested];
}

test("a suggested quest is added by one click", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-12T12:00:00Z") });
  const { id: _, ...fields } = suggestion as typeof suggestion & { id?: string };
  const quest = { id: "q", title: "Ask ten people (2)" } as QuestView;
  const made: QuestView = {
    ...quest,
    description: fields.description,
    xpReward: 25,
    xpPaid: null,
    category: fields.category,
    difficulty: "Beginner",
    estimatedHours: 1,
    dueDate: "2026-11-13T23:59:00.000Z",
    createdAt: "2026-11-12T12:00:00.000Z",
    isCompleted: false,
    completedAt: null,
    completionNotes: null,
    inProgress: false,
    stepsDone: [],
    workedSec: 0,
    countingSince: null,
    startedAt: null,
    origin: "mentor",
    reason: null,
  };
  const { asked, added, person } = await openMentorPanel({
    exchanges: suggesting(),
    answers: { "POST /api/tasks": { json: made } },
  });
  const card = screen.getByRole("region", { name: "Suggested quest: Ask ten people" });
  expect(card.textContent).toContain("Sales & Revenue");
  expect(card.textContent).toContain("+25 XP");
  expect(card.textContent).toContain("25 XP within the cap");
  await person.click(within(card).getByRole("button", { name: "Add quest" }));
  await waitFor(() => expect(lastToast()).toEqual(["Task Added!", "Ask ten people (2)"]));
  expect(added).toEqual([made]);
  const sent = asked.find(({ method }) => method === "POST");
  expect(sent?.body).toMatchObject({
    suggestionId: suggestion.suggestionId,
    title: "Ask ten people",
    xpReward: 25,
    estimatedHours: 1,
    dueDate: "2026-11-13T23:59:00.000Z",
  });
  expect(within(card).getByText("Added to your quests")).toBeTruthy();
  expect(within(card).queryByRole("button", { name: "Add quest" })).toBeNull();
  vi.useRealTimers();
});

test("a suggestion that was taken before says so; one that could not be taken can be tried again", async () => {
  const { person } = await openMentorPanel({
    exchanges: suggesting(),
    answers: { "POST /api/tasks": { status: 500, text: "no" } },
  });
  await person.click(button("Add quest"));
  await waitFor(() =>
    expect(lastToast()).toEqual(["Quest not added", "The suggestion stays here. Please add it again."]),
  );
  expect(button("Add quest")).toBeTruthy();
});

test("a suggestion taken earlier shows as added", async () => {
  await openMentorPanel({ exchanges: suggesting({ isAdded: true }) });
  expect(screen.getByText("Added to your quests")).toBeTruthy();
  expect(screen.queryByText("25 XP within the cap")).toBeNull();
});

test("a suggestion can be put aside", async () => {
  const { person } = await openMentorPanel({ exchanges: suggesting() });
  await person.click(button("Not now"));
  expect(screen.queryByRole("region", { name: /Suggested quest/u })).toBeNull();
});

test("long steps are told on request", async () => {
  const { person } = await openMentorPanel({ exchanges: suggesting({ description: "1. Begin\n2. Go on" }) });
  expect(screen.getByText(/1\. Begin/u).className).toContain("line-clamp-2");
  await person.click(button("Show the steps"));
  expect(screen.getByText(/1\. Begin/u).className).toContain("whitespace-pre-line");
  expect(screen.queryByRole("button", { name: "Show the steps" })).toBeNull();
});
