import { describe, expect, test } from "vitest";
import { dayAt, instantOf } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { ALREADY_COUNTED, ENOUGH_TODAY } from "#domain/sharing/sharing.ts";
import {
  claimShare,
  founder,
  ledgerOf,
  PLATFORMS,
  settleAwards,
  share,
} from "#server/testing/people/share-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();

const ledger = (id: string) => ledgerOf(world, id);
const settle = () => settleAwards(world);

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
    // Before signing in: up to a day passes, and a session might end meanwhile.
    toLocalTime("23:50");
    const { client, id } = await founder(world, ["quests-1", "streak-3", "streak-7"]);
    await world.db.updateTable("users").set({ time_zone: zone }).where("id", "=", id).execute();
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
