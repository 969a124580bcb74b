import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { candles } from "#web/testing/business.ts";
import { maya } from "#web/testing/maya.ts";
import { quest, running } from "#web/testing/quests.ts";
import { renderApp } from "#web/testing/render-app.tsx";
import { card, EMPTY_DASHBOARD, renderDashboard } from "#web/testing/render-dashboard.tsx";
import { expectConsoleError } from "#web/testing/web-console.ts";

const suggestion = {
  suggestionId: "11111111-1111-4111-8111-111111111111",
  title: "Ask ten people",
  description: "",
  category: "Sales",
  difficulty: "Beginner",
  xpReward: 25,
  isAdded: false,
};
const basis = { cards: [], profile: [], quests: [] };
const timestamp = "2026-11-12T10:00:00.000Z";
const attempt = {
  messageId: "a",
  text: "Yes",
  model: "M",
  timestamp,
  isStopped: false,
  suggestedTask: suggestion,
  basis,
  choices: [],
  isUnsure: false,
  noted: [],
};
const conversation = { exchanges: [{ id: "q", prompt: "Now?", timestamp, attempts: [attempt] }] };

test("a quest that the mentor suggests joins the board", async () => {
  const made = quest(9, 1, { title: "Ask ten people", origin: "mentor" });
  const { asked, person } = renderDashboard({
    quests: [],
    answers: {
      "GET /api/tasks": [{ json: [quest(1, 0)] }, { json: [quest(1, 0), made] }],
      "GET /api/rag/conversation": { json: conversation },
      "POST /api/tasks": { json: made },
    },
  });
  await card("Quest 1");
  await person.click(screen.getByRole("button", { name: "Mentor" }));
  await person.click(await screen.findByRole("button", { name: "Add quest" }));
  expect(await card("Ask ten people")).toBeTruthy();
  await waitFor(() => expect(asked.filter(({ path }) => path === "/api/tasks")).toHaveLength(3));
});

test("a suggestion says the cap of such quests, and when it would pay nothing now", async () => {
  const { json } = EMPTY_DASHBOARD["GET /api/tasks/summary"] as { json: object };
  const { client, person } = renderDashboard({
    quests: [quest(1, 0)],
    answers: {
      "GET /api/rag/conversation": { json: conversation },
      "GET /api/tasks/summary": [{ json }, { json: { ...json, xpLeft: { own: 500, mentor: 0 } } }],
    },
  });
  await card("Quest 1");
  await person.click(screen.getByRole("button", { name: "Mentor" }));
  const rule = "Quests from the mentor pay up to 200 XP in 24 hours.";
  expect(await screen.findByText(rule)).toBeTruthy();
  await client.refetchQueries({ queryKey: ["/api/tasks/summary"] });
  expect(await screen.findByText(`${rule} Completed now, this one would pay 0 XP.`)).toBeTruthy();
});

test("nothing of the mentor is asked for until it is opened", async () => {
  const { asked } = renderDashboard({ quests: [quest(1, 0)] });
  await card("Quest 1");
  expect(asked.filter(({ path }) => path.startsWith("/api/rag"))).toEqual([]);
});

test("an opened tool is reported to the server, a blocked one is not; a failed report is only logged", async () => {
  expectConsoleError(/An opened tool was not recorded/u);
  const replace = vi.fn();
  const open = vi
    .spyOn(window, "open")
    // What the code uses of an opened window.
    .mockReturnValue({ opener: null, location: { replace } } as unknown as Window);
  const path = "/api/tasks/00000000-0000-4000-8000-000000000001/tools";
  const { asked, person } = renderDashboard({
    quests: [quest(1, 0, { description: "Survey the logo design", ...running })],
    answers: { [`POST ${path}`]: [{ status: 204 }, { status: 500, text: "no" }] },
  });
  const launch = async () =>
    person.click(within(await card("Quest 1")).getByRole("button", { name: /^Open .*, tool \d of/u }));
  const told = () => asked.filter((call) => call.path === path);
  open.mockReturnValueOnce(null);
  await launch();
  expect(told()).toHaveLength(0);
  await launch();
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]?.body).toEqual({ tool: "Figma" });
  await launch();
  await waitFor(() => expect(told()).toHaveLength(2));
});

test("a card's title opens the quest with the reason for it", async () => {
  const { person } = renderDashboard({
    quests: [quest(1, 0, { reason: "You are pre-launch." }), quest(2, 0)],
  });
  const read = async (title: string) => {
    await person.click(within(await card(title)).getByRole("button", { name: title }));
    return screen.findByRole("dialog", { name: title });
  };
  expect((await read("Quest 1")).textContent).toContain("Why this questYou are pre-launch.");
  await person.keyboard("{Escape}");
  expect((await read("Quest 2")).textContent).not.toContain("Why this quest");
});

const APP_ANSWERS = {
  "GET /api/rag/conversation": { json: { exchanges: [] } },
  "GET /api/rag/mentor": { json: { models: [], starters: [] } },
  "GET /api/auth/sessions": { json: [] },
  "GET /api/tasks/hidden": { json: [] },
  "GET /api/business": { json: candles },
};

test.each(["/privacy", "/terms", "/leaderboard", "/path", "/balls", "/nowhere"])(
  "at %s the mentor opens, too",
  async (path) => {
    renderApp({ path, user: maya, answers: APP_ANSWERS });
    await userEvent.click(await screen.findByRole("button", { name: "Mentor" }));
    expect(await screen.findByRole("dialog", { name: "AI Mentor" })).toBeTruthy();
    expect(document.documentElement.dataset.docked).toBe("");
  },
);

test("it stays open, with what was typed, when another page is shown", async () => {
  renderApp({ path: "/privacy", user: maya, answers: APP_ANSWERS });
  await userEvent.click(await screen.findByRole("button", { name: "Mentor" }));
  const panel = await screen.findByRole("dialog", { name: "AI Mentor" });
  await userEvent.type(screen.getByRole("textbox", { name: "Your question" }), "Half a thought");
  await act(async () => navigate("/terms"));
  await screen.findByRole("heading", { level: 1, name: /Terms/u });
  expect(screen.getByRole("dialog", { name: "AI Mentor" })).toBe(panel);
  expect(within(panel).getByRole<HTMLTextAreaElement>("textbox").value).toBe("Half a thought");
});

test("what it remembers is one click away, and the focus comes back", async () => {
  renderApp({ path: "/privacy", user: maya, answers: APP_ANSWERS });
  await userEvent.click(await screen.findByRole("button", { name: "Mentor" }));
  const remembers = await screen.findByRole("button", { name: "What the mentor remembers" });
  await userEvent.click(remembers);
  const profile = await screen.findByRole("dialog", { name: "Maya Lindqvist" });
  const heading = within(profile).getByRole("heading", { name: "What SideQuest knows about your business" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(remembers));
  expect(screen.getByRole("dialog", { name: "AI Mentor" })).toBeTruthy();
});
