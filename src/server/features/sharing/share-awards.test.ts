import { describe, expect, test } from "vitest";
import { MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { ALREADY_COUNTED } from "#domain/sharing/sharing.ts";
import { claim, completeQuest, createQuest } from "#server/testing/people/quest-people.ts";
import {
  claimShare,
  founder,
  ledgerOf,
  PLATFORMS,
  settleAwards,
  share,
} from "#server/testing/people/share-people.ts";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const ledger = (id: string) => ledgerOf(world, id);
const settle = () => settleAwards(world);

type Client = Awaited<ReturnType<TestWorld["person"]>>;
const totalXp = async (client: Client) => (await client.get("/api/auth/user")).json().totalXP;

const body = { achievementId: "quests-1", platform: "linkedin" };
test.each([
  ["POST", "/api/share", body],
  ["POST", "/api/achievements/share", body],
  ["GET", "/api/achievements/quests-1/share-image", undefined],
  ["GET", "/api/share/level", undefined],
  ["GET", "/api/share/links", undefined],
  ["DELETE", "/api/share/links/6b1c0c1e-0000-4000-8000-000000000000", undefined],
] as const)("%s %s is 401 signed out", async (method, url, payload) => {
  const answer = await world.visitor().send({ method, url, ...(payload && { payload }) });
  expect(answer.statusCode).toBe(401);
});

describe("recording a share of an achievement", () => {
  test("one that is locked, unknown or only another's is 404 and writes nothing", async () => {
    await founder(world, ["quests-1"]);
    const { client, id } = await founder(world, ["streak-3"]);
    for (const wanted of ["quests-1", "no-such-thing", "level:1"])
      expect((await share(client, wanted, "linkedin")).statusCode).toBe(404);
    expect(await ledger(id)).toEqual([]);
  });

  test.each([
    { achievementId: "quests-1", platform: "myspace" },
    { achievementId: "quests-1", platform: "" },
    { achievementId: "", platform: "linkedin" },
    { platform: "linkedin" },
  ])("%j is refused", async (wrong) => {
    const { client } = await founder(world, ["quests-1"]);
    for (const url of ["/api/share", "/api/achievements/share"])
      expect((await client.post(url, wrong)).statusCode).toBe(400);
  });

  test("each platform is worth 25 XP once, waits for its claim, and says so in the ledger", async () => {
    const { client, id } = await founder(world, ["quests-1"]);
    expect((await share(client, "quests-1", "linkedin")).json()).toEqual({
      awarded: 25,
      reason: null,
      shareCount: 1,
    });
    expect(await totalXp(client)).toBe(0);
    expect((await claimShare(client, "linkedin")).json()).toMatchObject({ awarded: 25, totalXP: 25 });
    expect((await share(client, "quests-1", "linkedin")).json()).toEqual({
      awarded: 0,
      reason: ALREADY_COUNTED,
      shareCount: 1,
    });
    expect((await share(client, "quests-1", "sms")).json()).toMatchObject({ awarded: 25, shareCount: 2 });
    expect(await ledger(id)).toMatchObject([
      {
        source_type: "linkedin_share",
        source_id: "achievement:quests-1",
        label: "Shared “First step” on LinkedIn",
        nominal: 25,
        amount: 25,
      },
      { source_type: "sms_share", label: "Shared “First step” by SMS", claimed_at: null },
    ]);
  });

  test("both calls write the same row, and x is twitter", async () => {
    const { client, id } = await founder(world, ["quests-1"]);
    await share(client, "quests-1", "x");
    await claimShare(client, "x");
    for (const platform of ["x", "twitter"]) {
      const payload = { achievementId: "quests-1", platform };
      expect((await client.post("/api/achievements/share", payload)).json()).toEqual({
        awarded: 0,
        reason: ALREADY_COUNTED,
        shareCount: 1,
      });
    }
    expect(await ledger(id)).toMatchObject([
      { source_type: "twitter_share", label: "Shared “First step” on X" },
    ]);
  });

  test("a retry whose first answer was lost answers the same while its award waits, and pays nothing more", async () => {
    const { client, id } = await founder(world, ["quests-1", "streak-3"]);
    const first = (await share(client, "quests-1", "linkedin")).json();
    world.clock.advance(50_000);
    await settle();
    expect((await share(client, "quests-1", "linkedin")).json()).toEqual(first);
    expect(await ledger(id)).toHaveLength(1);
    world.clock.advance(11_000);
    expect((await share(client, "quests-1", "linkedin")).json()).toMatchObject({ awarded: 0 });
    await share(client, "streak-3", "linkedin");
    await claimShare(client, "linkedin");
    await claimShare(client, "linkedin");
    expect((await share(client, "streak-3", "linkedin")).json()).toMatchObject({ awarded: 0 });
  });

  test("ten at the same moment are one", async () => {
    const { client, id } = await founder(world, ["quests-1"]);
    const calls = Array.from({ length: 10 }, (_, index) =>
      share(client, "quests-1", index % 2 ? "x" : "twitter"),
    );
    for (const answer of await Promise.all(calls)) expect(answer.json()).toMatchObject({ shareCount: 1 });
    expect(await ledger(id)).toHaveLength(1);
  });

  test("an award that nobody claims is settled by itself", async () => {
    const { client } = await founder(world, ["quests-1"]);
    await share(client, "quests-1", "facebook");
    world.clock.advance(MS_PER_MINUTE);
    await settle();
    expect(await totalXp(client)).toBe(25);
  });

  test("the list tells on how many platforms, and the first share is itself an achievement", async () => {
    const { client } = await founder(world, ["quests-1"]);
    const find = async (id: string) =>
      (await client.get("/api/achievements?include=all"))
        .json()
        .find((achievement: { id: string }) => achievement.id === id);
    expect(await find("first-share")).toMatchObject({ earnedAt: null, progress: 0 });
    await share(client, "quests-1", "copy");
    await share(client, "quests-1", "share");
    expect(await find("quests-1")).toMatchObject({ shareCount: 2 });
    expect(await find("first-share")).toMatchObject({ earnedAt: expect.any(String), shareCount: 0 });
    expect((await share(client, "first-share", "copy")).json()).toMatchObject({ awarded: 25 });
  });
});

describe("claiming", () => {
  test("a share source with any other amount is 409, and so is one that is no share", async () => {
    const { client, id } = await founder(world, ["quests-1"]);
    await share(client, "quests-1", "linkedin");
    for (const xpGain of [0, 24, 26, 50])
      expect((await claimShare(client, "linkedin", xpGain)).statusCode).toBe(409);
    expect((await claimShare(client, "myspace")).statusCode).toBe(409);
    expect(await totalXp(client)).toBe(0);
    expect(await ledger(id)).toHaveLength(1);
  });

  test("with nothing recorded it is a share of the level: once, whatever the platform", async () => {
    const { client, id } = await founder(world, [], { xp: 110 });
    const first = (await claimShare(client, "linkedin")).json();
    expect(first).toMatchObject({ awarded: 25, totalXP: 135, levelUp: false, newLevel: 2, reason: null });
    expect((await claimShare(client, "linkedin")).json()).toEqual(first);
    const other = { awarded: 0, levelUp: false, newLevel: 2, totalXP: 135, reason: ALREADY_COUNTED };
    expect((await claimShare(client, "twitter")).json()).toMatchObject(other);
    world.clock.advance(61_000);
    expect((await claimShare(client, "linkedin")).json()).toMatchObject(other);
    expect(await ledger(id)).toMatchObject([
      { source_type: "linkedin_share", source_id: "level:2", label: "Shared “Level 2” on LinkedIn" },
    ]);
    const rows = await world.db.selectFrom("shares").selectAll().where("user_id", "=", id).execute();
    expect(rows.map(({ platform, is_paid }) => [platform, is_paid]).sort()).toEqual([
      ["linkedin", true],
      ["twitter", false],
    ]);
    const earned = (await client.get("/api/achievements")).json();
    expect(earned).toMatchObject([{ id: "first-share" }]);
  });

  test("its XP can raise the level, and the next level pays again", async () => {
    const { client } = await founder(world, [], { xp: 180 });
    expect((await claimShare(client, "facebook")).json()).toMatchObject({
      levelUp: true,
      newLevel: 3,
      level: 3,
    });
    expect((await claimShare(client, "sms")).json()).toMatchObject({
      awarded: 25,
      totalXP: 230,
      levelUp: false,
    });
    expect((await claimShare(client, "copy")).json()).toMatchObject({ awarded: 0 });
  });

  const subjects = async (id: string) => (await ledger(id)).map(({ source_id }) => source_id);

  test("an award that waits is claimed before the level, which is paid also when it follows at once", async () => {
    const { client, id } = await founder(world, ["quests-1"]);
    await share(client, "quests-1", "x");
    expect((await claimShare(client, "twitter")).json()).toMatchObject({ awarded: 25, totalXP: 25 });
    world.clock.advance(10_000);
    expect((await claimShare(client, "x")).json()).toMatchObject({ awarded: 25, totalXP: 50 });
    expect(await subjects(id)).toEqual(["achievement:quests-1", "level:1"]);
    expect((await claimShare(client, "x")).json()).toMatchObject({ awarded: 25, totalXP: 50 });
    world.clock.advance(61_000);
    expect((await claimShare(client, "x")).json()).toMatchObject({ awarded: 0, totalXP: 50 });
  });

  test("an award that the server settled does not stand in for the level, and can be claimed after it", async () => {
    const { client, id } = await founder(world, ["quests-1"]);
    await share(client, "quests-1", "twitter");
    world.clock.advance(MS_PER_MINUTE);
    await settle();
    world.clock.advance(5 * MS_PER_HOUR);
    expect((await claimShare(client, "twitter")).json()).toMatchObject({ awarded: 25, totalXP: 50 });
    expect(await subjects(id)).toEqual(["achievement:quests-1", "level:1"]);
    expect((await ledger(id))[0]?.claimed_at).toBeNull();
    expect((await claimShare(client, "twitter")).json()).toMatchObject({ awarded: 25, totalXP: 50 });
    expect((await ledger(id))[0]?.claimed_at).not.toBeNull();
    world.clock.advance(61_000);
    expect((await claimShare(client, "twitter")).json()).toMatchObject({ awarded: 0, totalXP: 50 });
  });

  test("all platforms at the same moment pay the level once", async () => {
    const { client } = await founder(world, []);
    const answers = await Promise.all(PLATFORMS.map((platform) => claimShare(client, platform)));
    expect(answers.map((answer) => answer.json().awarded).sort((a, b) => a - b)).toEqual([
      0, 0, 0, 0, 0, 0, 25,
    ]);
    expect(await totalXp(client)).toBe(25);
  });

  test("a quest's award is no share's, and the other way round", async () => {
    const { client } = await founder(world, ["quests-1"]);
    await share(client, "quests-1", "linkedin");
    expect((await claim(client, 25)).statusCode).toBe(409);
    const { id } = await createQuest(client, { xpReward: 25 });
    await completeQuest(client, id);
    expect((await claim(client, 25)).json()).toMatchObject({ totalXP: 25 });
    expect((await claimShare(client, "linkedin")).json()).toMatchObject({ totalXP: 50 });
  });
});
