import { describe, expect, test } from "vitest";
import { dayAt, instantOf } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { ALREADY_COUNTED, ENOUGH_TODAY } from "#domain/sharing/sharing.ts";
import { settleWaitingAwards } from "#server/features/xp/settle.service.ts";
import { claim, completeQuest, createQuest } from "#server/testing/people/quest-people.ts";
import { claimShare, founder, PLATFORMS, share } from "#server/testing/people/share-people.ts";
import { openFileWorld, type TestWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

type Client = Awaited<ReturnType<TestWorld["person"]>>;
const totalXp = async (client: Client) => (await client.get("/api/auth/user")).json().totalXP;
const ledger = (id: string) =>
  world.db
    .selectFrom("xp_ledger")
    .select(["source_type", "source_id", "label", "nominal", "amount", "claimed_at"])
    .where("user_id", "=", id)
    .orderBy("created_at")
    .execute();
const settle = () => settleWaitingAwards({ db: world.db, now: world.clock.now(), people: world.people });

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

describe("at most twelve paid shares a day", () => {
  const fourteen = ["quests-1", "streak-3"].flatMap((id) =>
    PLATFORMS.map((platform) => [id, platform] as const),
  );
  const zone = "Pacific/Auckland";
  const toLocalTime = (time: string) => {
    const now = world.clock.now();
    const wanted = instantOf(dayAt(now, zone), time, zone).getTime() - now.getTime();
    world.clock.advance(wanted < 0 ? wanted + MS_PER_DAY : wanted);
  };

  test("by the person's own midnight; what was too much then is paid when it is shared again on another day, once", async () => {
    const { client, id } = await founder(world, ["quests-1", "streak-3", "streak-7"]);
    await world.db.updateTable("users").set({ time_zone: zone }).where("id", "=", id).execute();
    toLocalTime("23:50");
    const answers = [];
    for (const [achievement, platform] of fourteen)
      answers.push((await share(client, achievement, platform)).json());
    expect(answers.map(({ awarded }) => awarded)).toEqual([...Array(12).fill(25), 0, 0]);
    expect(answers.at(-1)).toEqual({ awarded: 0, reason: ENOUGH_TODAY, shareCount: 7 });
    expect((await claimShare(client, "share")).json()).toMatchObject({ awarded: 25 });
    world.clock.advance(9 * MS_PER_MINUTE);
    expect((await share(client, "streak-7", "sms")).json()).toMatchObject({
      awarded: 0,
      reason: ENOUGH_TODAY,
    });
    world.clock.advance(2 * MS_PER_MINUTE);
    const again = () => share(client, "streak-3", "share");
    expect((await again()).json()).toEqual({ awarded: 25, reason: null, shareCount: 7 });
    expect((await claimShare(client, "share")).json()).toMatchObject({ awarded: 25 });
    expect((await again()).json()).toEqual({ awarded: 0, reason: ALREADY_COUNTED, shareCount: 7 });
    expect((await share(client, "streak-7", "copy")).json()).toMatchObject({ awarded: 25 });
    const today = (await ledger(id)).slice(12).map(({ source_id }) => source_id);
    expect(today).toEqual(["achievement:streak-3", "achievement:streak-7"]);
  });

  test("what is paid on another day counts towards that day", async () => {
    const { client } = await founder(world, ["quests-1", "streak-3", "streak-7"]);
    const all = ["quests-1", "streak-3", "streak-7"].flatMap((id) =>
      PLATFORMS.map((platform) => [id, platform] as const),
    );
    const awarded = async () => {
      let sum = 0;
      for (const [achievement, platform] of all)
        sum += (await share(client, achievement, platform)).json().awarded;
      world.clock.advance(MS_PER_DAY);
      await settle();
      return sum;
    };
    expect([await awarded(), await awarded(), await awarded()]).toEqual([12 * 25, 9 * 25, 0]);
  });

  test("a level over the cap is told so each time that day, and paid on the next", async () => {
    const { client, id } = await founder(world, ["quests-1", "streak-3"]);
    for (const [achievement, platform] of fourteen.slice(0, 12)) await share(client, achievement, platform);
    world.clock.advance(MS_PER_MINUTE);
    await settle();
    const claimed = { claimed_at: world.clock.now() };
    await world.db.updateTable("xp_ledger").set(claimed).where("user_id", "=", id).execute();
    world.clock.advance(2 * MS_PER_MINUTE);
    const level = () => claimShare(client, "share");
    for (let time = 0; time < 2; time += 1)
      expect((await level()).json()).toMatchObject({ awarded: 0, reason: ENOUGH_TODAY, totalXP: 300 });
    world.clock.advance(MS_PER_DAY);
    expect((await level()).json()).toMatchObject({ awarded: 25, totalXP: 325, reason: null });
    expect((await claimShare(client, "sms")).json()).toMatchObject({ awarded: 0, reason: ALREADY_COUNTED });
    expect((await ledger(id)).at(-1)).toMatchObject({ source_id: "level:4", source_type: "share_share" });
  });

  test("levels count too, and moving to another zone buys no second day", async () => {
    const { client, id } = await founder(world, ["quests-1", "streak-3"]);
    await world.db.updateTable("users").set({ time_zone: zone }).where("id", "=", id).execute();
    toLocalTime("23:50");
    expect((await claimShare(client, "linkedin")).json()).toMatchObject({ awarded: 25 });
    for (const [achievement, platform] of fourteen.slice(0, 11)) await share(client, achievement, platform);
    const last = () => share(client, "streak-3", "copy");
    const moved = {
      time_zone: "Asia/Tokyo",
      previous_time_zone: zone,
      time_zone_changed_at: world.clock.now(),
    };
    await world.db.updateTable("users").set(moved).where("id", "=", id).execute();
    world.clock.advance(6 * MS_PER_HOUR);
    expect((await last()).json()).toMatchObject({ awarded: 0, reason: ENOUGH_TODAY });
  });
});

test("the first choice of a zone buys no second day of shares either", async () => {
  const { client } = await founder(world, ["quests-1", "streak-3"]);
  const midnight = Math.ceil(world.clock.now().getTime() / MS_PER_DAY) * MS_PER_DAY;
  // 9:00 UTC is 23:00 in Kiritimati: the twelve are of its yesterday.
  world.clock.advance(midnight + 9 * MS_PER_HOUR - world.clock.now().getTime());
  for (const platform of PLATFORMS) await share(client, "quests-1", platform);
  for (const platform of PLATFORMS.slice(0, 5)) await share(client, "streak-3", platform);
  world.clock.advance(2 * MS_PER_HOUR);
  await client.send({ method: "PUT", url: "/api/profile", payload: { timeZone: "Pacific/Kiritimati" } });
  const more = await share(client, "streak-3", "copy");
  expect(more.json()).toMatchObject({ awarded: 0, reason: ENOUGH_TODAY });
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
