import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PathView } from "#contracts/business/path.ts";
import { STAGES } from "#domain/business/way.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { completeQuest, onboard } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const read = async (client: HttpClient): Promise<PathView> => {
  const answer = await client.get("/api/path");
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const say = (client: HttpClient, key: string, value: "yes" | "no") =>
  client.send({ method: "PUT", url: `/api/business/facts/${key}`, payload: { value } });
const at = ({ milestones }: PathView, id: string) => milestones.find((milestone) => milestone.id === id);

async function founder(businessStage: string): Promise<HttpClient> {
  const client = await world.person();
  await onboard(client, { businessStage });
  return client;
}

test("it is 401 signed out", async () => {
  expect((await world.visitor().get("/api/path")).statusCode).toBe(401);
});

test("at the start the first milestones are worked on, others are locked, and none was passed", async () => {
  const path = await read(await founder("Idea Stage"));
  expect([path.modelName, path.stage]).toEqual(["Handmade goods", "Idea Stage"]);
  const states = path.milestones.map(({ state }) => state);
  expect(states[0]).toBe("now");
  expect(states.filter((state) => state === "now").length).toBeLessThanOrEqual(2);
  expect(states).toContain("ahead");
  expect(states).not.toContain("passed");
  const steps = path.milestones.map(({ stage }) => STAGES.indexOf(stage));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});

test("titles and what they unlock are filled in, and what is missing is named by its title", async () => {
  const path = await read(await founder("Idea Stage"));
  for (const { title, unlocks, needs } of path.milestones)
    expect([title, unlocks, ...needs].join(" ")).not.toMatch(/[{}]/u);
  const titles = path.milestones.map(({ title }) => title);
  for (const { state, needs } of path.milestones) {
    if (state === "ahead") expect(needs).not.toEqual([]);
    for (const need of needs) expect(titles).toContain(need);
  }
});

test("a reached milestone has its day, one of an earlier stage is passed, a denied one is open", async () => {
  const client = await founder("Launching");
  await say(client, "proof", "yes");
  await say(client, "tried", "no");
  const path = await read(client);
  expect(at(path, "proof")).toMatchObject({ state: "done", reachedAt: expect.stringMatching(/^20/u) });
  expect(at(path, "made")).toMatchObject({ state: "passed", reachedAt: null });
  expect(at(path, "tried")?.state).not.toBe("passed");
});

test("quests stand at their milestone, and those of another person do not", async () => {
  const [client, other] = [await founder("Planning Stage"), await world.person()];
  const quests: { id: string; title: string }[] = await vi.waitFor(
    async () => {
      const answer = (await client.get("/api/tasks")).json();
      expect(answer).not.toEqual([]);
      return answer;
    },
    { timeout: 60_000 },
  );
  const shown = (await read(client)).milestones.flatMap((milestone) => milestone.quests);
  expect(shown).not.toEqual([]);
  const titles = new Map(quests.map(({ id, title }) => [id, title]));
  for (const { id, title } of shown) expect(titles.get(id)).toBe(title);
  expect((await read(other)).milestones.flatMap((milestone) => milestone.quests)).toEqual([]);
});

test("finished quests stand at their milestone, and one alone is no pace", async () => {
  const client = await founder("Planning Stage");
  const listed = () => client.get("/api/tasks").then((answer) => answer.json());
  await vi.waitFor(async () => expect(await listed()).not.toEqual([]), { timeout: 60_000 });
  const before = (await read(client)).milestones.find(
    ({ state, quests }) => state === "now" && quests.length > 0,
  );
  const [quest] = before?.quests ?? [];
  if (!before || !quest) throw new Error("No quest works on a milestone");
  expect([before.finished, before.paceDay]).toEqual([[], null]);
  await completeQuest(client, quest.id);
  const once = at(await read(client), before.id);
  expect(once?.finished).toMatchObject([{ id: quest.id, title: quest.title }]);
  expect(once?.paceDay).toBeNull();
  // Removed from the lists, it still counts, and is not shown any more.
  await client.send({ method: "DELETE", url: `/api/tasks/${quest.id}` });
  expect(at(await read(client), before.id)).toMatchObject({ done: 1, finished: [] });
});
