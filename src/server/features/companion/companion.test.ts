import { describe, expect, test } from "vitest";
import type { CompanionView } from "#contracts/companion/companion.ts";
import { CLOSE_CONFIRMATION } from "#contracts/profile.ts";
import { SIGNALS } from "#domain/companion/signals.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { purgeAll } from "#server/features.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { adminOf, idOf, person, remove } from "#server/testing/people/admin-people.ts";
import { completeQuest, createQuest } from "#server/testing/people/quest-people.ts";
import { theEngine } from "#server/testing/quest-engine.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
const { db } = world;
// Read beforehand, as in a server that has run for a second: the first completion would wait for it.
theEngine();

const show = async (client: HttpClient): Promise<CompanionView> =>
  (await client.get("/api/companion")).json();
const look = (client: HttpClient, token: unknown) => client.post("/api/companion/invite/look", { token });
const accept = (client: HttpClient, token: unknown) => client.post("/api/companion/invite/accept", { token });
const signal = (client: HttpClient, word: unknown) => client.post("/api/companion/signal", { signal: word });
const end = (client: HttpClient) => remove(client, "/api/companion");
const withdraw = (client: HttpClient) => remove(client, "/api/companion/invite");
const someone = (name?: string) => world.person({ hasPlan: false, ...(name && { name }) });

async function invite(client: HttpClient): Promise<string> {
  const { url } = (await client.post("/api/companion/invite")).json();
  return new URL(url).hash.replace("#invite=", "");
}

async function pair() {
  const [ines, noor] = [await someone("Ines"), await someone("Noor")];
  expect((await accept(noor, await invite(ines))).statusCode).toBe(200);
  return { ines, noor };
}

