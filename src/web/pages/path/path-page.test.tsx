import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { PathView } from "#contracts/business/path.ts";
import { candlePath } from "#web/testing/business.ts";
import { founder } from "#web/testing/quests.ts";
import { renderApp } from "#web/testing/render-app.tsx";
import { EMPTY_DASHBOARD } from "#web/testing/render-dashboard.tsx";
import "./path-page.tsx";

function visitPath(path: PathView = candlePath) {
  return renderApp({
    path: "/path",
    user: founder,
    answers: { ...EMPTY_DASHBOARD, "GET /api/path": { json: path } },
  });
}
const map = () => screen.findByRole("list", { name: "Milestones on the map" });
const panel = (title: string) => screen.findByRole("complementary", { name: title });

test("milestones are buttons in order, with their state and stage in words", async () => {
  visitPath();
  const names = within(await map())
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual([
    "First buyers heard. Behind you, Idea Stage",
    "The price is written down. Reached, Planning Stage",
    "A page is public. Current milestone, Pre-Launch",
    "Photos to show. Can be started, Pre-Launch",
    "The first sale. Locked, Launching",
  ]);
  expect(screen.getByRole("heading", { level: 1, name: "The path of Wick & Willow" })).toBeTruthy();
  expect(screen.getByText("1 milestone reached, 4 to go. Gold is what you have reached.")).toBeTruthy();
});

test("the current milestone is chosen first: what it opens, its progress, its quests, what waits for it", async () => {
  visitPath();
  const shown = within(await panel("A page is public"));
  expect(shown.getByText("Current milestone, Pre-Launch")).toBeTruthy();
  expect(shown.getByText("What A page is public opens.")).toBeTruthy();
  expect(shown.getByText("1 of 2 quests")).toBeTruthy();
  expect(
    within(shown.getByRole("list", { name: "Quests of this milestone" })).getByText("Quest 1"),
  ).toBeTruthy();
  const locked = shown.getByRole("list", { name: "Locked next" });
  expect(locked.textContent).toBe("The first saleNeeds “A page is public” first.");
});

test("another milestone is chosen by its button, by keyboard too", async () => {
  visitPath();
  const person = userEvent.setup();
  const button = within(await map()).getByRole("button", { name: /^The first sale/u });
  button.focus();
  await person.keyboard("{Enter}");
  const shown = within(await panel("The first sale"));
  expect(shown.getByText("Locked, Launching")).toBeTruthy();
  expect(shown.getByText(/^Reached when you report it/u)).toBeTruthy();
  expect(button.getAttribute("aria-pressed")).toBe("true");
});

test("the ladder goes from the summit down and chooses as well", async () => {
  visitPath();
  const person = userEvent.setup();
  const ladder = await screen.findByRole("list", { name: "Milestones, the last first" });
  const rungs = within(ladder).getAllByRole("button");
  expect(rungs.map(({ textContent }) => textContent)).toEqual([
    "LaunchingThe first sale. Locked",
    "Pre-LaunchPhotos to show. Can be started",
    "A page is public, 1 of 2. Current milestone",
    "Planning StageThe price is written down. Reached",
    "Idea StageFirst buyers heard. Behind you",
  ]);
  await person.click(within(ladder).getByRole("button", { name: /The price is written down/u }));
  expect((await panel("The price is written down")).textContent).toContain("Reached Nov 3, 2026");
});

test("at the very start nothing is gold, and the page says what will be", async () => {
  visitPath({
    ...candlePath,
    stage: "Idea Stage",
    milestones: candlePath.milestones.map((milestone, index) => ({
      ...milestone,
      state: index === 0 ? "now" : "ahead",
      reachedAt: null,
    })),
  });
  expect(
    await screen.findByText("No milestone is reached yet. The trail turns gold with the first."),
  ).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Reached last" })).toBeNull();
  expect(await panel("First buyers heard")).toBeTruthy();
});

test("with everything reached, the last milestone is shown", async () => {
  visitPath({
    ...candlePath,
    milestones: candlePath.milestones.map((milestone) => ({ ...milestone, state: "done" })),
  });
  expect(await screen.findByText(/^Every milestone is reached\./u)).toBeTruthy();
  expect(await panel("The first sale")).toBeTruthy();
});

test("a path that cannot be read can be tried again", async () => {
  const refused = { status: 503, json: { error: "unavailable", message: "Not now.", requestId: "r" } };
  renderApp({
    path: "/path",
    user: founder,
    answers: { ...EMPTY_DASHBOARD, "GET /api/path": [refused, refused, { json: candlePath }] },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await panel("A page is public")).toBeTruthy();
});

test("finished quests stand above the open ones, and the pace says when the rest could be done", async () => {
  const finished = [{ id: "f1", title: "Pack three gift sets", day: "2026-11-10" }];
  visitPath({
    ...candlePath,
    milestones: candlePath.milestones.map((milestone) =>
      milestone.state === "now" ? { ...milestone, finished, paceDay: "2026-12-05" } : milestone,
    ),
  });
  const shown = within(await panel("A page is public"));
  const list = shown.getByRole("list", { name: "Finished quests of this milestone" });
  expect(list.textContent).toBe("Pack three gift setsNov 10");
  expect(shown.getByText("at this pace: December 5")).toBeTruthy();
});

test("without a pace nothing is said about one", async () => {
  visitPath();
  const shown = within(await panel("A page is public"));
  expect(shown.queryByText(/^at this pace/u)).toBeNull();
  expect(shown.queryByRole("list", { name: "Finished quests of this milestone" })).toBeNull();
});
