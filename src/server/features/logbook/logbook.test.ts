import { describe, expect, test } from "vitest";
import { readPages } from "#server/testing/http-client.ts";
import { enter, removeEntry } from "#server/testing/people/money-people.ts";
import { completeQuest, createQuest } from "#server/testing/people/quest-people.ts";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

type Client = Awaited<ReturnType<TestWorld["person"]>>;

async function finish(client: Client, quest: object = {}, notes: object | string | null = null) {
  const { id } = await createQuest(client, quest);
  const completionNotes = notes === null || typeof notes === "string" ? notes : JSON.stringify(notes);
  const answer = await completeQuest(client, id, { completionNotes });
  if (answer.statusCode !== 200) throw new Error(`not completed: ${answer.body}`);
  world.clock.advance(1_000);
  return id as string;
}
const logbook = async (client: Client, query = "") => (await client.get(`/api/logbook${query}`)).json();
const pace = async (client: Client) => (await client.get("/api/logbook/pace")).json();
const remove = (client: Client, id: string) => client.send({ method: "DELETE", url: `/api/tasks/${id}` });

test.each(["/api/logbook", "/api/logbook/pace"])("%s is 401 signed out", async (url) => {
  expect((await world.visitor().get(url)).statusCode).toBe(401);
});

describe("entries", () => {
  test("somebody else's are never among them", async () => {
    const [writer, stranger] = [await world.person(), await world.person()];
    const mine = await finish(writer, {}, { v: 1, notes: "A secret supplier" });
    const theirs = await finish(stranger);
    expect((await logbook(stranger)).entries.map(({ id }: { id: string }) => id)).toEqual([theirs]);
    const { entries } = await logbook(stranger, `?before=2030-01-01T00:00:00Z~${mine}`);
    expect(JSON.stringify(entries)).not.toContain("secret");
  });

  test("say what a quest brought, each currency for itself, of one's own entries only", async () => {
    const [client, other] = [await world.person(), await world.person()];
    const id = await finish(client);
    const entry = { kind: "income", amount: 12_000, currency: "usd", what: "Set", questId: id };
    await enter(client, entry);
    await enter(client, { ...entry, kind: "expense", amount: 2_000 });
    await removeEntry(client, (await enter(client, { ...entry, currency: "eur" })).id);
    await enter(other, { ...entry, questId: null });
    const [{ brought }] = (await logbook(client)).entries;
    expect(brought).toEqual([{ currency: "usd", income: 12_000, expense: 2_000, profit: 10_000 }]);
  });

  test("say what was done, on which day, and what there is to show", async () => {
    const client = await world.person();
    const notes = {
      v: 1,
      notes: "They can do it by Friday.",
      outcome: "partly",
      link: "https://printer.example/offer",
      metric: { name: "labels", value: 50 },
      timeSpentSec: 1_800,
    };
    const id = await finish(client, { category: "Sales" }, notes);
    const { v: _, ...shown } = notes;
    expect(await logbook(client)).toEqual({
      entries: [
        {
          id,
          title: "Call the printer",
          category: "Sales",
          day: world.clock.now().toISOString().slice(0, 10),
          ...shown,
          brought: [],
        },
      ],
      next: null,
    });
  });

  test("a completion without notes is there too, and text that is none of ours is shown as text", async () => {
    const client = await world.person();
    await finish(client, { title: "Old" }, "It went { well");
    await finish(client, { title: "Plain" });
    await finish(client, { title: "Foreign" }, '{"v":2,"notes":"later"}');
    const { entries } = await logbook(client);
    expect(entries.map((entry: { title: string; notes: string }) => [entry.title, entry.notes])).toEqual([
      ["Foreign", '{"v":2,"notes":"later"}'],
      ["Plain", null],
      ["Old", "It went { well"],
    ]);
  });

  test("open and removed quests are not", async () => {
    const client = await world.person();
    await createQuest(client, { title: "Open" });
    await remove(client, await finish(client, { title: "Removed" }));
    expect(await logbook(client)).toEqual({ entries: [], next: null });
  });

  test("come newest first, page by page, each once, also within one millisecond", async () => {
    const client = await world.person();
    for (let count = 0; count < 55; count++) await finish(client, { title: `Quest ${count}` });
    const { entries } = await logbook(client, "?limit=2");
    expect(entries.map(({ title }: { title: string }) => title)).toEqual(["Quest 54", "Quest 53"]);
    const { id: userId } = (await client.get("/api/auth/user")).json();
    await world.db
      .updateTable("quests")
      .set({ completed_at: world.clock.now() })
      .where("user_id", "=", userId)
      .execute();
    const read = await readPages(client, "/api/logbook", "entries");
    expect(read.sizes).toEqual([50, 5]);
    expect(new Set(read.ids).size).toBe(55);
    expect((await logbook(client, "?limit=500")).entries).toHaveLength(55);
  });

  test.each(["limit=0", "limit=501", "limit=1.5", "limit=all", "limit=", "before=yesterday"])(
    "%s is 400",
    async (query) => {
      expect((await (await world.person()).get(`/api/logbook?${query}`)).statusCode).toBe(400);
    },
  );
});

describe("pace", () => {
  const timed = (timeSpentSec: number) => ({ v: 1, timeSpentSec });

  test("sets the estimate of timed quests against their time, from the third on", async () => {
    const client = await world.person();
    await finish(client, { category: "Marketing", estimatedHours: 2 }, timed(3 * 3_600));
    await finish(client, { category: "Marketing", estimatedHours: 16 });
    await finish(client, { category: "Marketing", estimatedHours: 16 }, timed(5));
    await finish(client, { category: "Marketing", estimatedHours: 1 }, timed(3_600));
    await finish(client, { category: "Sales", estimatedHours: 1 }, timed(3_600));
    expect(await pace(client)).toEqual([]);
    const last = await finish(client, { category: "Marketing", estimatedHours: 2 }, timed(3 * 3_600));
    expect(await pace(client)).toEqual([
      { category: "Marketing", quests: 3, estimatedHours: 5, actualHours: 7 },
    ]);
    await remove(client, last);
    expect(await pace(client)).toEqual([]);
  });

  test("is everyone's own", async () => {
    const [worker, stranger] = [await world.person(), await world.person()];
    for (let count = 0; count < 3; count++) await finish(worker, {}, timed(3_600));
    expect(await pace(worker)).toHaveLength(1);
    expect(await pace(stranger)).toEqual([]);
  });

  test("a timer beyond every bound neither breaks the completion nor counts", async () => {
    const client = await world.person();
    for (let count = 0; count < 3; count++) await finish(client, {}, timed(Number.MAX_SAFE_INTEGER));
    expect(await pace(client)).toEqual([]);
    expect((await logbook(client)).entries).toHaveLength(3);
  });
});
