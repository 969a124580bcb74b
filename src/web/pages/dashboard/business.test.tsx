import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { BusinessView } from "#contracts/business/business.ts";
import { STAGES } from "#domain/business/way.ts";
import { candlePath, candles } from "#web/testing/business.ts";
import { completed, quest, running } from "#web/testing/quests.ts";
import { card, renderDashboard } from "#web/testing/render-dashboard.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { placesOf } from "#web/ui/trail/path-trail.ts";

const asking: BusinessView = { ...candles, isConfirmed: false };
const moving: BusinessView = {
  ...candles,
  stageMove: { to: "Launching", reason: "The first money came in.", isContradiction: false },
};

function renderWith(business: BusinessView, answers: Answers = {}) {
  const dashboard = renderDashboard({
    quests: [quest(1, 0)],
    answers: { "GET /api/business": { json: business }, ...answers },
  });
  fireEvent.pointerMove(document.body);
  return dashboard;
}
const understood = () => screen.findByRole("region", { name: "I understood" });
const sent = (asked: ReturnType<typeof renderWith>["asked"], method: string, path: string) =>
  asked.filter((call) => call.method === method && call.path === path).map(({ body }) => body);

test("what was understood is said in a sentence, and confirming sends the person's own words only", async () => {
  const { asked, person } = renderWith(asking, { "PUT /api/business": { json: candles } });
  const region = await understood();
  expect(region.textContent).toContain(
    "You sell beeswax wraps to young families, mostly at your market stall. Right?",
  );
  await person.click(within(region).getByRole("button", { name: "Yes, that's right" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "I understood" })).toBeNull());
  expect(sent(asked, "PUT", "/api/business")).toEqual([
    { model: "handmade", sells: "beeswax wraps", buyers: "young families" },
  ]);
});

test("a chip becomes a field: Enter keeps what was typed, Escape does not", async () => {
  const { asked, person } = renderWith(asking, { "PUT /api/business": { json: candles } });
  const region = within(await understood());
  await person.click(
    region.getByRole("button", { name: "Where you sell or publish it: your market stall. Change" }),
  );
  const field = region.getByRole("textbox", { name: "Where you sell or publish it" });
  await person.clear(field);
  await person.type(field, "the Saturday market{Enter}");
  await person.click(region.getByRole("button", { name: "What you offer: beeswax wraps. Change" }));
  await person.type(region.getByRole("textbox", { name: "What you offer" }), " and soap{Escape}");
  expect(region.getByRole("button", { name: "What you offer: beeswax wraps. Change" })).toBeTruthy();
  await person.click(region.getByRole("button", { name: "Yes, that's right" }));
  expect(sent(asked, "PUT", "/api/business")).toEqual([
    { model: "handmade", sells: "beeswax wraps", buyers: "young families", soldAt: "the Saturday market" },
  ]);
});

test("what is not known is asked, not claimed", async () => {
  const unknown = { value: "", isOwn: false };
  renderWith({ ...asking, sells: unknown, buyers: unknown });
  const region = await understood();
  expect(region.textContent).toContain("You sell what? to whom?, mostly at your market stall. Right?");
  expect(within(region).getByRole("button", { name: "Save" })).toBeTruthy();
  expect(within(region).queryByRole("button", { name: "Yes, that's right" })).toBeNull();
});

test("with nothing understood it claims nothing, and there is nothing to save until something is said", async () => {
  const unknown = { value: "", isOwn: false };
  const { asked, person } = renderWith(
    { ...asking, sells: unknown, buyers: unknown, soldAt: unknown },
    { "PUT /api/business": { json: candles } },
  );
  const name = "Tell me what you offer, to whom, and where.";
  const region = within(await screen.findByRole("region", { name }));
  expect(region.queryByText(/You sell/u)).toBeNull();
  const save = region.getByRole("button", { name: "Save" }) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  await person.click(region.getByRole("button", { name: "What you offer: what?. Change" }));
  await person.type(region.getByRole("textbox", { name: "What you offer" }), "soap{Enter}");
  await person.click(save);
  expect(sent(asked, "PUT", "/api/business")).toEqual([{ model: "handmade", sells: "soap" }]);
});

test.each([
  ["a quest runs", quest(1, 0, running)],
  ["one was finished today", completed(1, 0)],
])("where %s it is not asked", async (_, first) => {
  const { asked, client } = renderWith(asking, { "GET /api/tasks": { json: [first, quest(2, 1)] } });
  await waitFor(() => expect(asked.some(({ path }) => path === "/api/business")).toBe(true));
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(screen.queryByRole("region", { name: "I understood" })).toBeNull();
});

test("on a phone it is folded, and unfolds in place", async () => {
  const { person } = renderWith(asking);
  const region = within(await understood());
  const line = region.getByRole("button", {
    name: "You sell beeswax wraps to young families, mostly at your market stall. Right?",
  });
  expect(line.getAttribute("aria-expanded")).toBe("false");
  await person.click(line);
  expect(line.getAttribute("aria-expanded")).toBe("true");
});

test("skipping claims nothing", async () => {
  const { asked, person } = renderWith(asking, { "PUT /api/business": { json: candles } });
  await person.click(within(await understood()).getByRole("button", { name: "Skip" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "I understood" })).toBeNull());
  expect(sent(asked, "PUT", "/api/business")).toEqual([{}]);
});

