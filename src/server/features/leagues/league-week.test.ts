import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { pointsOf, standingsOf } from "#domain/leagues/leagues.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import { addLeaguePeople, earn, type LeaguePerson } from "#server/testing/people/league-people.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { leaveLeagues, purgeWeeks, runLeagues } from "./league-week.service.ts";

const { db } = await openFileWorld();

const MONDAY = new Date("2027-02-01T00:00:00Z");
const fromMonday = (ms: number) => new Date(MONDAY.getTime() + ms);
/** When groups of the first week are made, and when it is closed. */
const START = fromMonday(6 * MS_PER_MINUTE);
const END = fromMonday(7 * MS_PER_DAY + 6 * MS_PER_MINUTE);
const tuesday = (amount: number) => ({ at: fromMonday(MS_PER_DAY + MS_PER_HOUR), amount });
const add = (people: readonly LeaguePerson[]) => addLeaguePeople(db, MONDAY, people);
const several = (count: number, person: LeaguePerson = {}) => Array.from({ length: count }, () => person);
const run = (now: Date) => runLeagues(db, now);
const seats = () => db.selectFrom("league_seats").selectAll().orderBy("week").orderBy("user_id").execute();
const leagueOf = async (id: string | undefined) =>
  (
    await db
      .selectFrom("league_people")
      .select("league")
      .where("user_id", "=", id ?? "")
      .executeTakeFirst()
  )?.league;

beforeEach(async () => {
  await db.deleteFrom("league_seats").execute();
  await db.deleteFrom("league_weeks").execute();
  await db.deleteFrom("users").where("issuer", "=", "league").execute();
});

async function groups(): Promise<string[][]> {
  const byGroup = new Map<number, string[]>();
  for (const { group_number, user_id } of await seats())
    byGroup.set(group_number, [...(byGroup.get(group_number) ?? []), user_id]);
  return [...byGroup].sort(([a], [b]) => a - b).map(([, ids]) => ids);
}

describe("making groups", () => {
  test("sizes differ by one at most, and nobody is left over", async () => {
    await add(several(73));
    expect(await run(START)).toEqual({ closed: 0, seated: 73 });
    expect((await groups()).map((ids) => ids.length).sort()).toEqual([18, 18, 18, 19]);
  });

  test("one person alone gets no group, two share one", async () => {
    await add(several(1));
    expect((await run(START)).seated).toBe(0);
    await db.deleteFrom("league_weeks").execute();
    await add(several(1));
    expect((await run(START)).seated).toBe(2);
  });

  test("people of a league, a stage and a pace sit together", async () => {
    const last = (amount: number) => [{ at: fromMonday(-3 * MS_PER_DAY), amount }];
    const stage = (business_stage: string) => ({ business_stage });
    const kinds = [
      { account: stage("Idea Stage"), earned: last(25) },
      { account: stage("Idea Stage"), earned: last(190) },
      { account: stage("Scaling"), earned: last(25) },
      { league: 2, account: stage("Idea Stage"), earned: last(25) },
    ];
    const people = Array.from({ length: 80 }, (_, index) => kinds[index % 4] as LeaguePerson);
    const ids = await add(people);
    await run(START);
    const kindOf = (id: string) => ids.indexOf(id) % 4;
    expect((await groups()).map((group) => [...new Set(group.map(kindOf))])).toEqual([[0], [1], [2], [3]]);
  });

  test("who left, closed their account, was hidden, joins later or pauses has no seat", async () => {
    const longAgo = fromMonday(-30 * MS_PER_DAY);
    const [, , , hidden] = await add([
      { leftAt: MONDAY },
      { account: { closed_at: MONDAY, closed_by: "self" } },
      { account: { onboarded_at: null } },
      {},
      { joinedAt: fromMonday(8 * MS_PER_DAY) },
      { joinedAt: longAgo, earned: [{ at: fromMonday(-15 * MS_PER_DAY), amount: 50 }] },
    ]);
    await db
      .insertInto("leaderboard_flags")
      .values({ user_id: hidden ?? "", flagged_at: MONDAY, xp: 1, state: "hidden" })
      .execute();
    const active = { joinedAt: longAgo, earned: [{ at: fromMonday(-14 * MS_PER_DAY), amount: 50 }] };
    const expected = await add([{}, active]);
    await run(START);
    expect((await seats()).map(({ user_id }) => user_id).sort()).toEqual(expected.sort());
  });

  test("the job run twice at once, again, and at two instances gives everybody one seat", async () => {
    await add(several(45));
    const runs = await Promise.all([run(START), run(START), run(START)]);
    expect(runs.map(({ seated }) => seated).sort()).toEqual([0, 0, 45]);
    expect((await run(fromMonday(3 * MS_PER_DAY))).seated).toBe(0);
    expect(await seats()).toHaveLength(45);
    await earn(db, (await seats())[0]?.user_id ?? "", [tuesday(50)]);
    const ends = await Promise.all([run(END), run(END)]);
    expect(ends.map(({ closed }) => closed).sort()).toEqual([0, 45]);
    expect((await seats()).filter(({ outcome }) => outcome === "up")).toHaveLength(1);
    expect(
      await db.selectFrom("league_people").select("user_id").where("league", "=", 1).execute(),
    ).toHaveLength(1);
  });

  test("in the first minutes of a week nothing is done: the last XP is still being paid", async () => {
    await add(several(5));
    expect(await run(fromMonday(4 * MS_PER_MINUTE))).toEqual({ closed: 0, seated: 0 });
    expect(await db.selectFrom("league_weeks").selectAll().execute()).toEqual([]);
  });
});

