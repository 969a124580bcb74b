import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { QUESTS_KEY } from "#web/features/quests/quest-cache.ts";
import { completed, quest } from "#web/testing/quests.ts";
import { card, delayAnswers, renderDashboard } from "#web/testing/render-dashboard.tsx";
import { expectConsoleError } from "#web/testing/web-console.ts";

const prepared = (asked: { method: string; path: string }[]) =>
  asked.filter(({ path }) => path === "/api/tasks/prepare");

test("a person without quests sees quests being chosen, then the quests", async () => {
  const { asked } = renderDashboard({
    quests: [],
    answers: {
      "GET /api/tasks": [{ json: [completed(1, 8)] }, { json: [completed(1, 8), quest(2, 0)] }],
      "POST /api/tasks/prepare": { json: { created: 1 } },
    },
  });
  const preparing = delayAnswers("POST");
  expect(await screen.findByText("Choosing your quests")).toBeTruthy();
  const listing = delayAnswers("GET");
  preparing.release();
  await waitFor(() => expect(asked.filter(({ path }) => path === "/api/tasks")).toHaveLength(2));
  expect(screen.getByText("Choosing your quests")).toBeTruthy();
  listing.release();
  expect(await card("Quest 2")).toBeTruthy();
  expect(screen.queryByText("Choosing your quests")).toBeNull();
  expect(prepared(asked)).toHaveLength(1);
});

test("where the server makes nothing, the list is not read again and the offer stands", async () => {
  const { asked } = renderDashboard({ quests: [] });
  expect(await screen.findByText("Your trail is clear")).toBeTruthy();
  await waitFor(() => expect(prepared(asked)).toHaveLength(1));
  expect(asked.filter(({ path }) => path === "/api/tasks")).toHaveLength(1);
});

test("with a quest open nothing is prepared, also not once it is gone", async () => {
  const { asked, client } = renderDashboard({
    quests: [],
    answers: { "GET /api/tasks": [{ json: [quest(1, 0)] }, { json: [] }] },
  });
  await card("Quest 1");
  await client.refetchQueries({ queryKey: QUESTS_KEY });
  expect(await screen.findByText("Your trail is clear")).toBeTruthy();
  expect(prepared(asked)).toHaveLength(0);
});

test("a failure is only logged", async () => {
  expectConsoleError(/could not be prepared/u);
  renderDashboard({ quests: [], answers: { "POST /api/tasks/prepare": { status: 500, text: "no" } } });
  expect(await screen.findByText("Your trail is clear")).toBeTruthy();
});
