import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import {
  countedPlatform,
  MAX_PAID_SHARES_A_DAY,
  SHARE_PLATFORMS,
  SHARE_XP,
} from "#domain/sharing/sharing.ts";
import { levelForXp } from "#domain/xp/level.ts";
import { settleWaitingAwards } from "#server/features/xp/settle.service.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { completeQuest, createQuest } from "#server/testing/people/quest-people.ts";
import { claimShare, founder } from "#server/testing/people/share-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const EARNED = ["quests-1", "quests-10", "streak-3", "level-5"];
const world = await openFileWorld();
// The first of all is an admin, whose session does not last for days.
await world.person();

const platform = fc.constantFrom(...SHARE_PLATFORMS);
const call = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("share" as const),
      id: fc.constantFrom(...EARNED, "first-share", "explorer"),
      platform,
      path: fc.constantFrom("/api/share", "/api/achievements/share"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("claim" as const), platform }) },
  { weight: 1, arbitrary: fc.constant({ kind: "quest" as const }) },
);
/** More than a day pays for. */
const MANY = EARNED.flatMap((id) =>
  SHARE_PLATFORMS.map((platform) => ({ kind: "share" as const, id, platform, path: "/api/share" as const })),
);
/** Calls at the same moment, and how long it takes until the next ones. */
const moment = fc.record({
  calls: fc.array(call, { minLength: 1, maxLength: 6 }),
  passMs: fc.constantFrom(0, 0, 0, 20_000, 50_000, 2 * MS_PER_MINUTE, 5 * MS_PER_HOUR, 25 * MS_PER_HOUR),
});

/** On later days whatever the caps left out is paid, and then the level too: nothing is swallowed. */
async function shareWhatIsLeft(client: HttpClient, id: string, tried: ReadonlySet<string>): Promise<void> {
  const settle = () => settleWaitingAwards({ db: world.db, now: world.clock.now(), people: world.people });
  const subjectsPaid = async () => {
    const rows = await world.db
      .selectFrom("xp_ledger")
      .select(["source_id", "source_type"])
      .where("user_id", "=", id)
      .execute();
    return new Set(rows.map((row) => `${row.source_id} ${row.source_type.replace("_share", "")}`));
  };
  const earned: { id: string }[] = (await client.get("/api/achievements")).json();
  const mine = [...tried].filter((name) =>
    earned.some((achievement) => name.startsWith(`achievement:${achievement.id} `)),
  );
  const unpaid = async () => {
    const paid = await subjectsPaid();
    return mine.filter((name) => !paid.has(name));
  };
  for (let left = await unpaid(); left.length > 0; ) {
    world.clock.advance(25 * MS_PER_HOUR);
    await settle();
    for (const name of left) {
      const [subject = "", platform] = name.split(" ");
      await client.post("/api/share", { achievementId: subject.replace("achievement:", ""), platform });
    }
    const next = await unpaid();
    expect(left.length - next.length).toBe(Math.min(left.length, MAX_PAID_SHARES_A_DAY));
    left = next;
  }

  world.clock.advance(25 * MS_PER_HOUR);
  await settle();
  const { totalXP }: { totalXP: number } = (await client.get("/api/auth/user")).json();
  const level = `level:${levelForXp(totalXP)} `;
  const isPaid = async () => [...(await subjectsPaid())].some((name) => name.startsWith(level));
  const wasPaid = await isPaid();
  const claim = (await claimShare(client, "twitter")).json();
  if (!wasPaid) expect(claim).toMatchObject({ awarded: SHARE_XP, totalXP: totalXP + SHARE_XP });
  expect(await isPaid()).toBe(true);
}

test("no sequence of share and claim calls pays a subject twice, more than the caps, or leaves a share unpaid for good", async () => {
  let mostADay = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(moment, { minLength: 4, maxLength: 14 }),
      fc.constantFrom("UTC", "Pacific/Auckland", "America/Los_Angeles"),
      async (moments, zone) => {
        const { client, id } = await founder(world, EARNED);
        await world.db.updateTable("users").set({ time_zone: zone }).where("id", "=", id).execute();
        const settle = () =>
          settleWaitingAwards({ db: world.db, now: world.clock.now(), people: world.people });
        const tried = new Set<string>();
        for (const { calls, passMs } of moments) {
          const answers = await Promise.all(
            calls.map(async (wanted) => {
              if (wanted.kind === "claim") return claimShare(client, wanted.platform);
              if (wanted.kind === "share") {
                tried.add(`achievement:${wanted.id} ${countedPlatform(wanted.platform)}`);
                const payload = { achievementId: wanted.id, platform: wanted.platform };
                return client.post(wanted.path, payload);
              }
              return completeQuest(client, (await createQuest(client, { xpReward: 100 })).id);
            }),
          );
          for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
          world.clock.advance(passMs);
          await settle();
        }
        world.clock.advance(MS_PER_MINUTE);
        await settle();
        await shareWhatIsLeft(client, id, tried);

        const { total_xp: total } = await world.db
          .selectFrom("users")
          .select("total_xp")
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        const rows = await world.db.selectFrom("xp_ledger").selectAll().where("user_id", "=", id).execute();
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);

        const paid = rows.filter(({ source_type }) => source_type.endsWith("_share"));
        const subjects = paid.map(({ source_type, source_id }) =>
          source_id.startsWith("level:") ? source_id : `${source_id} ${source_type.replace("_share", "")}`,
        );
        expect(new Set(subjects).size).toBe(subjects.length);
        expect(subjects.filter((subject) => !subject.startsWith("level:") && !tried.has(subject))).toEqual(
          [],
        );
        const sum = paid.reduce((xp, { amount }) => xp + amount, 0);
        expect(sum).toBeLessThanOrEqual(SHARE_XP * (tried.size + levelForXp(total)));

        const days = new Map<string, number>();
        for (const { created_at, amount } of paid) {
          const day = dayAt(created_at, zone);
          days.set(day, (days.get(day) ?? 0) + amount);
        }
        for (const xp of days.values()) {
          expect(xp).toBeLessThanOrEqual(SHARE_XP * MAX_PAID_SHARES_A_DAY);
          mostADay = Math.max(mostADay, xp);
        }
      },
    ),
    { numRuns: 16, examples: [[[{ calls: MANY, passMs: 0 }], "UTC"]] },
  );
  // The cap was met; otherwise this would prove little.
  expect(mostADay).toBe(SHARE_XP * MAX_PAID_SHARES_A_DAY);
});