describe("closing a week", () => {
  test("three go up, three go down, and the others stay", async () => {
    const ids = await add(
      Array.from({ length: 20 }, (_, index) => ({ league: 1, earned: [tuesday(190 - index)] })),
    );
    await run(START);
    await run(END);
    const leagues = await Promise.all(ids.map(leagueOf));
    expect(leagues).toEqual([2, 2, 2, ...several(14).map(() => 1), 0, 0, 0]);
  });

  test("only paid XP of quests counts, capped by day, within the week's instants", async () => {
    const [id = ""] = await add(several(2));
    await run(START);
    const day = fromMonday(2 * MS_PER_DAY);
    await earn(db, id, [
      { at: new Date(MONDAY.getTime() - 1), amount: 100 },
      { at: MONDAY, amount: 3 },
      { at: day, amount: 180 },
      { at: new Date(day.getTime() + MS_PER_HOUR), amount: 180 },
      { at: day, amount: 100, source: "share_sms" },
      { at: fromMonday(3 * MS_PER_DAY), amount: 100, source: "imported" },
      { at: fromMonday(3 * MS_PER_DAY), amount: 100, isPaid: false },
      { at: fromMonday(7 * MS_PER_DAY - 1), amount: 7 },
      { at: fromMonday(7 * MS_PER_DAY), amount: 100 },
    ]);
    await run(END);
    const [seat] = await db
      .selectFrom("league_seats")
      .selectAll()
      .where("user_id", "=", id)
      .where("outcome", "is not", null)
      .execute();
    expect(seat).toMatchObject({ points: 210, place: 1, people: 2, outcome: "stay" });
  });

  test("after weeks without a server the old week is closed with its own points, and only the present is made", async () => {
    const [id = ""] = await add(several(9));
    await run(START);
    await earn(db, id, [tuesday(60), { at: fromMonday(20 * MS_PER_DAY), amount: 100 }]);
    const back = fromMonday(23 * MS_PER_DAY);
    expect(await run(back)).toMatchObject({ closed: 9 });
    const weeks = await db.selectFrom("league_weeks").select("week").orderBy("week").execute();
    expect(weeks.map(({ week }) => week)).toEqual(["2027-02-01", "2027-02-22"]);
    expect((await seats()).find(({ user_id, outcome }) => user_id === id && outcome)).toMatchObject({
      points: 60,
      outcome: "up",
    });
  });

  test("places, outcomes and points are those of the rules, for any group", async () => {
    const member = fc.record({
      league: fc.integer({ min: 0, max: 4 }),
      earned: fc.array(
        fc.record({ hour: fc.integer({ min: 0, max: 167 }), amount: fc.constantFrom(25, 50, 75, 100) }),
        { maxLength: 6 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(member, { minLength: 2, maxLength: 26 }), async (members) => {
        await db.deleteFrom("league_seats").execute();
        await db.deleteFrom("league_weeks").execute();
        await db.deleteFrom("users").where("issuer", "=", "league").execute();
        const people = members.map(({ league, earned }) => ({
          league,
          earned: earned.map(({ hour, amount }) => ({ at: fromMonday(hour * MS_PER_HOUR), amount })),
        }));
        const ids = await add(people);
        await run(START);
        await run(END);
        const closed = new Map(
          (await seats()).filter(({ outcome }) => outcome).map((seat) => [seat.user_id, seat]),
        );
        const line = people
          .map(({ league, earned }, index) => ({ id: ids[index] ?? "", league, points: pointsOf(earned) }))
          .sort((a, b) => b.points - a.points);
        for (const [index, { place, outcome }] of standingsOf(line).entries())
          expect(closed.get(line[index]?.id ?? "")).toMatchObject({
            place,
            outcome,
            points: line[index]?.points,
          });
      }),
      { numRuns: 15 },
    );
  });
});

test("deleted people leave no seat, and weeks are kept for four weeks", async () => {
  const [gone = ""] = await add(several(3));
  await run(START);
  await withTransaction(db, (tx) => leaveLeagues(tx, [gone]));
  expect((await seats()).map(({ user_id }) => user_id)).not.toContain(gone);
  expect(
    (await db.selectFrom("league_groups").select("people").execute()).map(({ people }) => people),
  ).toEqual([2]);
  expect(await purgeWeeks(db, fromMonday(28 * MS_PER_DAY))).toBe(0);
  expect(await purgeWeeks(db, fromMonday(35 * MS_PER_DAY))).toBe(2);
  expect(await db.selectFrom("league_groups").selectAll().execute()).toEqual([]);
});
