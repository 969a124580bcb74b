import { beforeEach, describe, expect, test } from "vitest";
import type { LeagueView } from "#contracts/leagues/leagues.ts";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { weekAt, weekBounds } from "#domain/leagues/league-week.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { adminOf, idOf, person } from "#server/testing/people/admin-people.ts";
import { addLeaguePeople, earn } from "#server/testing/people/league-people.ts";
import { claim, completeQuest, createQuest } from "#server/testing/people/quest-people.ts";
import { theEngine } from "#server/testing/quest-engine.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { runLeagues } from "./league-week.service.ts";

const world = await openFileWorld();
const { db } = world;
// Read beforehand, as in a server that has run for a second: the first completion would wait for it.
theEngine();

const league = async (client: HttpClient): Promise<LeagueView> => (await client.get("/api/league")).json();
const join = (client: HttpClient) => client.post("/api/league/join");
const leave = (client: HttpClient) => client.post("/api/league/leave");
const name = (client: HttpClient, showsName: unknown) =>
  client.send({ method: "PUT", url: "/api/league/name", payload: { showsName } });
const thisWeek = () => weekBounds(weekAt(world.clock.now()));

async function founder(details: { name?: string } = {}): Promise<HttpClient> {
  const client = await world.person(details);
  await db
    .updateTable("users")
    .set({ onboarded_at: new Date() })
    .where("id", "=", await idOf(client))
    .execute();
  return client;
}

/** A week whose groups are made, with this many other people. */
async function madeWeek(others: number): Promise<string[]> {
  const { from } = thisWeek();
  const people = Array.from({ length: others }, () => ({ joinedAt: new Date(from.getTime() - MS_PER_DAY) }));
  const ids = await addLeaguePeople(db, from, people);
  await runLeagues(db, new Date(Math.max(world.clock.now().getTime(), from.getTime() + 6 * MS_PER_MINUTE)));
  return ids;
}

beforeEach(async () => {
  for (const table of ["league_seats", "league_weeks", "league_people"] as const)
    await db.deleteFrom(table).execute();
});

describe("refused", () => {
  test("signed out", async () => {
    const visitor = world.visitor();
    for (const answer of [
      await visitor.get("/api/league"),
      await join(visitor),
      await leave(visitor),
      await name(visitor, true),
    ])
      expect(answer.statusCode).toBe(401);
  });

  test("before onboarding, a name outside, and what is no yes or no", async () => {
    expect((await join(await world.person())).statusCode).toBe(409);
    const client = await founder();
    expect((await name(client, true)).statusCode).toBe(404);
    expect((await name(client, "yes")).statusCode).toBe(400);
  });

  test("somebody whom an admin hid neither joins nor is seen", async () => {
    const others = await madeWeek(3);
    const client = await founder();
    await join(client);
    const user_id = await idOf(client);
    const other = await founder();
    await join(other);
    expect((await league(other)).group).toHaveLength(5);
    await db
      .insertInto("leaderboard_flags")
      .values(
        [user_id, others[0] ?? ""].map((id) => ({
          user_id: id,
          flagged_at: new Date(),
          xp: 1,
          state: "hidden" as const,
        })),
      )
      .execute();
    expect(await league(client)).toMatchObject({ state: "out", group: [] });
    expect((await join(client)).statusCode).toBe(403);
    expect((await league(other)).group).toHaveLength(3);
  });
});

describe("joining", () => {
  test("nobody is in before they join, and nobody sees them", async () => {
    await madeWeek(5);
    const client = await founder();
    expect(await league(client)).toMatchObject({ state: "out", group: [], lastWeek: null, showsName: false });
  });

  test("gives a seat at once; everybody is a name and points, and nothing else", async () => {
    const [first = ""] = await madeWeek(19);
    await earn(db, first, [{ at: thisWeek().from, amount: 75 }]);
    const client = await founder({ name: "Ines Real" });
    const view: LeagueView = (await join(client)).json();
    expect(view).toMatchObject({ state: "in", league: 0, showsName: false });
    expect(view.group).toHaveLength(20);
    expect(view.group[0]).toMatchObject({ points: 75, place: 1, outcome: "up", isYou: false });
    for (const seat of view.group)
      expect(Object.keys(seat).sort()).toEqual(["isYou", "name", "outcome", "place", "points"]);
    const text = JSON.stringify(view);
    expect(text).not.toContain("Ines");
    expect(text).not.toContain("Walker");
    expect(view.group.find(({ isYou }) => isYou)?.name).toBe(view.alias);
    expect(new Set(view.group.map(({ name }) => name)).size).toBe(20);
  });

  test("twice at once is once", async () => {
    await madeWeek(4);
    const client = await founder();
    await Promise.all([join(client), join(client), join(client)]);
    expect((await league(client)).group).toHaveLength(5);
    const [group] = await db.selectFrom("league_groups").select("people").execute();
    expect(group?.people).toBe(5);
  });

  test("a full group takes nobody: they wait for Monday, when the week's groups are made", async () => {
    await madeWeek(25);
    const client = await founder();
    expect((await join(client)).json()).toMatchObject({ state: "waiting", group: [] });
  });

  test("before the week's groups are made it says so", async () => {
    const client = await founder();
    expect((await join(client)).json()).toMatchObject({ state: "making", group: [] });
  });

  test("points come with the quest that was finished and paid", async () => {
    await madeWeek(4);
    const client = await founder();
    await join(client);
    const { id } = await createQuest(client, { xpReward: 100 });
    expect((await completeQuest(client, id)).statusCode).toBe(200);
    const mine = async () => (await league(client)).group.find(({ isYou }) => isYou)?.points;
    expect(await mine()).toBe(0);
    await claim(client, 100);
    expect(await mine()).toBe(100);
  });
});

