import { describe, expect, test } from "vitest";
import type { HttpClient } from "#server/testing/http-client.ts";
import { completeQuest, createQuest } from "#server/testing/people/quest-people.ts";
import { theEngine } from "#server/testing/quest-engine.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
// Read beforehand, as in a server that has run for a second: the first completion would wait for it.
theEngine();

const search = async (client: HttpClient, q: string) =>
  (await client.get(`/api/search?q=${encodeURIComponent(q)}`)).json();
const titles = async (client: HttpClient, q: string) =>
  (await search(client, q)).map(({ title }: { title: string }) => title);

test("searching signed out is 401, without words 400", async () => {
  expect((await world.visitor().get("/api/search?q=soap")).statusCode).toBe(401);
  const client = await world.person();
  for (const query of ["", "?q=", "?q=%20", `?q=${"x".repeat(101)}`])
    expect((await client.get(`/api/search${query}`)).statusCode).toBe(400);
  expect(await search(client, "…?!")).toEqual([]);
});

test("somebody else's quests are never found", async () => {
  const [mine, other] = [await world.person(), await world.person()];
  await createQuest(mine, { title: "A secret supplier" });
  expect(await titles(mine, "secret")).toEqual(["A secret supplier"]);
  expect(await titles(other, "secret")).toEqual([]);
});

describe("a quest is found", () => {
  test.each([
    ["by title", "printer"],
    ["by the beginning of a word", "prin"],
    ["by a word of its steps", "invoice"],
    ["by several words in any order", "labels call"],
    ["whatever the case", "ÜBERGABE"],
    ["by category", "operations"],
  ])("%s", async (_how, query) => {
    const client = await world.person();
    await createQuest(client, {
      title: "Call the label printer",
      description: "1. Ask for labels\n2. Read the invoice\n3. Plan the Übergabe",
      category: "Operations",
    });
    await createQuest(client, { title: "Something else", description: "", category: "Sales" });
    expect(await titles(client, query)).toEqual(["Call the label printer"]);
  });

  test("by the person's own notes, but not by the names of their fields", async () => {
    const client = await world.person();
    const { id } = await createQuest(client, { title: "Ask around" });
    const notes = { v: 1, notes: "First Ana.\nThen Milena", outcome: "partly" };
    await completeQuest(client, id, { completionNotes: JSON.stringify(notes) });
    expect(await titles(client, "milena")).toEqual(["Ask around"]);
    expect(await titles(client, "outcome")).toEqual([]);
  });
});

test("the running one comes first, then open ones, then done ones; removed ones not at all", async () => {
  const client = await world.person();
  const quest = async (title: string) => (await createQuest(client, { title })).id as string;
  await completeQuest(client, await quest("Soap done"));
  await client.send({ method: "DELETE", url: `/api/tasks/${await quest("Soap gone")}` });
  await quest("Soap open");
  const running = await quest("Soap running");
  await client.send({ method: "PATCH", url: `/api/tasks/${running}`, payload: { inProgress: true } });
  expect(await titles(client, "soap")).toEqual(["Soap running", "Soap open", "Soap done"]);
});

test("signs that mean something in SQL or patterns are searched for as nothing", async () => {
  const client = await world.person();
  await createQuest(client, { title: "Plain" });
  for (const query of ["%", "_", "'; drop table quests; --", "\\m", ".*"])
    expect(await titles(client, query)).toEqual([]);
  expect(await titles(client, "plain")).toEqual(["Plain"]);
});

test("at most twelve are answered", async () => {
  const client = await world.person();
  for (let count = 0; count < 14; count++) await createQuest(client, { title: `Soap ${count}` });
  expect(await search(client, "soap")).toHaveLength(12);
});
