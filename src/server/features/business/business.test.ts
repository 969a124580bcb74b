import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { BusinessView } from "#contracts/business/business.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { idOf } from "#server/testing/people/admin-people.ts";
import { completeQuest, onboard } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

const FIRST_WEEK_TIMEOUT_MS = 60_000;

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const show = async (client: HttpClient): Promise<BusinessView> => {
  const answer = await client.get("/api/business");
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const put = (client: HttpClient, url: string, payload: object) =>
  client.send({ method: "PUT", url, payload });
const say = async (client: HttpClient, key: string, value: string): Promise<BusinessView> => {
  const answer = await put(client, `/api/business/facts/${key}`, { value });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const describeAs = (client: HttpClient, payload: object) => put(client, "/api/business", payload);
const answerMove = (client: HttpClient, to: string, answer: string) =>
  client.post("/api/business/stage", { to, answer });
const factValue = (view: BusinessView, key: string) => view.facts.find((fact) => fact.key === key)?.value;

async function founder(answers: object = {}): Promise<HttpClient> {
  const client = await world.person();
  await onboard(client, { businessStage: "Planning Stage", ...answers });
  return client;
}

/** On a busy machine the first batch comes after the answer. */
const firstQuests = (client: HttpClient): Promise<{ id: string; title: string }[]> =>
  vi.waitFor(
    async () => {
      const quests = (await client.get("/api/tasks")).json();
      expect(quests).not.toEqual([]);
      return quests;
    },
    { timeout: FIRST_WEEK_TIMEOUT_MS },
  );

/** The milestones that the person's quests work on. */
async function milestonesOf(client: HttpClient): Promise<(string | undefined)[]> {
  const rows = await world.db
    .selectFrom("quests")
    .select("template_id")
    .where("user_id", "=", await idOf(client))
    .where("completed_at", "is", null)
    .execute();
  return rows.map(({ template_id: id }) => world.engine().playbook.byId.get(id ?? "")?.milestone);
}

describe("who may", () => {
  test.each([
    ["GET", "/api/business"],
    ["PUT", "/api/business"],
    ["PUT", "/api/business/facts/price"],
    ["POST", "/api/business/stage"],
  ] as const)("%s %s is 401 signed out", async (method, url) => {
    expect((await world.visitor().send({ method, url })).statusCode).toBe(401);
  });

  test.each([
    ["PUT", "/api/business/facts/wealth", { value: "yes" }],
    ["PUT", "/api/business/facts/price", { value: "maybe" }],
    ["PUT", "/api/business", { model: "piracy" }],
    ["PUT", "/api/business", { sells: "  " }],
    ["PUT", "/api/business", { sells: "x".repeat(61) }],
    ["POST", "/api/business/stage", { to: "Retirement", answer: "move" }],
    ["POST", "/api/business/stage", { to: "Launching", answer: "perhaps" }],
  ] as const)("%s %s with %j is 400", async (method, url, payload) => {
    const client = await world.person();
    expect((await client.send({ method, url, payload })).statusCode).toBe(400);
  });

  test("what one person says is never another's", async () => {
    const [one, other] = [await founder(), await founder()];
    await say(one, "price", "yes");
    await describeAs(one, { sells: "beeswax wraps", model: "food" });
    const view = await show(other);
    expect([factValue(view, "price"), view.model, view.isConfirmed]).toEqual(["unknown", "handmade", false]);
    expect(view.sells.value).not.toContain("wraps");
  });
});

describe("what is known", () => {
  test("the model is guessed from the description, with the words that stand in for what is not known", async () => {
    const view = await show(await founder());
    expect(view).toMatchObject({
      model: "handmade",
      modelName: "Handmade goods",
      isModelGuessed: true,
      isConfirmed: false,
      stage: "Planning Stage",
      stageMove: null,
    });
    expect(view.models).toHaveLength(16);
    expect(view.sells.value).toMatch(/candles/u);
    expect(view.buyers.isOwn).toBe(false);
  });

  test("nothing is claimed about a business that was not described", async () => {
    const client = await founder({ businessType: "Other", businessDescription: "A side business of mine" });
    const { sells, buyers, soldAt } = await show(client);
    const unknown = { value: "", isOwn: false };
    expect({ sells, buyers, soldAt }).toEqual({ sells: unknown, buyers: unknown, soldAt: unknown });
  });

  test("a fact from the description says so", async () => {
    const client = await founder({
      businessDescription: "I make soy candles. The shop is live. The price is set.",
    });
    const page = (await show(client)).facts.find(({ key }) => key === "page");
    expect(page).toMatchObject({ value: "yes", source: "description" });
  });

  test("a corrected fact is what counts, with its source and time, and can be corrected again", async () => {
    const client = await founder();
    expect(factValue(await show(client), "price")).toBe("unknown");
    const said: BusinessView = await say(client, "price", "yes");
    expect(said).toEqual(await show(client));
    expect(said.facts.find(({ key }) => key === "price")).toMatchObject({
      label: "A price is set",
      value: "yes",
      source: "profile",
      learnedAt: expect.stringMatching(/^20/u),
    });
    await say(client, "price", "no");
    expect(factValue(await show(client), "price")).toBe("no");
  });

  test("what is said to be not known is asked again, even if the description says it", async () => {
    const client = await founder({
      businessDescription: "I make candles. My shop page is online since May.",
    });
    expect(factValue(await show(client), "page")).toBe("yes");
    expect(factValue(await say(client, "page", "unknown"), "page")).toBe("unknown");
    expect(factValue(await show(client), "page")).toBe("unknown");
    await say(client, "page", "yes");
    expect(factValue(await show(client), "page")).toBe("yes");
  });

  test("describing it names the model, confirms, and leaves out what was left out", async () => {
    const client = await founder();
    const view: BusinessView = (
      await describeAs(client, { model: "food", sells: "honey cakes", buyers: "young families" })
    ).json();
    expect(view).toMatchObject({
      model: "food",
      isModelGuessed: false,
      isConfirmed: true,
      sells: { value: "honey cakes", isOwn: true },
      buyers: { value: "young families", isOwn: true },
    });
    await describeAs(client, { soldAt: "the Saturday market" });
    expect(await show(client)).toMatchObject({
      model: "food",
      sells: { value: "honey cakes" },
      soldAt: { value: "the Saturday market", isOwn: true },
    });
  });

  test("a quest that was too big sets a limit, which the profile shows and lifts", async () => {
    const client = await founder();
    await firstQuests(client);
    const [quest] = (await client.get("/api/tasks")).json();
    await client.post("/api/tasks/reject", { taskId: quest.id, reason: "Too big" });
    const limit = async () => (await client.get("/api/business")).json().hoursAtMost;
    expect(await limit()).toBe(Math.max(1, quest.estimatedHours / 2));
    expect((await describeAs(client, { hoursAtMost: "16" })).json().hoursAtMost).toBeNull();
    expect(await limit()).toBeNull();
    expect((await describeAs(client, { hoursAtMost: "3" })).statusCode).toBe(400);
  });

  test("skipping confirms that it was seen and claims nothing", async () => {
    const client = await founder();
    const before = await show(client);
    await describeAs(client, {});
    expect(await show(client)).toEqual({ ...before, isConfirmed: true });
  });

  test("the next batch goes by what was corrected", async () => {
    const client = await founder({ businessStage: "Idea Stage" });
    await firstQuests(client);
    const implied = ["talked", "offer", "made", "tried", "price", "wanted"];
    const served = (await milestonesOf(client)).filter((id) => implied.includes(String(id)));
    expect(served).not.toEqual([]);
    await say(client, "firstSale", "yes");
    await world.db
      .deleteFrom("quests")
      .where("user_id", "=", await idOf(client))
      .execute();
    const answer = await client.post("/api/tasks/regenerate");
    expect(answer.statusCode).toBe(200);
    const after = await milestonesOf(client);
    expect(after).not.toEqual([]);
    expect(after.filter((id) => implied.includes(String(id)))).toEqual([]);
  });
});

describe("another stage", () => {
  test("is proposed with its reason, and one call moves on", async () => {
    const client = await founder({ businessStage: "Pre-Launch" });
    await say(client, "firstSale", "yes");
    expect((await show(client)).stageMove).toEqual({
      to: "Launching",
      reason: "The first money came in.",
      isContradiction: false,
    });
    const moved = await answerMove(client, "Launching", "move");
    expect([moved.statusCode, moved.json().stage, moved.json().stageMove]).toEqual([200, "Launching", null]);
    expect((await client.get("/api/auth/user")).json().businessStage).toBe("Launching");
    expect((await answerMove(client, "Launching", "move")).statusCode).toBe(200);
  });

  test("that is not proposed is 409, and the stage stays", async () => {
    const client = await founder();
    const answer = await answerMove(client, "Scaling", "move");
    expect([answer.statusCode, answer.json().error]).toEqual([409, "conflict"]);
    expect((await show(client)).stage).toBe("Planning Stage");
  });

  test("'not yet' is remembered: it is neither proposed again nor can be moved to", async () => {
    const client = await founder({ businessStage: "Pre-Launch" });
    await say(client, "firstSale", "yes");
    expect((await answerMove(client, "Launching", "not-yet")).json().stageMove).toBeNull();
    expect(await show(client)).toMatchObject({ stage: "Pre-Launch", stageMove: null });
    expect((await answerMove(client, "Launching", "move")).statusCode).toBe(409);
  });

  test("that the description contradicts is asked about as such", async () => {
    const client = await founder({
      businessStage: "Idea Stage",
      businessDescription: "I make soy candles and sold 12 last month at the market.",
    });
    expect((await show(client)).stageMove).toMatchObject({ to: "Launching", isContradiction: true });
  });

  test("is proposed after a note that reports sales", async () => {
    const client = await founder({ businessStage: "Pre-Launch" });
    const [quest] = await firstQuests(client);
    const completionNotes = JSON.stringify({ v: 1, notes: "Went well, sold 2 to a neighbour." });
    await completeQuest(client, quest?.id ?? "", { completionNotes });
    const view = await show(client);
    expect([view.sales, view.stageMove?.to, view.stageMove?.isContradiction]).toEqual([
      2,
      "Launching",
      false,
    ]);
  });
});