describe("refused", () => {
  test("signed out", async () => {
    const visitor = world.visitor();
    const answers = [
      await visitor.get("/api/companion"),
      await visitor.post("/api/companion/invite"),
      await look(visitor, "x"),
      await accept(visitor, "x"),
      await signal(visitor, "wave"),
      await end(visitor),
      await withdraw(visitor),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
  });

  test("an unknown secret is not found, and what is none is a bad request", async () => {
    const client = await someone();
    for (const ask of [look, accept]) {
      expect((await ask(client, "nothing-behind-this")).statusCode).toBe(404);
      for (const bad of ["", 7, null, "x".repeat(101)]) expect((await ask(client, bad)).statusCode).toBe(400);
    }
  });

  test("a signal without a companion, or in words of one's own", async () => {
    const client = await someone();
    expect((await signal(client, "wave")).statusCode).toBe(404);
    expect((await signal(client, "Buy my candles")).statusCode).toBe(400);
  });
});

describe("an invitation", () => {
  test("names who invites, and makes two companions who are told of it", async () => {
    const [ines, noor] = [await someone("Ines"), await someone("Noor")];
    const token = await invite(ines);
    expect((await show(ines)).inviteUntil).not.toBeNull();
    expect((await look(noor, token)).json()).toEqual({ name: "Ines", state: "open" });
    const view: CompanionView = (await accept(noor, token)).json();
    expect(view.companion).toMatchObject({ you: { name: "Noor" }, other: { name: "Ines" }, canSignal: true });
    expect(await show(ines)).toMatchObject({ companion: { other: { name: "Noor" } }, inviteUntil: null });
    const [entry] = (await ines.get("/api/activity")).json();
    expect(entry).toMatchObject({ title: "Companion found", description: "Your invitation was accepted." });
  });

  test("is stored as a hash only, in one open row a person; a new one ends the one before", async () => {
    const [ines, noor] = [await someone(), await someone()];
    const first = await invite(ines);
    const second = await invite(ines);
    expect((await accept(noor, first)).statusCode).toBe(404);
    const rows = await db
      .selectFrom("companion_invites")
      .selectAll()
      .where("user_id", "=", await idOf(ines))
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(second);
    expect((await look(noor, second)).statusCode).toBe(200);
  });

  test("of one's own cannot be accepted", async () => {
    const ines = await someone();
    const token = await invite(ines);
    expect((await look(ines, token)).json().state).toBe("own");
    expect((await accept(ines, token)).statusCode).toBe(409);
    expect((await show(ines)).companion).toBeNull();
  });

  test("works once: again for who accepted it, for nobody else", async () => {
    const [ines, noor, third] = [await someone(), await someone(), await someone()];
    const token = await invite(ines);
    for (let time = 0; time < 2; time++) expect((await accept(noor, token)).statusCode).toBe(200);
    expect((await accept(third, token)).statusCode).toBe(404);
    expect((await look(third, token)).statusCode).toBe(404);
  });

  test("accepted by two people at once makes one pair", async () => {
    const ines = await someone();
    const token = await invite(ines);
    const others = await Promise.all([someone(), someone(), someone()]);
    const answers = await Promise.all(others.map((other) => accept(other, token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect(
      await db
        .selectFrom("companions")
        .selectAll()
        .where("companion_id", "=", await idOf(ines))
        .execute(),
    ).toHaveLength(1);
  });

  test("two people who accept each other's at once become one pair, without a deadlock", async () => {
    const [ines, noor] = [await someone(), await someone()];
    const [ofInes, ofNoor] = [await invite(ines), await invite(noor)];
    const answers = await Promise.all([accept(noor, ofInes), accept(ines, ofNoor)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await show(ines)).companion).not.toBeNull();
    expect((await show(noor)).companion).not.toBeNull();
  });

  test("withdrawn, expired, or from a closed account it no longer works", async () => {
    const [ines, noor] = [await someone(), await someone()];
    const withdrawn = await invite(ines);
    for (let time = 0; time < 2; time++) expect((await withdraw(ines)).statusCode).toBe(204);
    expect((await accept(noor, withdrawn)).statusCode).toBe(404);
    const closed = await invite(ines);
    const user_id = await idOf(ines);
    await db
      .updateTable("users")
      .set({ closed_at: new Date(), closed_by: "self" })
      .where("id", "=", user_id)
      .execute();
    expect((await accept(noor, closed)).statusCode).toBe(404);
    await db
      .updateTable("users")
      .set({ closed_at: null, closed_by: null })
      .where("id", "=", user_id)
      .execute();
    const before = new Date(world.clock.now().getTime() - 1);
    await db
      .updateTable("companion_invites")
      .set({ expires_at: before })
      .where("user_id", "=", user_id)
      .execute();
    expect((await accept(noor, closed)).statusCode).toBe(404);
    expect((await show(ines)).inviteUntil).toBeNull();
    expect((await purgeAll(db, world.clock.now())).companionInvites).toBe(1);
  });

  test("nobody has two companions", async () => {
    const { ines } = await pair();
    expect((await ines.post("/api/companion/invite")).statusCode).toBe(409);
    const token = await invite(await someone());
    expect((await look(ines, token)).json().state).toBe("taken");
    expect((await accept(ines, token)).statusCode).toBe(409);
  });
});

describe("the week", () => {
  test("each sees on which days the other finished a quest, and nothing else", async () => {
    const { ines, noor } = await pair();
    const { id } = await createQuest(ines, { title: "Secret plan" });
    expect((await completeQuest(ines, id)).statusCode).toBe(200);
    const view = await show(noor);
    expect(view.companion?.other.dots.filter(Boolean)).toHaveLength(1);
    expect(view.companion?.you.dots).toEqual(new Array(7).fill(false));
    expect(JSON.stringify(view)).not.toContain("Secret");
    expect(Object.keys(view.companion?.other ?? {}).sort()).toEqual(["dots", "name", "signal"]);
  });
});

describe("a signal", () => {
  test("is on the other's card and in their activity, and the same again changes nothing", async () => {
    const { ines, noor } = await pair();
    for (let time = 0; time < 2; time++)
      expect((await signal(noor, "rest")).json().companion).toMatchObject({ canSignal: false });
    expect((await show(ines)).companion).toMatchObject({ other: { signal: "rest" }, canSignal: true });
    const entries = (await ines.get("/api/activity")).json();
    expect(entries[0]).toMatchObject({
      title: "From your companion",
      description: "Rest well. Tomorrow is another day.",
    });
    expect(entries.filter(({ kind }: { kind: string }) => kind === "companion_signal")).toHaveLength(1);
  });

  test("is one a day: another on the same day is refused, two at once are one", async () => {
    const { ines, noor } = await pair();
    const answers = await Promise.all(SIGNALS.map((each) => signal(noor, each)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const entries = (await ines.get("/api/activity")).json();
    expect(entries.filter(({ kind }: { kind: string }) => kind === "companion_signal")).toHaveLength(1);
  });

  test("is one a day of the sender's calendar, also over a change of zone", async () => {
    const { noor } = await pair();
    const live = (time_zone: string) =>
      idOf(noor).then((id) => db.updateTable("users").set({ time_zone }).where("id", "=", id).execute());
    await live("Pacific/Kiritimati");
    expect((await signal(noor, "wave")).statusCode).toBe(200);
    await live("Pacific/Pago_Pago");
    expect((await show(noor)).companion?.canSignal).toBe(false);
    expect((await signal(noor, "cheer")).statusCode).toBe(409);
    await live("Pacific/Kiritimati");
    world.clock.advance(MS_PER_DAY);
    expect((await signal(noor, "cheer")).statusCode).toBe(200);
  });
});

describe("ending", () => {
  test("either side ends it at once, for both; repeating it is harmless", async () => {
    const { ines, noor } = await pair();
    await signal(noor, "wave");
    for (let time = 0; time < 2; time++) expect((await end(ines)).statusCode).toBe(204);
    for (const client of [ines, noor]) expect((await show(client)).companion).toBeNull();
    expect((await signal(noor, "cheer")).statusCode).toBe(404);
    expect(
      await db
        .selectFrom("companion_signals")
        .selectAll()
        .where("user_id", "=", await idOf(noor))
        .execute(),
    ).toEqual([]);
  });

  test("the link that was accepted does not bring it back", async () => {
    const [ines, noor] = [await someone(), await someone()];
    const token = await invite(ines);
    await accept(noor, token);
    await end(noor);
    expect((await accept(noor, token)).statusCode).toBe(404);
  });

  test("a signal that crosses the end does no harm", async () => {
    const { ines, noor } = await pair();
    const [ended, sent] = await Promise.all([end(ines), signal(noor, "wave")]);
    expect(ended.statusCode).toBe(204);
    expect([200, 404]).toContain(sent.statusCode);
    expect((await show(noor)).companion).toBeNull();
  });

  test("a closed account and a reset end it too", async () => {
    const admin = await adminOf(world, { email: "companion-admin@example.com" });
    const closing = await pair();
    await closing.ines.post("/api/profile/close", { confirmation: CLOSE_CONFIRMATION });
    expect((await show(closing.noor)).companion).toBeNull();
    const reset = await pair();
    expect((await admin.post(`${person(await idOf(reset.ines))}/reset`)).statusCode).toBeLessThan(300);
    expect((await show(reset.noor)).companion).toBeNull();
  });
});
