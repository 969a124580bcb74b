import { describe, expect, test } from "vitest";
import { addDays, dayAt, instantOf } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { onboard } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
const ID = "pricing-costs-went-up";

async function newcomer(answers: object = {}): Promise<HttpClient> {
  const client = await world.person();
  await onboard(client, answers);
  return client;
}
const read = async (client: HttpClient) => (await client.get("/api/concerns")).json();
const take = (client: HttpClient, id: string, body: object = {}) => client.post(`/api/concerns/${id}`, body);
const questsFor = async (client: HttpClient, title: string) =>
  (await client.get("/api/tasks")).json().filter((quest: { title: string }) => quest.title === title);

test("signed out, every call is 401", async () => {
  const visitor = world.visitor();
  expect((await visitor.get("/api/concerns")).statusCode).toBe(401);
  expect((await visitor.post("/api/concerns/read", { text: "x" })).statusCode).toBe(401);
  expect((await take(visitor, ID)).statusCode).toBe(401);
});

describe("asking", () => {
  test("a newcomer is asked, with six things to choose from", async () => {
    const { isDue, concerns } = await read(await newcomer());
    expect(isDue).toBe(true);
    expect(concerns).toHaveLength(6);
  });

  test("typed words are read and not kept", async () => {
    const client = await newcomer();
    const answer = await client.post("/api/concerns/read", { text: "nobody answers my messages" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().concerns).toHaveLength(8);
    expect((await read(client)).isDue).toBe(true);
  });

  test.each([[{ text: "" }], [{ text: "x".repeat(301) }], [{}]])("%j is refused", async (body) => {
    const client = await newcomer();
    expect((await client.post("/api/concerns/read", body)).statusCode).toBe(400);
  });

  test("after a choice the question comes back a week later, after 'Not now' four weeks later", async () => {
    const chosen = await newcomer();
    const later = await newcomer();
    await take(chosen, ID);
    expect((await later.post("/api/concerns", {})).statusCode).toBe(200);
    expect([await read(chosen), await read(later)].map(({ isDue }) => isDue)).toEqual([false, false]);
    world.clock.advance(7 * MS_PER_DAY);
    expect([await read(chosen), await read(later)].map(({ isDue }) => isDue)).toEqual([true, false]);
    world.clock.advance(21 * MS_PER_DAY);
    expect((await read(later)).isDue).toBe(true);
  });
});

describe("choosing", () => {
  test("adds the quest for the next free day, with the words that were chosen or typed", async () => {
    const client = await newcomer({ timeZone: "Asia/Tokyo" });
    const chosen = (await take(client, ID)).json();
    expect(chosen).toMatchObject({ origin: "mentor", isCompleted: false });
    expect(chosen.reason).toBe("You said: “My costs went up and my prices are still the old ones”.");
    const today = dayAt(world.clock.now(), "Asia/Tokyo");
    const soon = Array.from({ length: 7 }, (_, index) =>
      instantOf(addDays(today, index + 1), "23:59", "Asia/Tokyo").toISOString(),
    );
    expect(soon).toContain(chosen.dueDate);
    const typed = (
      await take(client, "reviews-first-ask", { said: "I never dare to ask for a review" })
    ).json();
    expect(typed.reason).toBe("You said: “I never dare to ask for a review”.");
  });

  test("twice, or ten times at once, is the same quest", async () => {
    const client = await newcomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(client, ID)));
    const again = await take(client, ID);
    expect(new Set([...answers, again].map((answer) => answer.json().id)).size).toBe(1);
    expect(await questsFor(client, again.json().title)).toHaveLength(1);
  });

  test("a finished one is not given again", async () => {
    const client = await newcomer();
    const { id } = (await take(client, ID)).json();
    await client.send({ method: "PATCH", url: `/api/tasks/${id}`, payload: { isCompleted: true } });
    expect((await take(client, ID)).statusCode).toBe(409);
  });

  test("typed words that tell something get the quest for it, and are remembered", async () => {
    const client = await newcomer({ businessDescription: "I sew dog coats." });
    const said =
      "A pet shop wants to order 200 of my coats by 20 December and I do not know whether to say yes";
    const [first] = (await client.post("/api/concerns/read", { text: said })).json().concerns;
    const quest = (await take(client, first.id, { said })).json();
    expect(quest).toMatchObject({ title: first.text, origin: "mentor" });
    expect(quest.reason).toContain("A pet shop wants to order 200");
    const { facts } = (await client.get("/api/business")).json();
    expect(facts.some((fact: { source: string | null }) => fact.source === "note")).toBe(true);
    expect((await take(client, first.id, { said })).json().id).toBe(quest.id);
    expect((await take(await newcomer(), first.id)).statusCode).toBe(409);
  });

  test("a long one can be made shorter, and keeps the words that were typed", async () => {
    const client = await newcomer();
    const said = "the wax is twice as dear as last year";
    const quest = (await take(client, "ads-clicks-no-sales", { said })).json();
    expect(quest.estimatedHours).toBe(1);
    const shorter = (await client.post(`/api/tasks/${quest.id}/shorter`)).json();
    expect(shorter.estimatedHours).toBe(0.5);
    expect(shorter.description).toContain(said);
  });

  test("an unknown or malformed one is refused", async () => {
    const client = await newcomer();
    expect((await take(client, "no-such-concern")).statusCode).toBe(404);
    expect((await take(client, "No Such")).statusCode).toBe(400);
    expect(
      (await client.get("/api/tasks")).json().filter(({ origin }: { origin: string }) => origin === "mentor"),
    ).toEqual([]);
  });
});