test.each([
  ["content", /You publish beeswax wraps for young families/u],
  ["cause", /You offer beeswax wraps to young families/u],
] as const)("a business of the kind %s does not sell", async (model, words) => {
  renderWith({ ...asking, model });
  expect((await understood()).textContent).toMatch(words);
});

test("a refused confirmation is said, and the card stays", async () => {
  const refused = { status: 500, json: { error: "internal", message: "Something broke.", requestId: "r" } };
  const { person } = renderWith(asking, { "PUT /api/business": refused });
  const card = within(await understood());
  await person.click(card.getByRole("button", { name: "Yes, that's right" }));
  expect((await card.findByRole("alert")).textContent).toContain("Something broke.");
});

test("the next stage is proposed with its reason; one click moves on", async () => {
  const { asked, person } = renderWith(moving, {
    "POST /api/business/stage": { json: { ...candles, stage: "Launching" } },
  });
  const region = await screen.findByRole("region", { name: "Move on to Launching?" });
  expect(within(region).getByText("The first money came in.")).toBeTruthy();
  await person.click(within(region).getByRole("button", { name: "Move on to Launching" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Move on to Launching?" })).toBeNull());
  expect(sent(asked, "POST", "/api/business/stage")).toEqual([{ to: "Launching", answer: "move" }]);
});

test("'not yet' is sent, and the proposal goes", async () => {
  const { asked, person } = renderWith(moving, { "POST /api/business/stage": { json: candles } });
  await person.click(await screen.findByRole("button", { name: "Not yet, stay in Pre-Launch" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Move on to Launching?" })).toBeNull());
  expect(sent(asked, "POST", "/api/business/stage")).toEqual([{ to: "Launching", answer: "not-yet" }]);
});

test("a description that contradicts the stage is asked about in other words", async () => {
  renderWith({
    ...moving,
    stageMove: { to: "Launching", reason: "The first money came in.", isContradiction: true },
  });
  expect(
    await screen.findByRole("region", { name: "Your description says you already sell. Move to Launching?" }),
  ).toBeTruthy();
});

test("one question at a time: the stage waits until the business is confirmed", async () => {
  renderWith({ ...moving, isConfirmed: false });
  await understood();
  expect(screen.queryByRole("region", { name: "Move on to Launching?" })).toBeNull();
});

test("the next milestone stands beside the week, with its progress and a way to the path", async () => {
  renderWith(candles);
  const region = within(await screen.findByRole("region", { name: "Your path" }));
  expect(await region.findByRole("heading", { name: "A page is public" })).toBeTruthy();
  expect(region.getByText("1 of 2")).toBeTruthy();
  expect(region.getByText("What A page is public opens.")).toBeTruthy();
  expect(region.getByRole("link", { name: "Open the map" }).getAttribute("href")).toBe("/path");
});

test("before the page is used, the card is there with its way to the path, and nothing is fetched for it", async () => {
  const { asked } = renderDashboard({ quests: [quest(1, 0)] });
  await card("Quest 1");
  expect(screen.getByRole("link", { name: "Open the map" }).getAttribute("href")).toBe("/path");
  expect(asked.some(({ path }) => path === "/api/path" || path === "/api/business")).toBe(false);
});

test("a path with everything reached says so", async () => {
  const milestones = candlePath.milestones.map((milestone) => ({ ...milestone, state: "done" }));
  renderWith(candles, { "GET /api/path": { json: { ...candlePath, milestones } } });
  expect(await screen.findByText("Every milestone of this path is reached.")).toBeTruthy();
});

test.each([
  [0, "the foot"],
  [2, "the middle"],
  [4, "the summit"],
])("the card's drawing holds the current stone: milestone %i, %s", async (now) => {
  const milestones = candlePath.milestones.map((milestone, index) => ({
    ...milestone,
    state: index < now ? "done" : index === now ? "now" : "ahead",
  }));
  renderWith(candles, { "GET /api/path": { json: { ...candlePath, milestones } } });
  const path = await screen.findByRole("region", { name: "Your path" });
  const [, top = 0, , height = 0] =
    path.querySelector("svg")?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  const steps = candlePath.milestones.map(({ stage }) => STAGES.indexOf(stage));
  const y = placesOf(steps)[now]?.y ?? 0;
  expect([y > top + 30, y < top + height - 30]).toEqual([true, true]);
});

test("rejecting a quest reads the business and the path anew", async () => {
  const { asked, person } = renderWith(candles, {
    "POST /api/tasks/reject": { status: 204 },
    [`DELETE /api/tasks/${quest(1, 0).id}`]: { status: 204 },
  });
  await screen.findByRole("heading", { name: "A page is public" });
  const reads = (path: string) => asked.filter((call) => call.method === "GET" && call.path === path).length;
  const before = [reads("/api/business"), reads("/api/path")];
  await person.click(within(await card("Quest 1")).getByRole("button", { name: "Not Relevant" }));
  await waitFor(() =>
    expect([reads("/api/business"), reads("/api/path")]).toEqual(before.map((count) => count + 1)),
  );
});