describe("names", () => {
  test("others read the alias until the person shows their name, and again afterwards", async () => {
    await madeWeek(3);
    const [client, other] = [await founder({ name: "Noor Open" }), await founder()];
    await join(client);
    await join(other);
    const names = async () => (await league(other)).group.map(({ name }) => name);
    expect(await names()).not.toContain("Noor Open");
    expect((await name(client, true)).json()).toMatchObject({ showsName: true });
    expect(await names()).toContain("Noor Open");
    await name(client, false);
    expect(await names()).not.toContain("Noor Open");
  });
});

describe("leaving", () => {
  test("is at once; the league is kept, and a seat comes with the next week only", async () => {
    await madeWeek(5);
    const [client, other] = [await founder(), await founder()];
    await join(client);
    await join(other);
    await db
      .updateTable("league_people")
      .set({ league: 2 })
      .where("user_id", "=", await idOf(client))
      .execute();
    for (let time = 0; time < 2; time++) expect((await leave(client)).statusCode).toBe(204);
    expect(await league(client)).toMatchObject({ state: "out", league: 2, group: [] });
    expect((await league(other)).group).toHaveLength(6);
    expect((await join(client)).json()).toMatchObject({ state: "waiting", league: 2 });
    const { to } = thisWeek();
    await runLeagues(db, new Date(to.getTime() + 6 * MS_PER_MINUTE));
    world.clock.advance(to.getTime() + 6 * MS_PER_MINUTE - world.clock.now().getTime());
    expect(await league(client)).toMatchObject({ state: "in", league: 2 });
  });

  test("a closed account is not seen; a reset takes all of it", async () => {
    const admin = await adminOf(world, { email: "league-admin@example.com" });
    await madeWeek(5);
    const [client, other] = [await founder(), await founder()];
    await join(client);
    await join(other);
    const user_id = await idOf(client);
    await db
      .updateTable("users")
      .set({ closed_at: new Date(), closed_by: "self" })
      .where("id", "=", user_id)
      .execute();
    expect((await league(other)).group).toHaveLength(6);
    await db
      .updateTable("users")
      .set({ closed_at: null, closed_by: null })
      .where("id", "=", user_id)
      .execute();
    expect((await league(other)).group).toHaveLength(7);
    await admin.post(`${person(user_id)}/reset`);
    expect((await league(other)).group).toHaveLength(6);
    expect(await db.selectFrom("league_people").selectAll().where("user_id", "=", user_id).execute()).toEqual(
      [],
    );
  });
});

test("how the last week ended is told until the next one ends", async () => {
  const { to } = thisWeek();
  await madeWeek(11);
  const client = await founder();
  await join(client);
  await earn(db, await idOf(client), [{ at: new Date(to.getTime() - 1), amount: 50 }]);
  const monday = new Date(to.getTime() + 6 * MS_PER_MINUTE);
  await runLeagues(db, monday);
  world.clock.advance(monday.getTime() - world.clock.now().getTime());
  expect(await league(client)).toMatchObject({
    state: "in",
    league: 1,
    lastWeek: { league: 0, points: 50, place: 1, people: 12, outcome: "up" },
  });
});

test("who earned nothing for two weeks pauses, and waits for Monday with the next quest", async () => {
  const client = await founder();
  const user_id = await idOf(client);
  const longAgo = new Date(thisWeek().from.getTime() - 15 * MS_PER_DAY);
  await db.insertInto("league_people").values({ user_id, joined_at: longAgo, left_at: null }).execute();
  await madeWeek(3);
  expect(await league(client)).toMatchObject({ state: "paused", group: [] });
  await earn(db, user_id, [{ at: thisWeek().from, amount: 25 }]);
  expect(await league(client)).toMatchObject({ state: "waiting" });
});
